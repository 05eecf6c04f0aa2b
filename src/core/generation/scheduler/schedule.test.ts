import { expect, test } from 'vitest'
import {
	defaultSettings,
	dueRun,
	effectiveCron,
	isOtherPlan,
	nextRun,
	plannedWeekdays,
	type SchedulerEnvironment,
	type SchedulerSettings,
	utcDay,
	utcDayBounds,
} from './schedule.ts'

const brazil: SchedulerEnvironment = { enabled: true, cron: '0 6 * * *', timeZone: 'America/Sao_Paulo' }
const lisbon: SchedulerEnvironment = { ...brazil, timeZone: 'Europe/Lisbon' }
const newYork: SchedulerEnvironment = { ...brazil, timeZone: 'America/New_York' }

const at = (text: string) => new Date(text)
const clockRuns = (moments: string[]) => moments.map((dueAt) => ({ dueAt: at(dueAt) }))
const on = (overrides: Partial<SchedulerSettings> = {}): SchedulerSettings => ({
	...defaultSettings,
	enabledAt: at('2026-01-01T00:00:00Z'),
	...overrides,
})
const next = (now: string, overrides: Partial<SchedulerSettings> = {}, env = brazil, runs: string[] = []) =>
	nextRun({ settings: on(overrides), env, lastRuns: clockRuns(runs), now: at(now) })?.toISOString()
const due = (now: string, runs: string[] = [], overrides: Partial<SchedulerSettings> = {}, env = brazil) =>
	dueRun({
		settings: on(overrides),
		env,
		lastRuns: clockRuns(runs),
		now: at(now),
	})?.toISOString()

test('the environment gives the hour until the screen does', () => {
	expect(effectiveCron({ settings: on(), env: brazil })).toBe('0 6 * * *')
	expect(effectiveCron({ settings: on(), env: { ...brazil, cron: '30 5 * * 1-5' } })).toBe('30 5 * * 1-5')
	const weekdays = [0, 1, 2, 3, 4, 5, 6]
	const weekdaysOnly = { ...brazil, cron: '30 5 * * 1-5' }
	expect(effectiveCron({ settings: on({ hour: 9, weekdays }), env: weekdaysOnly })).toBe('0 9 * * *')
	expect(effectiveCron({ settings: on({ weekdays }), env: weekdaysOnly })).toBe('30 5 * * *')
	expect(effectiveCron({ settings: on({ weekdays: [5, 1, 3, 1] }), env: brazil })).toBe('0 6 * * 1,3,5')
	expect(effectiveCron({ settings: on({ hour: 0, weekdays: [0] }), env: brazil })).toBe('0 0 * * 0')
})

test('the weekdays of the plan are those of the environment until the screen chose some', () => {
	const days = (cron: string, weekdays: number[] | null = null) =>
		plannedWeekdays({ settings: on({ weekdays }), env: { ...brazil, cron } })
	expect(days('0 6 * * *')).toEqual([0, 1, 2, 3, 4, 5, 6])
	expect(days('0 6 * * 1-5')).toEqual([1, 2, 3, 4, 5])
	expect(days('0 6 * * 6,7')).toEqual([0, 6])
	expect(days('0 6 * * 1-5', [0, 6])).toEqual([0, 6])
})

test('six in Brasília is nine in UTC all year: the clocks no longer change there', () => {
	expect(next('2026-01-15T12:00:00Z')).toBe('2026-01-16T09:00:00.000Z')
	expect(next('2026-07-15T12:00:00Z')).toBe('2026-07-16T09:00:00.000Z')
	expect(next('2026-07-15T08:59:59Z')).toBe('2026-07-15T09:00:00.000Z')
	expect(next('2026-07-15T09:00:00Z')).toBe('2026-07-16T09:00:00.000Z')
})

