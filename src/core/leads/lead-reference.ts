import type { Lead } from '#db/schema/leads.ts'

/** What a visitor quotes on the telephone: #1042. It names no brand, so it outlives a change of name. */
export function leadReference({ number }: Pick<Lead, 'number'>): string {
	return `#${number}`
}

/** The index holds numbers as they were once written, FS-1042, and whoever kept such a mail still finds the request by it. */
export function searchedReference(query: string): string {
	return query.replace(/^#(?=\d)/, 'FS-')
}
