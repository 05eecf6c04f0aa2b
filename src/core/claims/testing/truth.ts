import { parse } from 'yaml'
import { z } from 'zod'
import { escapeText } from '#core/html/escape-text.ts'
import type { Claim } from '../claim.ts'
import type { ClaimFact } from '../claim-basis.ts'
import { readClaims } from '../read-claims.ts'

const texts = z.array(
	z.strictObject({
		id: z.string(),
		prose: z.enum(['person', 'local-writer', 'model']),
		topic: z.string(),
		/** A few sentences of plain text. */
		text: z.string(),
		/** The words that are not so; none where all is true. */
		wrong: z.string().optional(),
		how: z.enum(['number', 'unit', 'norm', 'regulator', 'date', 'negation']).optional(),
		/** The fact that it rests on or contradicts; none where it claims nothing. */
		fact: z.string().optional(),
	}),
)
export type TruthText = z.infer<typeof texts>[number]

export function readTruth(file: string): TruthText[] {
	return texts.parse(parse(file))
}

export type Verdict = {
	text: TruthText
	claims: Claim[]
	/** Something is said against it. */
	isAlarmed: boolean
	/** A planted error was found; and found to contradict what is so, not only to lack support. */
	isFound: boolean
	isContradicted: boolean
}

/** Reads a text as an article and says whether what is planted in it was found. */
export function judgeTruth(text: TruthText, { facts, today }: { facts: readonly ClaimFact[]; today: string }): Verdict {
	const content = `<p>${escapeText(text.text)}</p>`
	const claims = readClaims({ title: '', content }, { facts, supports: [], today })
	const alarming = claims.filter(({ state }) => ['contradicted', 'replaced', 'unsupported'].includes(state))
	const { wrong } = text
	const near = wrong ? alarming.filter(({ sentence }) => sentence.includes(wrong) || wrong.includes(sentence)) : []
	return {
		text,
		claims,
		isAlarmed: alarming.length > 0,
		isFound: near.length > 0,
		isContradicted: near.some(({ state }) => state !== 'unsupported'),
	}
}