test('where clocks change, the hour on the wall stays', () => {
	// Lisbon: forward on 2026-03-29, back on 2026-10-25.
	expect(next('2026-03-28T12:00:00Z', {}, lisbon)).toBe('2026-03-29T05:00:00.000Z')
	expect(next('2026-03-27T12:00:00Z', {}, lisbon)).toBe('2026-03-28T06:00:00.000Z')
	expect(next('2026-10-24T12:00:00Z', {}, lisbon)).toBe('2026-10-25T06:00:00.000Z')
	expect(next('2026-10-23T12:00:00Z', {}, lisbon)).toBe('2026-10-24T05:00:00.000Z')
})

test('an hour that a clock change skips still comes once that day', () => {
	// New York skips from 02:00 to 03:00 on 2026-03-08.
	const run = next('2026-03-08T05:30:00Z', { hour: 2 }, newYork)
	expect(run).toBe('2026-03-08T07:00:00.000Z')
	expect(next(run!, { hour: 2 }, newYork)).toBe('2026-03-09T06:00:00.000Z')
})

test('an hour that a clock change repeats comes once', () => {
	// New York has 01:00 twice on 2026-11-01: at 05:00 and at 06:00 UTC.
	const first = due('2026-11-01T05:10:00Z', [], { hour: 1 }, newYork)
	expect(first).toBe('2026-11-01T05:00:00.000Z')
	expect(due('2026-11-01T06:30:00Z', [first!], { hour: 1 }, newYork)).toBeUndefined()
	expect(next(first!, { hour: 1 }, newYork)).toBe('2026-11-02T06:00:00.000Z')
})

test('only the chosen weekdays count, as the calendar of the time zone has them', () => {
	// 2026-03-13 is a Friday.
	const weekdays = [1, 2, 3, 4, 5]
	expect(next('2026-03-13T08:00:00Z', { weekdays })).toBe('2026-03-13T09:00:00.000Z')
	expect(next('2026-03-13T10:00:00Z', { weekdays })).toBe('2026-03-16T09:00:00.000Z')
	// Eleven at night of a Friday in Brasília is Saturday in UTC.
	expect(next('2026-03-13T12:00:00Z', { weekdays: [5], hour: 23 })).toBe('2026-03-14T02:00:00.000Z')
	expect(next('2026-03-14T02:00:00Z', { weekdays: [5], hour: 23 })).toBe('2026-03-21T02:00:00.000Z')
	expect(next('2026-03-13T12:00:00Z', { weekdays: [] })).toBeUndefined()
})

test('nothing is next or due while it is off', () => {
	expect(next('2026-03-10T12:00:00Z', { enabled: false })).toBeUndefined()
	expect(due('2026-03-10T12:00:00Z', [], { enabled: false })).toBeUndefined()
	expect(next('2026-03-10T12:00:00Z', {}, { ...brazil, enabled: false })).toBeUndefined()
	expect(next('2026-03-10T12:00:00Z', { enabled: true }, { ...brazil, enabled: false })).toBeDefined()
})

test('a moment is due from the second it comes, until a run was started for it', () => {
	expect(due('2026-03-10T08:59:59.999Z', ['2026-03-09T09:00:00Z'])).toBeUndefined()
	expect(due('2026-03-10T09:00:00Z', ['2026-03-09T09:00:00Z'])).toBe('2026-03-10T09:00:00.000Z')
	expect(due('2026-03-10T09:00:59Z', ['2026-03-09T09:00:00Z'])).toBe('2026-03-10T09:00:00.000Z')
	expect(due('2026-03-10T09:01:00Z', ['2026-03-10T09:00:00Z'])).toBeUndefined()
})

test('of the runs missed in an outage the last one is caught up, and only that', () => {
	const now = '2026-03-14T15:00:00Z'
	expect(due(now, ['2026-03-10T09:00:00Z'])).toBe('2026-03-14T09:00:00.000Z')
	expect(due(now, ['2026-03-10T09:00:00Z', '2026-03-14T09:00:00Z'])).toBeUndefined()
	// On Sunday a missed Friday is still caught up.
	expect(due('2026-03-15T15:00:00Z', [], { weekdays: [5] })).toBe('2026-03-13T09:00:00.000Z')
})

