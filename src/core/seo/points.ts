import type { Group, Severity } from './finding.ts'

/** What it takes to pass: by group, and over all with nothing critical. */
export const PASS = { html: 85, ymyl: 70, combined: 85 }
/** What each group counts for in the score. */
export const WEIGHTS: Record<Group, number> = { html: 0.4, ymyl: 0.6 }
/** The most points without what only a person can do. A figure of its own, so that a screen that names it carries no rule. */
export const MOST_UNREVIEWED = 82

type Scored = { html: number; ymyl: number; score: number; findings: readonly { severity: Severity }[] }

export function isPassing({ html, ymyl, score, findings }: Scored): boolean {
	const critical = findings.some(({ severity }) => severity === 'crítico')
	return html >= PASS.html && ymyl >= PASS.ymyl && score >= PASS.combined && !critical
}
