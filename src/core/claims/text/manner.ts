import { asWords, LETTER } from '#core/seo/text/letters.ts'

/** Words that make figures an example. */
const example = asWords(
	String.raw`por exemplo|a título de exemplo|exemplos?|imagin[ea]m?|imaginemos|supon(?:ha|do|hamos)|digamos|considere (?:um|uma)|simula${LETTER}*|hipot${LETTER}*|hipót${LETTER}*|fictíci${LETTER}*|ilustrativ${LETTER}*|cenário|caso prático|caso com números|seriam?|fosse|custaria|ficariam?|pagaria|teriam?|inventad${LETTER}*|na ponta do lápis|faz de conta`,
)

export function isExample(text: string): boolean {
	return example.test(text)
}

const firstPerson = asWords(
	String.raw`eu|meus?|minhas?|noss[oa]s?|comigo|mim|a gente|fui|vi|li|dei|tive|fiz|pus|quis|soube|${LETTER}{2,}ei|(?:perd|com|receb|decid|resolv|vend|ouv|escrev|aprend|corr|descobr|consegu)i|caí|saí|pedi|tenho|estou|ganh${LETTER}*`,
)
/** What happened once; verbs of law-making are left out: 'o STF decidiu' is a rule. */
const happened = asWords(
	String.raw`(?!(?:fix|decid|cri|revog|defin|mud|reduz|ampli|afast|mant|substitu|public|determin|estabelec|pass|deix|acab|entr|exig|obrig|permit|proib|ved|alter|limit|sou|vigor|contribu|aceit|firm|adquir|ocorr|aconte)${LETTER}*)(?:${LETTER}{2,}(?:ou|eu|iu)|${LETTER}{3,}(?:aram|eram|iram))|queria|tinha|disse|disseram|fez|veio|deu|foi`,
)

/** Whether a sentence tells what happened to somebody rather than what is so. */
export function isStory(text: string): boolean {
	return firstPerson.test(text) || happened.test(text)
}

/** What is so whenever it happens: 'a seguradora tem 30 dias para…'. */
const standing = asWords('tem|têm|tens|há|são|dispõe|dispõem|deve|devem|prescreve|prescrevem|vence|dura|concede|dá')
const clauseEnd = /[,;:.()–—]|\s(?=(?:e|que|mas|porque)\s)/

/** Whether the clause around a place tells what happened to somebody. */
export function tellsStory(text: string, { start, end }: { start: number; end: number }): boolean {
	let from = 0
	for (const clause of text.split(clauseEnd)) {
		const at = text.indexOf(clause, from)
		from = at + clause.length
		if (start >= from || clause === '') continue
		const said = at + clause.length < end ? text.slice(at, end) : clause
		return firstPerson.test(said) || (happened.test(said) && !standing.test(said))
	}
	return isStory(text)
}

const loose =
	/(?<![a-zà-ÿ])(?:primeiras?|assistência|atendimento|central|guincho|chaveiro|plantão|socorro|como|tipo)\s+$/i

const imperative =
	/^["“(]*(?:comece|guarde|confira|reserve|peça|leia|conte|marque|faça|espere|avise|envie|junte|anote|compare|separe|escreva|registre|responda|procure|leve|use|calcule|prefira|evite|tenha|mantenha|veja|vá|ligue|cobre)(?![a-zà-ÿ])/i

/** Advice states nothing of its own. */
export function isAdvice(text: string): boolean {
	return imperative.test(text)
}

/** 'há oito anos', 'Ele tem 67 anos': how long something has been so, or how old somebody is. */
export function isSpan(text: string, { start, end }: { start: number; end: number }): boolean {
	const before = text.slice(0, start)
	const after = text.slice(end)
	// 'nas primeiras 24 horas', 'assistência 24 horas', 'um período, como 6, 12 ou 24 horas'.
	if (loose.test(before)) return true
	if (/^\s*(?:atrás|de idade)/i.test(after) && !/menos|mais|mínim/i.test(before)) return /atrás/.test(after)
	if (/(?<![a-zà-ÿ])(?:há|faz|fazem|havia|fazia)\s+(?:mais de |quase |cerca de )?$/i.test(before))
		return !/^\s+para\s/.test(after)
	if (/^\s+para\s/.test(after)) return false
	return (
		/(?<![a-zà-ÿ])(?:el[ae]|[a-zà-ÿ]+(?:ô|ó|ã)|[A-ZÀ-Þ][a-zà-ÿ]+)\s+(?:já )?(?:tem|fez|completou)\s+$/.test(before) &&
		/anos?$/.test(text.slice(start, end))
	)
}

const hearsay = asWords(
	String.raw`muit[ao]s?(?: gente| pessoas)? (?:jur|ach|pens|acredit|diz|imagin)${LETTER}*|(?:me )?disseram|dizem|há quem|reza a lenda|mito|diz-se|juram?|acham?|acredita(?:m)?`,
)
const denial = /^["“(]*(?:n[ãa]o|errado|engano|mito|mas|nada disso|falso|na verdade)(?![a-zà-ÿ])/i

/** What a text tells as others' opinion and denies in the next breath. */
export function isDeniedHearsay(text: string, next: string | undefined): boolean {
	return hearsay.test(text) && denial.test(next ?? '')
}

/** Whether what stands at a place is denied by the words before it in its clause: 'não é a SUSEP que fiscaliza'. */
export function isDeniedBefore(text: string, at: number): boolean {
	const clause = text
		.slice(0, at)
		.split(/[,;:.()–—]/)
		.at(-1)!
	return /(?<![A-Za-zÀ-ÿ])(?:não|nem|nunca|em vez d[aeo]|e não)(?![A-Za-zÀ-ÿ])/i.test(clause)
}