test('what was due before it was switched on was not missed', () => {
	const enabledAt = at('2026-03-10T10:00:00Z')
	expect(due('2026-03-10T12:00:00Z', [], { enabledAt })).toBeUndefined()
	expect(due('2026-03-11T09:00:00Z', [], { enabledAt })).toBe('2026-03-11T09:00:00.000Z')
	expect(due('2026-03-11T09:00:00Z', [], { enabledAt: null })).toBeUndefined()
	expect(due('2026-03-10T09:00:30Z', [], { enabledAt: at('2026-03-10T09:00:00Z') })).toBeUndefined()
})

test('a day that had its run gets no second one when the hour is moved', () => {
	const six = ['2026-03-10T09:00:00Z']
	const enabledAt = at('2026-03-10T10:00:00Z')
	const moved = { hour: 9, enabledAt }
	expect(due('2026-03-10T12:00:00Z', six, moved)).toBeUndefined()
	expect(next('2026-03-10T10:00:00Z', moved, brazil, six)).toBe('2026-03-11T12:00:00.000Z')
	expect(due('2026-03-11T12:00:00Z', six, moved)).toBe('2026-03-11T12:00:00.000Z')
	// Eleven at night is still that day, though not in UTC; the early hour of the next one is not.
	expect(due('2026-03-11T02:00:00Z', six, { hour: 23 })).toBeUndefined()
	expect(due('2026-03-11T03:00:00Z', six, { hour: 0 })).toBe('2026-03-11T03:00:00.000Z')
})

test('a run at another hour, since it was switched on, was of another plan', () => {
	const other = (dueAt: string, overrides: Partial<SchedulerSettings> = {}, env = brazil) =>
		isOtherPlan({ settings: on(overrides), env, lastRuns: clockRuns([dueAt]) })
	expect(other('2026-03-10T09:00:00Z')).toBe(false)
	expect(other('2026-03-10T21:00:00Z')).toBe(true)
	expect(other('2026-03-10T09:00:00Z', {}, { ...brazil, cron: '0 9 * * *' })).toBe(true)
	expect(other('2026-03-10T09:00:00Z', { hour: 9, enabledAt: at('2026-03-10T10:00:00Z') })).toBe(false)
	expect(isOtherPlan({ settings: on(), env: brazil, lastRuns: [] })).toBe(false)
})

test('runs that a person started take no moment away from the clock', () => {
	const settings = on()
	const lastRuns = [{ dueAt: null }]
	expect(dueRun({ settings, env: brazil, lastRuns, now: at('2026-03-10T09:00:00Z') })).toBeDefined()
})

test('the day of the statistics is that of UTC', () => {
	expect(utcDay(at('2026-03-10T23:59:59.999Z'))).toBe('2026-03-10')
	expect(utcDay(at('2026-03-11T00:00:00Z'))).toBe('2026-03-11')
	// Nine at night in Brasília is already the next day.
	expect(utcDay(at('2026-03-10T21:00:00-03:00'))).toBe('2026-03-11')
	expect(utcDayBounds(at('2026-03-10T13:00:00Z'))).toEqual({
		from: at('2026-03-10T00:00:00.000Z'),
		until: at('2026-03-11T00:00:00.000Z'),
	})
})

test('a plan without a category has no moment of its own', () => {
	expect(next('2026-03-10T08:00:00Z', { categoryIds: [] })).toBeUndefined()
	expect(due('2026-03-10T09:00:20Z', [], { categoryIds: [] })).toBeUndefined()
	expect(due('2026-03-10T09:00:20Z', [], { categoryIds: null })).toBe('2026-03-10T09:00:00.000Z')
})
