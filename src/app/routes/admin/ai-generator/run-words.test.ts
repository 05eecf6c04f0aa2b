import { expect, test } from 'vitest'
import { runSettings } from '#core/generation/runs/run-settings.ts'
import { stepsFor, withStep } from '#core/generation/runs/run-steps.ts'
import { stepsDone } from '#core/generation/runs/steps-done.ts'
import { clockText, costRangeText, dollars, timeRangeText } from './run-words.ts'

test('amounts, times and waits read as people write them', () => {
	expect(dollars(0.0078)).toBe('US$ 0,0078')
	expect(dollars(0)).toBe('US$ 0,00')
	expect(clockText(43.9)).toBe('00:43')
	expect(clockText(754)).toBe('12:34')
	expect(clockText(-3)).toBe('00:00')
	expect(costRangeText({ from: 0.00641, to: 0.1234 })).toBe('de US$ 0,0064 a US$ 0,12')
	expect(costRangeText({ from: 0.121, to: 0.1234 })).toBe('US$ 0,12')
	expect(costRangeText({ from: 0, to: 0 })).toBe('US$ 0,00')
	expect(timeRangeText({ from: 20.2, to: 45 })).toBe('de 20 a 45 s')
	expect(timeRangeText({ from: 65, to: 178 })).toBe('de 1 a 3 min')
	expect(timeRangeText({ from: 0.2, to: 0.9 })).toBe('1 s')
})

test('what is done is counted in steps, and a call that hangs moves nothing', () => {
	const all = stepsFor(runSettings.parse({ autoPublish: true, submitToGSC: true }))
	expect(all.find(({ id }) => id === 'publish')!.message).toBe(
		'Só com tudo apoiado e 85 % dos 82 pontos de SEO possíveis sem revisão',
	)
	expect(stepsDone(all)).toEqual({ done: 0, known: 6 })
	const part = { id: 'groq:outline', name: 'Intenção e plano', message: '' }
	const parts = [
		{ ...part, status: 'completed' as const },
		{ ...part, id: 'groq:write', status: 'running' as const },
		{ ...part, id: 'groq:metadata', status: 'pending' as const },
	]
	const hanging = withStep(all, 'generate', { status: 'running', parts })
	expect(stepsDone(hanging)).toEqual({ done: 1, known: 8 })
	expect(stepsDone(withStep(hanging, 'generate', { message: 'Ainda escrevendo' }))).toEqual({ done: 1, known: 8 })
	const ended = all.map((step) => ({ ...step, status: 'completed' as const }))
	expect(stepsDone(ended)).toEqual({ done: 6, known: 6 })
})
