import { type SQL, sql } from 'drizzle-orm'
import { leads } from '#db/schema/leads.ts'
import { escapeLike } from '#lib/escape-like.ts'
import { DIALLED_BEFORE, phoneDigits } from './phone-digits.ts'

/** Who a request about personal data is about: all we know people by. */
export type Person = { email: string } | { phone: string }

/** Reads an e-mail or a phone with area code, as somebody typed it. */
export function parsePerson(text: string): Person | undefined {
	const typed = text.trim()
	if (typed.length > 254) return undefined
	if (/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(typed)) return { email: typed.toLowerCase() }
	const digits = phoneDigits(typed)
	return /^[\d\s().+-]+$/.test(typed) && /^\d{8,15}$/.test(digits) ? { phone: digits } : undefined
}

export function samePerson(one: Person, other: Person): boolean {
	return keyOf(one) === keyOf(other)
}

/** A person as people write them: 'ana@exemplo.com.br', '(51) 99999-0000'. */
export function personWords(person: Person): string {
	if ('email' in person) return person.email
	return person.phone.replace(/^(\d\d)(\d{4,5})(\d{4})$/, '($1) $2-$3')
}

/** What tells a person from all others; for a keyed hash. */
export function keyOf(person: Person): string {
	return 'email' in person ? `email ${person.email}` : `phone ${person.phone}`
}

/** What the log may keep of a person: enough to recognise a request, too little to reach anyone. */
export function maskPerson(person: Person): string {
	if ('phone' in person) return `***${person.phone.slice(-2)}`
	const [name = '', domain = ''] = person.email.split('@')
	return `${name.slice(0, 1)}***@${domain}`
}

/** The first condition of each is the one that an index answers. */
export function leadsOf(person: Person): SQL {
	if ('email' in person) {
		return sql`(${leads.searchText} like '%' || without_accents(${escapeLike(person.email)}) || '%' and lower(${leads.email}) = ${person.email})`
	}
	const digits = sql`regexp_replace(regexp_replace(${leads.phone}, '\\D', '', 'g'), ${DIALLED_BEFORE}, '')`
	return sql`(${leads.searchText} like ${`%${person.phone}%`} and ${digits} = ${person.phone})`
}

/** All a lead says about who sent it. */
export function personsOf({ email, phone }: { email: string | null; phone: string | null }): Person[] {
	return [email, phone].flatMap((contact) => {
		const person = contact ? parsePerson(contact) : undefined
		return person ? [person] : []
	})
}
