import { expect, test } from 'vitest'
import { addMonths } from './add-months.ts'

test.for([
	['2026-11-15', -6, '2026-05-15'],
	['2026-08-31', -6, '2026-02-28'],
	['2024-08-31', -6, '2024-02-29'],
	['2026-12-31', 2, '2027-02-28'],
	['2026-01-31', -1, '2025-12-31'],
] as const)('%s moved by %i months is %s', ([day, months, expected]) => {
	const moved = addMonths(new Date(`${day}T09:30:00Z`), months)
	expect(moved).toEqual(new Date(`${expected}T09:30:00Z`))
})
