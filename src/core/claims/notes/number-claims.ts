import type { Claim, ClaimEvidence, ClaimKind } from '../claim.ts'

/** Where a figure of an article comes from, for its readers. */
export type ClaimNote = {
	number: number
	/** The words it stands for: '30 dias'. */
	words: string
	evidence: ClaimEvidence
}

/** What names itself in the text, as a law does, needs no note. */
const noted = new Set<ClaimKind>(['deadline', 'percentage', 'amount', 'age', 'quantity', 'date', 'decision'])

// Characters that no text has: they carry the numbers through the cleaning of the article.
const [START, END] = ['\uE010', '\uE011'] as const
const strays = /[\uE010\uE011]/g
const marks = /\uE010(\d+)\uE011/g

/** Puts a number behind figures that rest on something, once in each part of the article. */
export function numberClaims(html: string, claims: readonly Claim[]): { html: string; notes: ClaimNote[] } {
	// Offsets count them, so a text with such characters of its own gets no notes rather than wrong ones.
	if (/[\uE010\uE011]/.test(html)) return { html: html.replaceAll(strays, ''), notes: [] }
	const notes: ClaimNote[] = []
	const numbered = new Set<string>()
	let shown = ''
	let from = 0
	for (const { kind, state, evidence, text, heading, span } of claims.toSorted((a, b) => a.span.end - b.span.end)) {
		const holds = state === 'fact' || state === 'source' || state === 'signed'
		// What stands in the title has no place here.
		if (span.start === span.end) continue
		if (!holds || !evidence || !noted.has(kind) || span.end < from) continue
		const key = keyOf(evidence)
		if (numbered.has(`${heading} ${key}`)) continue
		numbered.add(`${heading} ${key}`)
		let note = notes.find((one) => keyOf(one.evidence) === key)
		if (!note) notes.push((note = { number: notes.length + 1, words: text, evidence }))
		const end = afterClosingTags(html, span.end)
		shown += html.slice(from, end) + START + note.number + END
		from = end
	}
	return { html: shown + html.slice(from), notes }
}

/** `<data>30 dias</data>`: the number stands behind the element, not in it. */
function afterClosingTags(html: string, at: number): number {
	const [closing = ''] = /^(?:<\/(?:data|strong|b|em|i)>)*/.exec(html.slice(at, at + 60)) ?? []
	return at + closing.length
}

function keyOf(evidence: ClaimEvidence): string {
	if (evidence.kind === 'fact') return `fact ${evidence.factId}`
	return evidence.kind === 'source'
		? `source ${evidence.url} ${evidence.quote}`
		: `signature ${evidence.name} ${evidence.on}`
}

/** The numbers as links to their notes, after the article was cleaned. Each is a way back, too. */
export function linkNumbers(html: string): string {
	const seen = new Set<string>()
	return html.replaceAll(marks, (_, number: string) => {
		const first = !seen.has(number)
		seen.add(number)
		const id = first ? ` id="nota-${number}-no-texto"` : ''
		return `<sup class="claim-note"><a${id} href="#nota-${number}" aria-label="Nota ${number}: de onde vem">${number}</a></sup>`
	})
}

/** For what is no text of the page: questions for search engines, names of links. */
export function dropNumbers(text: string): string {
	return text.replaceAll(marks, '')
}
