import type { Subject } from '../finding.ts'
import { LETTER, WORD_START } from '../text/letters.ts'
import { headlinesWith, type Place, sentencesWith } from './places.ts'

type Office = 'SUSEP' | 'ANS' | 'Banco Central' | 'ANAC'

const named: Record<Office, string> = {
	SUSEP: 'SUSEP|Susep|Superintendência de Seguros Privados|CNSP',
	ANS: 'ANS|Agência Nacional de Saúde(?: Suplementar)?',
	'Banco Central': 'Banco Central|Bacen|BCB|BC',
	ANAC: 'ANAC|Anac|Agência Nacional de Aviação(?: Civil)?',
}
const anyOffice = Object.values(named).join('|')

/** What each of them watches over, as sentences call it; the first that fits. */
const watched: { words: RegExp; right: Office }[] = [
	{ words: /cons[óo]rcio/i, right: 'Banco Central' },
	{
		words:
			/(?:planos?|seguros?|conv[êe]nios?) (?:de )?(?:sa[úu]de|dental|odonto)|conv[êe]nios? m[ée]dic|odontol[óo]gic|sa[úu]de suplementar|operadoras?/i,
		right: 'ANS',
	},
	{ words: /seguros?\b|seguradoras?|ap[óo]lices?|previd[êe]ncia|capitaliza[çc][ãa]o|corretor/i, right: 'SUSEP' },
	{ words: /aeronaves?|a[ée]reas?|avia[çc][ãa]o|drones?|pilotos?|voos?\b/i, right: 'ANAC' },
]

const watches = 'fiscaliza|regula|autoriza|supervisiona|normatiza|controla|regulamenta|cuida d[oae]s?'
const watchedBy = `(?:fiscaliz|regul|autoriz|supervision|normatiz|control|regulament)ad[oa]s?`
const stated = [
	String.raw`${watchedBy}(?:\s+(?:e|ou)\s+${LETTER}+)?\s+(?:hoje\s+|apenas\s+|só\s+|diretamente\s+)?pel[oa]\s+(${anyOffice})(?!${LETTER})`,
	String.raw`(${anyOffice})(?!${LETTER}),?\s+(?:é\s+(?:quem|o órgão que|a agência que|a autoridade que)\s+|que\s+|também\s+)?(?:${watches})`,
	String.raw`quem\s+(?:${watches})[^.!?]{0,60}\s(?:é|são)\s+[oa]\s+(${anyOffice})(?!${LETTER})`,
	String.raw`(?:órgão|autoridade|fiscalização|reclamação|reclame|reclamar)[^.!?;]{0,50}\s(?:é|cabe|compete|fica com|à|ao|na|no)\s+(?:[oaà]\s+|ao\s+)?(${anyOffice})(?!${LETTER})[^.!?;]{0,20}(?:responsável|competente|que (?:fiscaliza|regula))`,
].map((pattern) => new RegExp(WORD_START + pattern))
const denied = new RegExp(
	String.raw`${WORD_START}(${anyOffice})(?!${LETTER})[^.!?;]{0,60}?\s(?:não|nunca|nada)\s+(?:tem|fiscaliza|regula|cuida|autoriza|é|atende|responde|trata|manda|pode|interfere|se mete)`,
)

/** Sentences that give the watch over something to an office that has it not, or take it from the one that has. */
export function wrongRegulators(subject: Subject): { place: Place; right: Office }[] {
	const patterns = [...stated, denied]
	const topic = rightFor(`${subject.title} ${subject.categorySlug ?? ''}`.replaceAll('-', ' ')) ?? 'SUSEP'
	return [...headlinesWith(subject, patterns), ...sentencesWith(subject, patterns)].flatMap((place) => {
		const { sentence } = place
		if (
			/\?["”]?$/.test(sentence) ||
			/há quem|\bdig[ao]m?\b|diz(?:em)? que|imagin|suponh|acredit|mito|engan|confund|err[ao]d|fals[oa]|ach(?:a|am) que|pens(?:a|am) que/i.test(
				sentence,
			)
		)
			return []
		const right = rightFor(sentence) ?? topic
		const wrong = stated.some((pattern) => {
			const found = pattern.exec(sentence)
			if (!found || isNegated(sentence, found)) return false
			const office = officeOf(found[1]!)
			const about = rightFor(sentence.slice(Math.max(0, found.index - 80), found.index + found[0].length + 80)) ?? right
			// A sentence that names both says which is for what; the claims are held against the facts one by one.
			return office !== about && (!new RegExp(named[about]).test(sentence) || isOnlyDenied(sentence, about))
		})
		const office = denied.exec(sentence)?.[1]
		const taken =
			office !== undefined && officeOf(office) === right && rightFor(sentence) !== undefined && !isLimited(sentence)
		return wrong || taken ? [{ place, right }] : []
	})
}

/** 'e não pela SUSEP', 'a SUSEP não tem nada com isso'. */
function isOnlyDenied(sentence: string, office: Office): boolean {
	const naming = `(?:${named[office]})(?!${LETTER})`
	return new RegExp(
		`(?:não|nem|sem)\\s+(?:(?:é|são|pel[oa]|[oa]|à|ao|d[oa]|com)\\s+){0,3}${naming}|${naming}[^.!?;]{0,25}\\s(?:não|nada)\\s`,
	).test(sentence)
}

const names = new RegExp(anyOffice, 'g')

/** The offices' own names say nothing of what a sentence is about. */
function rightFor(words: string): Office | undefined {
	const about = words.replace(names, '')
	return watched.find((one) => one.words.test(about))?.right
}

function officeOf(words: string): Office {
	return (Object.keys(named) as Office[]).find((office) => new RegExp(`^(?:${named[office]})$`).test(words))!
}

function isNegated(sentence: string, { index, 0: found }: RegExpExecArray): boolean {
	return (
		/(?:^|\s)(?:não|nem|nunca|deixou de ser|e não)(?:\s+(?:é|são|está|estão|foi|mais))?\s*$/i.test(
			sentence.slice(0, index),
		) || /não|nem/i.test(found)
	)
}

/** 'A SUSEP não fixa preços', 'não é a SUSEP que paga': what an office does not do beside its watch. */
function isLimited(sentence: string): boolean {
	return /preço|paga|indeniza|contrato|caso a caso|substitui|julga|advogad|conserta|vende|garantia d/i.test(sentence)
}
