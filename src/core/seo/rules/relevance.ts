import type { ArticleText, Block } from '../article-text.ts'
import { granted, quote, type Rule, type Subject, withheld } from '../finding.ts'
import { hasDisclaimerIn } from './claims.ts'
import { contentStems, stemsInOrder } from './content-words.ts'
import { sourcesHeading } from './sources.ts'
import { openingOf } from './structure-hints.ts'

/** In an article of ours every second paragraph may speak of them, or they say what is asked of a subject: alone they tell of none. */
const everywhere = new Set(
	'segur apoli corre cober contr empre saibe funci evita brasi comec acont agir erros pena difer compa custa regra prote passo escol gloss'.split(
		' ',
	),
)

/** Of the paragraphs, how many speak of what the title names. */
const LEAST = 0.05
const FEW = 0.2
const GOOD = 0.35
/** Of the paragraphs, how many speak of the trade at all. */
const TRADE = 0.35
const trade =
	/segur|ap[óo]lice|cobertura|cobre|coberto|indeniz|sinistro|franquia|pr[êe]mio|corretor|operadora|plano|car[êe]ncia|cons[óo]rcio|cota|lance|administradora|previd[êe]ncia|benefici[áa]ri|contrat|consumidor|reclama|proposta|susep|\bans\b|banco central|vistoria|risco|resgate|PGBL|VGBL/i

/** What people insure. An article on one of them is not an article on another. */
const lines: Record<string, RegExp> = {
	vida: /seguros? de vida|benefici[áa]ri|falec|morte|\bvida\b/i,
	auto: /\b(?:carros?|ve[íi]culos?|autom[óo]ve(?:l|is)|motos?|motorista|condutor|guincho|oficina)\b|seguro auto/i,
	casa: /\b(?:casas?|im[óo]ve(?:l|is)|apartamentos?|telhado|inquilin|aluguel)\b|residencia/i,
	viagem: /\b(?:viagem|viagens|viajante|bagagem|malas?|voo|passaporte|exterior)\b/i,
	saude: /\b(?:sa[úu]de|m[ée]dic[oa]s?|hospital|exames?|consultas?|operadora|dent|odontol)/i,
	consorcio: /cons[óo]rcio|contempla|carta de cr[ée]dito/i,
	previdencia: /previd[êe]ncia|aposentadoria|PGBL|VGBL/i,
	pet: /\b(?:pets?|cachorros?|gatos?|veterin[áa]ri)/i,
	barco: /\b(?:barcos?|lanchas?|embarca[çc]|motor de popa|n[áa]utic)/i,
	celular: /\b(?:celular(?:es)?|smartphones?|aparelho)\b/i,
}

/** Title, description, first paragraph, headings and body speak of one thing. */
export const relevance: Rule = {
	id: 'relevance',
	group: 'html',
	label: 'Título, descrição, abertura, subtítulos e texto tratam do mesmo assunto',
	points: 12,
	check(subject) {
		const { title, focusPhrase, metaDescription, text } = subject
		const asked = subjectStems([title, focusPhrase ?? ''].join(' '))
		const line = lineOf(title)
		const speaks = (words: string) => saysAny(words, asked) || (line !== undefined && lines[line]!.test(words))
		const prose = text.blocks.filter((block) => block.words >= 8 && !hasDisclaimerIn(block.text))
		if (asked.size === 0 || prose.length < 4) return granted('texto curto demais para comparar')
		const speaking = shareOf(prose, (block) => speaks(block.text))
		const inTrade = shareOf(prose, (block) => trade.test(block.text))
		const foreign = (speaking < LEAST && inTrade < 2 * TRADE) || (speaking < FEW && inTrade < TRADE)
		if (foreign || isOfAnotherLine(line, prose))
			return withheld(1, `${percent(speaking)} dos parágrafos falam do assunto`, {
				severity: 'crítico',
				message: `O texto não trata do que o título promete: só ${percent(speaking)} dos parágrafos falam de ${quote(title)}.`,
				element: 'texto',
				span: spanOf(prose.find((block) => !speaks(block.text))),
				fix: 'Escreva sobre o que o título diz, ou dê ao texto o título do que ele trata.',
			})
		const silent = [
			...(metaDescription?.trim() && !speaks(metaDescription) ? ['a descrição'] : []),
			...(silentOpening(text, speaks) ? ['o primeiro parágrafo'] : []),
			...(silentHeadings(text, speaks) ? ['os subtítulos'] : []),
			...(speaking < GOOD ? ['boa parte do texto'] : []),
		]
		if (silent.length === 0) return granted(`${percent(speaking)} dos parágrafos falam do assunto`)
		return withheld(silent.length * 0.1, `não: ${silent.join(', ')}`, {
			severity: 'dica',
			message: `${capital(silent.join(', '))} não ${silent.length === 1 && !silent[0]!.startsWith('os') ? 'fala' : 'falam'} do assunto do título.`,
			element: 'assunto',
			span: spanOf(openingOf(text)),
			fix: 'Use ali as palavras com que o leitor procura o assunto.',
		})
	},
}

function shareOf(blocks: readonly Block[], told: (block: Block) => boolean): number {
	return blocks.filter(told).length / blocks.length
}

