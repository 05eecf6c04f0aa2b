import { expect, test } from 'vitest'
import { countDone, neighbours, stepOf, stepsDone } from './steps.ts'

const nothing = {
	fictional: ['name'],
	hoursConfirmed: false,
	mailConfigured: false,
	providerSet: false,
	published: 0,
} as const

test('a step is done by what is so, not by having been seen', () => {
	expect(countDone(stepsDone(nothing))).toEqual({ done: 0, of: 5 })
	const some = stepsDone({ ...nothing, fictional: ['testimonials'], published: 1 })
	expect(some).toEqual({ corretora: true, horario: false, email: false, provedores: false, artigo: true })
})

test('whoever comes back goes on where something is missing', () => {
	const done = stepsDone({ ...nothing, fictional: [] })
	expect(stepOf(new URLSearchParams(), done)).toBe('horario')
	expect(stepOf(new URLSearchParams('passo=artigo'), done)).toBe('artigo')
	expect(stepOf(new URLSearchParams('passo=nenhum'), done)).toBe('horario')
	expect(neighbours('corretora')).toEqual({ before: undefined, after: 'horario' })
	expect(neighbours('artigo')).toEqual({ before: 'provedores', after: undefined })
})
