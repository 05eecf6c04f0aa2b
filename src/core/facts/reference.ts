// How a text refers to a fact: `[30 dias](fato:sinistro-resposta)` in a file, and in an article
// `<data value="fato:sinistro-resposta">30 dias</data>`. The words stand in the text; the id says what they rest on.

const PREFIX = 'fato:'
const reference = /^fato:[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether it is the address of a fact, as files and articles write it. */
export function isReference(target: string): boolean {
	return reference.test(target)
}

/** The id of the fact that a target names; of any other target, nothing. */
export function referredFact(target: string): string | undefined {
	return target.startsWith(PREFIX) ? target.slice(PREFIX.length) : undefined
}

/** In an article: invisible to readers, found by whoever looks for what rests on a fact. */
export function referenceHtml(id: string, words: string): string {
	return `<data value="${PREFIX}${id}">${words}</data>`
}
