import type { PromptReading } from '#core/generation/runs/check-prompt.ts'
import { markedParts } from './marked-parts.ts'

const looks = {
	understood: 'rounded-[3px] bg-accent-surface text-transparent',
	'not-understood': 'rounded-[3px] bg-warn-surface text-transparent underline decoration-amber-500 decoration-2',
}

/** What was typed, with tints where it was understood and where not. The cards beside it say the same in words. */
export function MarkedPrompt({ text, reading }: { text: string; reading: PromptReading }) {
	// What was read has no space around it.
	const start = text.length - text.trimStart().length
	return (
		<>
			{text.slice(0, start)}
			{markedParts(text.slice(start), reading).map((part) =>
				part.mark ? (
					<mark key={part.start} className={looks[part.mark]}>
						{part.text}
					</mark>
				) : (
					part.text
				),
			)}
		</>
	)
}
