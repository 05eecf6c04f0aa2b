import { expect, test } from 'vitest'
import { scoreGrade } from './score-grade.ts'

test.for([
	[100, 'good'],
	[90, 'good'],
	[89, 'middling'],
	[70, 'middling'],
	[69, 'poor'],
	[0, 'poor'],
] as const)('%i of 100 is %s', ([score, tone]) => {
	expect(scoreGrade(score).tone).toBe(tone)
})
