import type { PromptReading } from '#core/generation/runs/check-prompt.ts'

export type MarkedPart = { start: number; text: string; mark: 'understood' | 'not-understood' | null }

/** A prompt in parts, by whether they were understood. Where marks overlap, the first counts. */
export function markedParts(prompt: string, { named, wishes, notUnderstood }: PromptReading): MarkedPart[] {
	const marks = [
		...[...named, ...wishes].map(({ start, end }) => ({ start, end, mark: 'understood' as const })),
		...notUnderstood.map(({ start, end }) => ({ start, end, mark: 'not-understood' as const })),
	].toSorted((a, b) => a.start - b.start)
	const parts: MarkedPart[] = []
	let at = 0
	for (const { start, end, mark } of marks) {
		if (start < at || end > prompt.length) continue
		if (start > at) parts.push({ start: at, text: prompt.slice(at, start), mark: null })
		parts.push({ start, text: prompt.slice(start, end), mark })
		at = end
	}
	if (at < prompt.length) parts.push({ start: at, text: prompt.slice(at), mark: null })
	return parts
}
