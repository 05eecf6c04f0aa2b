import { expect, test } from 'vitest'
import { gradeVital, vitals } from './vitals.ts'

test.for([
	['lcp', 2.5, 'good'],
	['lcp', 2.501, 'middling'],
	['lcp', 4.001, 'poor'],
	['inp', 200, 'good'],
	['inp', 501, 'poor'],
	['cls', 0.1, 'good'],
	['cls', 0.25, 'middling'],
	['cls', 0.26, 'poor'],
] as const)('%s of %d is %s', ([name, value, grade]) => {
	expect(gradeVital(name, value)).toBe(grade)
})

test('figures are written as Brazilians write them', () => {
	expect(vitals.lcp.format(2.34)).toBe('2,34 s')
	expect(vitals.fcp.format(912)).toBe('0,91 s')
	expect(vitals.inp.format(184.4)).toBe('184 ms')
	expect(vitals.cls.format(0.052)).toBe('0,052')
})
