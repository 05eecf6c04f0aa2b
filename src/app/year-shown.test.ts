import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { freshIdentity } from './content/fresh-identity.server.ts'
import { findLanding } from './content/landing/all.ts'
import { readLead } from './leads/read-lead.server.ts'
import { loader as rootLoader } from './root.tsx'
import { loader as landingLoader } from './routes/landing/landing.tsx'
import { type Services, services } from './services.ts'

// New Year's Eve in Brasília, half past ten; where most servers keep their clocks the next year has begun.
const newYearsEve = new Date('2027-01-01T01:30:00Z')

const zone = process.env['TZ']
beforeEach(() => {
	process.env['TZ'] = 'UTC'
	return () => {
		if (zone === undefined) delete process.env['TZ']
		else process.env['TZ'] = zone
	}
})

function context() {
	const identity = { current: () => ({ version: 0, identity: freshIdentity }) } as Services['identity']
	const provider = new RouterContextProvider()
	provider.set(services, { now: () => newYearsEve, siteUrl: 'https://a.example', identity } as Services)
	return provider
}

test('the footer shows the year of Brasília', () => {
	const url = new URL('https://a.example/')
	const args = { request: new Request(url), url, context: context() }
	const shown = rootLoader(args as unknown as Parameters<typeof rootLoader>[0])
	expect(shown.data.year).toBe(2026)
})

test('the newest year a quote form offers, and takes, is that of Brasília', () => {
	const auto = findLanding('auto')!
	const url = new URL('https://a.example/seguros/auto')
	const args = { params: { slug: 'auto' }, url, context: context() }
	expect(landingLoader(args as unknown as Parameters<typeof landingLoader>[0])).toMatchObject({ currentYear: 2026 })

	const read = (year: string) =>
		readLead({
			kind: 'quote',
			texts: { brand: auto.quote.brand.options[0]!, model: 'Onix', year, cep: '88010-000', consent: 'on' },
			forms: { quote: auto },
			now: newYearsEve,
		})
	expect(read('2026')).toMatchObject({ ok: true })
	expect(read('2027')).toMatchObject({ ok: false })
})
