import { ofWord, type Token } from './tokens.ts'

/** Words that say that something is so, and words that say it is not, by their beginnings; '$' ends a whole word. */
const opposites: [concept: string, so: string, notSo: string][] = [
	[
		'need',
		'precis exig obrigator obriga$ obrigam$ obrigar$ obrigad necessari indispens imprescind manda$ mandam$ condic requer pede$ pedem$ forcad compuls',
		'dispensa$ dispensam$ dispensar$ dispensou$ dispensad facultat opcion desnecess volunt prescind desobrig criterio$',
	],
	// What makes another thing needless stands in for it.
	['replace', 'substitui$ substituem$ dispensa$ dispensam$', ''],
	[
		'allow',
		'permit admit$ admite admitem autoriza$ pode$ podem$ podera$ poderao$ possivel$ possibilid livre$ livres$ liberdad',
		'proib veda$ vedam$ vedad imped impossiv',
	],
	['exceed', 'exced ultrapassa$ ultrapassam$ ultrapassar$ ultrapasse$ superior superar acima', ''],
	[
		'keep',
		'conserv mantem$ mantem-se$ preserv continua$ continuam$',
		'perde$ perdem$ perder$ perdeu$ deixa$ deixam$ tira$ tiram$ tirar$',
	],
	[
		'liable',
		'responde$ respondem$ responder$ respondera$',
		'livra$ livram$ exime isenta$ isentam$ afasta$ afastam$ afastar$',
	],
	['suffice', 'basta$ bastam$ bastar$ bastando$ suficient', 'insufic'],
	['fault', 'culpa$', ''],
	['exception', 'excec exempl flexiv', 'fechad taxativ'],
	['restart', 'recomec reinici', ''],
	['run', 'corre$ correm$ correr$ flui', 'parado$ parada$'],
	['tax', 'incid', 'isent afasta$ afastam$ afastou$'],
	['charge', 'cobrad', ''],
	// 'a penhora' names it, and 'penhor' is another thing.
	['seize', 'penhorad penhorar$ penhorav penhoram$', 'impenhor'],
	['restricted', 'so$ apenas$ somente$', 'livremente$'],
	['wait', 'cumpre$ cumprem$ cumprir$ cumprira$', 'aproveita$ aproveitam$ aproveitar$'],
	['covered', 'cobre$ cobrem$ coberto$ coberta$', 'exclui$ excluem$'],
]

/** What a silence or an act is taken for: 'vale como aceitação', 'equivale a uma recusa'. */
export const equating =
	/^(?:vale|valem|valera|equival|signific|consider|presum|interpret|import|implica|tid[oa]$|entend)/
const taken: typeof opposites = [['taken', 'aceit aprov concord', 'recus negativa negad rejeit']]

type Concept = { prefix: string; isWhole: boolean; concept: string; sign: 1 | -1 }

function read(list: typeof opposites): Concept[] {
	return list.flatMap(([concept, so, notSo]) => {
		const words = (text: string, sign: 1 | -1) =>
			text
				.split(' ')
				.filter(Boolean)
				.map((word) => ({ prefix: word.replace('$', ''), isWhole: word.endsWith('$'), concept: `!${concept}`, sign }))
		return [...words(so, 1), ...words(notSo, -1)]
	})
}

const fits =
	(word: string) =>
	({ prefix, isWhole }: Concept) =>
		isWhole ? word === prefix : word.startsWith(prefix)
const concepts = read(opposites)
const conceptsOfEquating = read(taken)
export const untaxed: readonly Concept[] = [{ prefix: 'livre', isWhole: true, concept: '!tax', sign: -1 }]
export const lostConcepts: readonly Concept[] = concepts.filter(fits('perder'))
export const freed: readonly Concept[] = [{ prefix: 'livre', isWhole: true, concept: '!liable', sign: -1 }]

const conceptsOfWord = ofWord((word) => concepts.filter(fits(word)))

/** What a word says to be so or not. */
export function conceptsOf(token: Token, isEquating: boolean): readonly Concept[] {
	const found = conceptsOfWord(token)
	return isEquating ? [...found, ...conceptsOfEquating.filter(fits(token.word))] : found
}
