import { readRegister } from '#core/facts/read/read-register.ts'
import { escapeText } from '#core/html/escape-text.ts'
import { claimFactsOf } from '../claim-basis.ts'
import { readClaims } from '../read-claims.ts'

const facts = claimFactsOf(readRegister())

/** What the claims of a paragraph come to by the project's own register: 'contradicted: 45 dias: 30 dias'. */
export function told(paragraph: string, title = ''): string[] {
	return readClaims(
		{ title, content: `<p>${escapeText(paragraph)}</p>` },
		{ facts, supports: [], today: '2026-11-16' },
	).map(({ text, state, correction }) => [state, text, correction].filter(Boolean).join(': '))
}

/** Only what somebody has to look at. */
export function doubted(paragraph: string): string[] {
	return told(paragraph).filter((one) => !one.startsWith('fact'))
}
