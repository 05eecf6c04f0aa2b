import { type HtmlNode, isElement, textOf } from './dom.ts'

export type Faq = { question: string; answer: string }

export const faqHeading = /^(?:perguntas|dúvidas) frequentes|^faq\b/i

/** Under a heading such as 'Perguntas frequentes', each smaller heading asks and what follows it answers. */
export function findFaqs(nodes: readonly HtmlNode[]): Faq[] {
	const start = nodes.findIndex((node) => isElement(node, 'h2') && faqHeading.test(textOf(node)))
	if (start === -1) return []
	const rest = nodes.slice(start + 1)
	const end = rest.findIndex((node) => isElement(node, 'h2'))
	const section = end === -1 ? rest : rest.slice(0, end)
	const questions = section.flatMap((node, index) => (isElement(node, 'h3') ? [index] : []))
	return questions.flatMap((from, index) => {
		const question = textOf(section[from]!)
		const answer = textOf(...section.slice(from + 1, questions[index + 1]).filter((node) => !isNote(node)))
		return question && answer ? [{ question, answer }] : []
	})
}

/** The legal note that closes an article is no part of the last answer. */
function isNote(node: HtmlNode): boolean {
	return isElement(node, 'p', 'aside') && node.attribs['class'] === 'nota'
}