/** What the title insures, where it is one thing. */
function lineOf(title: string): string | undefined {
	const named = Object.keys(lines).filter((line) => lines[line]!.test(title))
	return named.length === 1 ? named[0] : undefined
}

/** The title names one thing, and the paragraphs speak of another. */
function isOfAnotherLine(named: string | undefined, prose: readonly Block[]): boolean {
	if (named === undefined) return false
	const share = (line: string) => shareOf(prose, (block) => lines[line]!.test(block.text))
	if (share(named) >= 0.15) return false
	return Object.keys(lines).some((line) => line !== named && share(line) > 0.5)
}

/** The words that tell the subject; the ones of every article only where there are no others. */
function subjectStems(words: string): Set<string> {
	const all = contentStems(words)
	const own = new Set([...all].filter((stem) => !everywhere.has(stem)))
	return own.size > 0 ? own : all
}

function saysAny(words: string, asked: ReadonlySet<string>): boolean {
	return stemsInOrder(words).some((stem) => asked.has(stem))
}

function silentOpening(text: ArticleText, speaks: (words: string) => boolean): boolean {
	const opening = openingOf(text)
	return opening !== undefined && !speaks(opening.text)
}

function silentHeadings({ headings }: ArticleText, speaks: (words: string) => boolean): boolean {
	const own = headings.filter((heading) => !sourcesHeading.test(heading.text.trim()))
	return own.length > 0 && !own.some((heading) => speaks(heading.text))
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

function spanOf(block: Block | undefined) {
	return block && { start: block.start, end: block.end }
}

/** Of the words of the text, how many may be those of the phrase it is to be found by. */
const STUFFED = 0.06
const MUCH = 0.04

/** Words that are to be found by stand in the text, and do not choke it. */
export const density: Rule = {
	id: 'keyphrase-density',
	group: 'html',
	label: 'Frase de foco no texto, sem exagero',
	points: 4,
	check(subject) {
		const phrase = phraseOf(subject)
		const stems = stemsInOrder(phrase)
		const words = stemsInOrder(subject.text.text)
		if (stems.length === 0 || words.length === 0) return granted('sem texto')
		const times = occurrences(words, stems)
		const share = (times * stems.length) / Math.max(1, subject.text.words.length)
		const evidence = `${times} ${times === 1 ? 'vez' : 'vezes'}, ${percent(share)} das palavras`
		if (share > MUCH && times > 4)
			return withheld(1, evidence, {
				severity: share > STUFFED ? 'crítico' : 'aviso',
				message: `${quote(phrase)} aparece ${times} vezes, ${percent(share)} das palavras: o texto é para buscadores, e não para leitores.`,
				element: 'texto',
				fix: 'Diga as palavras onde elas informam e troque as outras por pronomes ou sinônimos.',
			})
		// Whether it speaks of its title at all is another rule's.
		if (times > 0) return granted(evidence)
		if (!subject.focusPhrase?.trim()) return granted('nenhuma foi escolhida, e o título não se repete em excesso')
		if (containsAll(words, stems)) return granted('as palavras estão no texto, mas não juntas')
		return withheld(0.5, evidence, {
			severity: 'dica',
			message: `${quote(phrase)} não aparece no texto.`,
			element: 'texto',
			fix: 'Use as palavras onde couberem com naturalidade, ou troque a frase de foco.',
		})
	},
}

/** The focus phrase; without one the title's beginning, as far as its colon. */
function phraseOf({ focusPhrase, title }: Subject): string {
	return focusPhrase?.trim() || title.split(/[:?]/)[0]!.trim()
}

function containsAll(words: readonly string[], stems: readonly string[]): boolean {
	const said = new Set(words)
	return stems.every((stem) => said.has(stem))
}

function occurrences(words: readonly string[], stems: readonly string[]): number {
	let times = 0
	for (let at = 0; at + stems.length <= words.length; at += 1)
		if (stems.every((stem, index) => words[at + index] === stem)) times += 1
	return times
}

/** A reader is met by a paragraph that says what it is about; boxes and lists come after it. */
export const introduction: Rule = {
	id: 'introduction',
	group: 'html',
	label: 'O texto começa por um parágrafo de abertura',
	points: 3,
	check({ text }) {
		const [first] = text.blocks.filter((block) => block.words > 5 && !hasDisclaimerIn(block.text))
		if (!first) return granted('texto curto')
		const heading = text.headings.find(({ level, start }) => level > 1 && start < first.start)
		const boxed = first.tag !== 'p' || heading !== undefined || isBoxed(text.html, first.start)
		if (!boxed) return granted('um parágrafo')
		return withheld(1, heading ? 'um subtítulo' : 'uma caixa ou lista', {
			severity: 'dica',
			message: `O texto começa por ${heading ? 'um subtítulo' : 'uma caixa ou lista'}, e não por uma abertura.`,
			element: first.tag || 'texto',
			span: spanOf(first),
			fix: 'Comece com um parágrafo que responde ao título; a caixa do resumo vem depois.',
		})
	},
}

function isBoxed(html: string, start: number): boolean {
	const before = html.slice(0, start).toLowerCase()
	return ['aside', 'blockquote', 'table', 'figure', 'ul', 'ol'].some(
		(tag) => before.lastIndexOf(`<${tag}`) > before.lastIndexOf(`</${tag}`),
	)
}

function percent(share: number): string {
	return `${Math.round(share * 100)} %`
}
