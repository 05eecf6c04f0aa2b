import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const told = { siteUrl: 'https://farol.example', email: 'dados@farol.example' }

test('who finds a weakness is told whom to write to, in which language and until when that holds', () => {
	expect(securityTxt({ ...told, now: new Date('2026-11-17T15:04:05.678Z') })).toBe(
		[
			'Contact: mailto:dados@farol.example',
			'Expires: 2027-05-16T00:00:00Z',
			'Preferred-Languages: pt-BR, en',
			'Canonical: https://farol.example/.well-known/security.txt',
			'',
		].join('\n'),
	)
})

test('it never expires while the site is up', () => {
	for (const day of ['2026-11-17T00:00:00Z', '2027-05-16T23:59:59Z', '2040-02-29T12:00:00Z']) {
		const now = new Date(day)
		const [, expires = ''] = /^Expires: (.+)$/m.exec(securityTxt({ ...told, now })) ?? []
		const days = (new Date(expires).getTime() - now.getTime()) / 86_400_000
		expect(days).toBeGreaterThan(178)
		expect(days).toBeLessThan(365)
	}
})

test('an address cannot add a line', () => {
	const text = securityTxt({ ...told, email: 'a@b.example\nHiring: x', now: new Date() })
	expect(text.split('\n')).toHaveLength(5)
})
