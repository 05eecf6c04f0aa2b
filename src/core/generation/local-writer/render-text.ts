import { referenceHtml, referredFact } from '#core/facts/reference.ts'
import type { FactsOnDay } from '#core/facts/register.ts'
import { sources } from './knowledge/all.ts'
import type { Fact, Table } from './knowledge/types.ts'
import { link, strong } from './markup.ts'

/** Turns texts of the knowledge base into HTML. Each outside page is linked once per article; later it is only named. */
export type Renderer = {
	inline: (text: string) => string
	fact: (fact: Fact) => string
	/** Outside pages linked so far. */
	linked: () => string[]
}

export function createRenderer(facts: FactsOnDay): Renderer {
	const linked = new Set<string>()

	function anchor(_: string, words: string, target: string): string {
		if (target.startsWith('/')) return `<a href="${target}">${words}</a>`
		const id = referredFact(target)
		if (id !== undefined) return referenceHtml(id, facts.wordsFor(id, words))
		const { url } = sources[target]!
		const norm = facts.normAt(url, words)
		const said = norm === undefined ? words : referenceHtml(norm, words)
		if (linked.has(url)) return said
		linked.add(url)
		return outsideLink(url, said)
	}

	function inline(text: string): string {
		return text.replace(strong, '<strong>$1</strong>').replace(link, anchor)
	}

	function fact(given: Fact): string {
		if (typeof given === 'string') return `<p>${inline(given)}</p>`
		return `<p>${inline(given.lead)}</p>\n${list('ul', given.items.map(inline))}`
	}

	return { inline, fact, linked: () => [...linked] }
}

export function outsideLink(url: string, html: string): string {
	return `<a href="${url}" target="_blank" rel="noopener noreferrer">${html}</a>`
}

export function list(tag: 'ul' | 'ol', items: readonly string[]): string {
	return `<${tag}>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</${tag}>`
}

export function table({ head, rows }: Pick<Table, 'head' | 'rows'>, { inline }: Renderer): string {
	const header = head.map((cell) => `<th scope="col">${cell}</th>`).join('')
	const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`).join('\n')
	return `<table>\n<thead>\n<tr>${header}</tr>\n</thead>\n<tbody>\n${body}\n</tbody>\n</table>`
}
