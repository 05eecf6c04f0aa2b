import known from '../../facts/regulators.content.ts'
import { granted, quote, type Rule, type Subject, withheld } from '../finding.ts'
import { asWords } from '../text/letters.ts'
import { wrongRegulators } from './wrong-regulator.ts'

type Regulator = { name: string; mentions: readonly RegExp[] }

/** Mentioned by any of the names that the register knows of them. Short initials are so in capitals alone. */
function regulator(name: string, ...ids: readonly string[]): Regulator {
	const names = ids.flatMap((id) => known[id] ?? []).map((word) => word.replaceAll('.', String.raw`\.`))
	const initials = names.filter((word) => /^[A-Z]{2,4}$/.test(word))
	const others = names.filter((word) => !initials.includes(word))
	const kinds: [string[], string][] = [
		[initials, ''],
		[others, 'i'],
	]
	return {
		name,
		mentions: kinds.filter(([words]) => words.length > 0).map(([words, flags]) => asWords(words.join('|'), flags)),
	}
}

const susep = regulator('SUSEP', 'orgao-susep', 'orgao-cnsp')
const ans = regulator('ANS', 'orgao-ans')
const centralBank = regulator('Banco Central', 'orgao-banco-central')
const anac = regulator('ANAC', 'orgao-anac')
const consumer = regulator('Procon ou Senacon', 'orgao-procon', 'orgao-senacon', 'orgao-consumidor-gov')

const all = [susep, ans, centralBank, anac, consumer]

/** What an article is about decides who watches over it. The first that fits. */
const topics: { words: RegExp; regulators: Regulator[] }[] = [
	{ words: /cons[óo]rcio/i, regulators: [centralBank] },
	{
		words:
			/(?:planos?|seguros?|conv[êe]nios?) (?:de )?(?:sa[úu]de|dental|odonto)|conv[êe]nio m[ée]dico|odontol[óo]gic|sa[úu]de suplementar/i,
		regulators: [ans],
	},
	{ words: /bagagem|\bmala\b|voo|passagem a[ée]rea/i, regulators: [anac, susep] },
	{ words: /segur|ap[óo]lice|sinistro|previd[êe]ncia|corretor|franquia|indeniza/i, regulators: [susep] },
]

/** Those of whom the article's topic speaks; any of them will do. */
export function regulatorsFor({ title, categorySlug }: Pick<Subject, 'title' | 'categorySlug'>): Regulator[] {
	const about = `${title} ${categorySlug ?? ''}`.replaceAll('-', ' ')
	return topics.find(({ words }) => words.test(about))?.regulators ?? [susep]
}

export const regulators: Rule = {
	id: 'regulators',
	group: 'ymyl',
	label: 'O órgão que fiscaliza o assunto é citado',
	points: 12,
	check(subject) {
		const wrong = wrongRegulators(subject)
		if (wrong.length > 0)
			return withheld(
				1,
				`${wrong.length} ${wrong.length === 1 ? 'frase errada' : 'frases erradas'}`,
				...wrong.map(({ place: { sentence, ...place }, right }) => ({
					...place,
					severity: 'crítico' as const,
					message: `O texto erra quem fiscaliza: ${quote(sentence, 90)}.`,
					fix: `Quem fiscaliza este assunto é: ${right}.`,
				})),
			)
		const mentioned = all.filter(({ mentions }) => mentions.some((mention) => mention.test(subject.text.text)))
		const wanted = regulatorsFor(subject)
		const names = wanted.map(({ name }) => name).join(' ou ')
		if (mentioned.length === 0)
			return withheld(1, 'nenhum órgão citado', {
				severity: 'aviso',
				message: 'O texto não cita nenhum órgão fiscalizador.',
				element: 'texto',
				fix: `Diga quem fiscaliza este assunto (${names}) e onde o leitor confere.`,
			})
		const found = mentioned.map(({ name }) => name).join(', ')
		if (wanted.some((one) => mentioned.includes(one))) return granted(found)
		return withheld(0.5, found, {
			severity: 'aviso',
			message: `O texto cita ${found}, mas quem fiscaliza este assunto é ${names}.`,
			element: 'texto',
			fix: `Cite ${names} e o que o órgão faz pelo leitor.`,
		})
	},
}
