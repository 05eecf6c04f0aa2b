import { expect, test } from 'vitest'
import { runSettings } from '#core/generation/runs/run-settings.ts'
import { stepsFor, withStep } from '#core/generation/runs/run-steps.ts'
import { expectedSeconds, overallProgress } from './expected-seconds.ts'
import { aboutText, clockText, dollars } from './run-words.ts'

test('amounts, times and waits read as people write them', () => {
	expect(dollars(0.0078)).toBe('US$ 0,0078')
	expect(dollars(0)).toBe('US$ 0,00')
	expect(clockText(43.9)).toBe('00:43')
	expect(clockText(754)).toBe('12:34')
	expect(clockText(-3)).toBe('00:00')
	expect(aboutText(3)).toBe('poucos segundos')
	expect(aboutText(41)).toBe('cerca de 50 s')
	expect(aboutText(130)).toBe('cerca de 2 min')
})

test('what is left shrinks as steps are done, and is nothing at the end', () => {
	const plan = { hasModel: true, research: true }
	const all = stepsFor(runSettings.parse({ autoPublish: true, submitToGSC: true }))
	const first = expectedSeconds(all, plan)
	const half = withStep(all, 'generate', { status: 'running', progress: 50 })
	const later = withStep(all, 'generate', { status: 'completed', progress: 100 })
	expect(expectedSeconds(half, plan)).toBeLessThan(first)
	expect(expectedSeconds(later, plan)).toBeLessThan(expectedSeconds(half, plan))
	expect(expectedSeconds(all, { hasModel: false, research: true })).toBeLessThan(15)
	expect(overallProgress(all)).toBe(0)
	expect(overallProgress(half)).toBe(8)
	const ended = all.map((step) => ({ ...step, status: 'completed' as const }))
	expect(expectedSeconds(ended, plan)).toBe(0)
	expect(overallProgress(ended)).toBe(100)
})
