import type { Block } from '../article-text.ts'
import { granted, quote, type Rule, type Subject, withheld } from '../finding.ts'

/** Promises that nobody in insurance can keep. */
const promises = [
	/(?:indenização|aprovação|pagamento|reembolso|economia|lucro|rendimento|cobertura)s?\s+(?:\p{L}+\s+)?garantid[oa]s?/iu,
	/garant(?:imos|ia total|ido)s?\s+(?:a|o|que|de)?\s*(?:indeniza|aprova|menor preço|melhor preço|pagamento)/iu,
	/100\s?%\s+(?:garantid|segur|protegid|cobert|sem risco)/iu,
	/(?:sem|zero|livre de)\s+(?:nenhum|qualquer)?\s*riscos?(?!\s+de)(?!\p{L})/iu,
	/(?:nunca|jamais)\s+(?:será|é|vai ser|terá)\s+(?:negad|recusad|um problema)/iu,
	/(?:o|a)\s+(?:melhor|mais barat[oa]|menor preço)\s+(?:\p{L}+\s+){0,2}do\s+(?:brasil|mercado|país|mundo)/iu,
	/cobre\s+(?:absolutamente\s+)?tudo(?!\s+(?:o\s+)?que)(?!\p{L})/iu,
	/(?:você\s+)?não\s+paga\s+nada\s+nunca/iu,
	/(?:seguro|proteção)\s+(?:total|absolut[oa])\s+contra\s+(?:tudo|qualquer)/iu,
]

/** Where a promise is spoken of in order to deny it. */
const denial =
	/(?<!\p{L})(?:não|nem|nunca|jamais|desconfie|cuidado|ninguém|nenhum[a]?|evite|falso|falsa|promete[mr]?|prometer)(?!\p{L})/iu

export const absolutePromises: Rule = {
	id: 'absolute-promises',
	group: 'ymyl',
	label: 'Sem promessas absolutas',
	points: 10,
	check(subject) {
		const found = sentencesWith(subject, promises).filter(({ sentence }) => !denial.test(sentence))
		if (found.length === 0) return granted('nenhuma')
		return withheld(
			1,
			`${found.length} promessa(s)`,
			...found.map(({ sentence, block }) => ({
				severity: 'crítico' as const,
				message: `O texto promete o que nenhum seguro pode garantir: ${quote(sentence, 90)}.`,
				element: block.tag || 'texto solto',
				span: block,
				fix: 'Diga em que condições, com que limite e segundo qual apólice.',
			})),
		)
	},
}

/** Rules that were replaced, and by what. */
const superseded: { pattern: RegExp; now: string }[] = [
	{
		pattern:
			/arts?\.?\s*7(?:5[7-9]|[6-9]\d)\b[^.]{0,40}c[óo]digo civil|c[óo]digo civil[^.]{0,40}\barts?\.?\s*7(?:5[7-9]|[6-9]\d)\b/iu,
		now: 'a Lei 15.040/2024, que desde 11/12/2025 rege o contrato de seguro no lugar dos arts. 757 a 802 do Código Civil',
	},
	{ pattern: /circular\s+susep\s+(?:n\.?º?\s*)?256(?:\/2004|\b)/iu, now: 'a Circular SUSEP 621/2021' },
	{ pattern: /circular\s+susep\s+(?:n\.?º?\s*)?269(?:\/2004|\b)/iu, now: 'a Circular SUSEP 639/2021' },
	{ pattern: /circular\s+susep\s+(?:n\.?º?\s*)?302(?:\/2005|\b)/iu, now: 'a Circular SUSEP 667/2022' },
	{ pattern: /(?<!\p{L})denatran(?!\p{L})/iu, now: 'a Senatran' },
	{
		pattern: /(?<!\p{L})(?:s?dpvat|spvat)(?!\p{L})/iu,
		now: 'a regra atual: o DPVAT deixou de ser cobrado e o SPVAT foi revogado',
	},
]

/** Words with which a text says itself that a rule is of the past. */
const past =
	/(?<!\p{L})(?:revog|substitu|antig|anterior|deixou|extint|acabou|até|era|era[mn]|vigorou|não (?:é|existe|vale) mais|foi)\p{L}*/iu

export const supersededLaw: Rule = {
	id: 'superseded-law',
	group: 'ymyl',
	label: 'Sem normas revogadas',
	points: 5,
	check(subject) {
		const found = superseded.flatMap(({ pattern, now }) =>
			sentencesWith(subject, [pattern])
				.filter(({ sentence }) => !past.test(sentence))
				.map((place) => ({ ...place, now })),
		)
		if (found.length === 0) return granted('nenhuma')
		return withheld(
			1,
			`${found.length} referência(s)`,
			...found.map(({ sentence, block, now }) => ({
				severity: 'aviso' as const,
				message: `Norma que não vale mais: ${quote(sentence, 90)}.`,
				element: block.tag || 'texto solto',
				span: block,
				fix: `Use ${now}.`,
			})),
		)
	},
}

const disclaimer =
	/(?:conteúdo|texto|artigo|material)[^.]{0,60}(?:informativ|educativ|orientação geral)|não substitui[^.]{0,80}(?:apólice|condições|orientação|corretor|análise|contrato)/iu

/** What the fixer adds where it is missing. */
export const DISCLAIMER =
	'Este conteúdo é informativo e não substitui a leitura da apólice nem a orientação de um corretor de seguros.'

export function hasDisclaimerIn(text: string): boolean {
	return disclaimer.test(text)
}

export const hasDisclaimer: Rule = {
	id: 'disclaimer',
	group: 'ymyl',
	label: 'Aviso de que o texto não substitui a apólice',
	points: 3,
	check({ text }) {
		if (hasDisclaimerIn(text.text)) return granted('no texto')
		return withheld(1, 'não há', {
			severity: 'dica',
			message: 'O texto não avisa que é informativo e não substitui a apólice.',
			element: 'texto',
			fix: 'Acrescente no fim um aviso curto.',
			autoFixable: true,
		})
	},
}

const ALIKE = 0.35
const COPIED = 0.6

export const uniqueness: Rule = {
	id: 'uniqueness',
	group: 'ymyl',
	label: 'Diferente dos outros artigos do site',
	points: 5,
	check({ closest }) {
		if (!closest || closest.similarity <= ALIKE)
			return granted(closest ? `${percent(closest.similarity)} parecido com ${quote(closest.title)}` : 'nada parecido')
		const copied = closest.similarity > COPIED
		return withheld(copied ? 1 : 0.5, percent(closest.similarity), {
			severity: copied ? 'crítico' : 'aviso',
			message: `${percent(closest.similarity)} do texto já está no artigo ${quote(closest.title)}.`,
			element: 'texto',
			fix: copied ? 'Junte os dois artigos em um.' : 'Trate de outro lado do assunto ou reescreva os trechos iguais.',
		})
	},
}

function percent(share: number): string {
	return `${Math.round(share * 100)} %`
}

function sentencesWith({ text }: Subject, patterns: readonly RegExp[]): { sentence: string; block: Block }[] {
	return text.blocks.flatMap((block) =>
		patterns.some((pattern) => pattern.test(block.text))
			? block.sentences
					.filter((sentence) => patterns.some((pattern) => pattern.test(sentence)))
					.map((sentence) => ({ sentence, block }))
			: [],
	)
}
