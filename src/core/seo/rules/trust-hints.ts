import { brasiliaYear } from '#lib/brasilia-time.ts'
import type { Block } from '../article-text.ts'
import { type Hint, quote, type Subject } from '../finding.ts'
import { asWords, LETTER, WORD_START } from '../text/letters.ts'

const sum = /R\$\s?\d/
const share = /\d\s?%/
/** A law, a body or a page that stands for a figure, and figures that only show how to reckon. */
const attributed = asWords(
	'lei|decreto|circular|resolução|art|arts|artigo|segundo|conforme|de acordo com|pesquisa|dados|fonte|tabela|susep|cnsp|ans|anac|inss|receita federal|banco central|bcb|ibge|stj|stf|fipe|cnseg|apólice|contrato|proposta|regulamento',
)
const imagined = asWords(
	`exemplo|suponha|imagine|hipotétic${LETTER}*|simul${LETTER}*|digamos|seria|seriam|daria|custasse`,
)

export const sourcedNumbers: Hint = {
	id: 'sourced-numbers',
	find(subject) {
		/** The heading below which something was imagined last: its sums of money go on until the next one. */
		let worked = -1
		const found = prose(subject).flatMap((block) => {
			const heading = headingOf(subject, block)
			if (imagined.test(block.text)) {
				worked = heading
				return []
			}
			return block.sentences
				.filter((sentence, index) => {
					if (!share.test(sentence) && !(sum.test(sentence) && worked !== heading)) return false
					return ![sentence, block.sentences[index + 1] ?? ''].some((near) => isSourced(subject, block, near))
				})
				.map((sentence) => ({ sentence, block }))
		})
		const [first] = found
		if (!first) return []
		return [
			{
				message:
					found.length === 1
						? `O número em ${quote(first.sentence)} não tem fonte.`
						: `${found.length} frases têm números sem fonte, como ${quote(first.sentence)}.`,
				element: first.block.tag,
				span: { start: first.block.start, end: first.block.end },
				fix: 'Diga na mesma frase ou na seguinte de onde vem o número, de preferência com um link.',
			},
		]
	},
}

/** Where the heading that a block stands below begins. */
function headingOf({ text }: Subject, { start }: Block): number {
	return text.headings.findLast((heading) => heading.start < start)?.start ?? 0
}

function isSourced({ text }: Subject, block: Block, sentence: string): boolean {
	return (
		attributed.test(sentence) ||
		text.links.some(
			({ start, end, text: words }) =>
				start >= block.start && end <= block.end && words !== '' && sentence.includes(words),
		)
	)
}

const movingDate = asWords(
	'(?:n?est[ea]|o próximo|no próximo) (?:ano|mês|semestre)|(?:no )?(?:ano|mês) passado|recentemente|nos últimos meses',
)
/** A year that dates what is said, not a law, a start or a story. */
const dated = new RegExp(
	String.raw`${WORD_START}(?:em|para|de|tabela|valores|preços|guia|ranking)\s+(20\d\d)(?![\d/])`,
	'gi',
)
const history = new RegExp(
	`${WORD_START}(?:lei|decreto|circular|resolução|portaria|súmula|código|desde|a partir|até|vigor|vigência|publicad|sancionad|revogad|criad|julgad|decid|enchente|era|foi|foram|passou|deixou|começou|mudou)`,
	'i',
)

export const staleDates: Hint = {
	id: 'stale-dates',
	find(subject) {
		const year = brasiliaYear(subject.now)
		for (const block of prose(subject))
			for (const sentence of block.sentences) {
				const moving = movingDate.exec(sentence)?.[0]
				const past = [...sentence.matchAll(dated)].find(([, written]) => Number(written) < year)?.[1]
				const words = moving ?? (past && !history.test(sentence) ? past : undefined)
				if (words)
					return [
						{
							message: `${quote(words)} envelhece: ${quote(sentence)}.`,
							element: block.tag,
							span: { start: block.start, end: block.end },
							fix: moving ? 'Escreva a data ou o ano.' : 'Atualize o dado ou diga que ele é daquele ano.',
						},
					]
			}
		return []
	},
}

/** What is read as running text. */
function prose({ text }: Subject): Block[] {
	return text.blocks.filter(({ tag }) => tag === 'p' || tag === 'li' || tag === '')
}
