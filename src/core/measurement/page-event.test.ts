import { expect, test } from 'vitest'
import { isNotMeasured, readPageEvent } from './page-event.ts'

function read(told: unknown) {
	return readPageEvent(JSON.stringify(told), { siteHost: 'www.corretora.example' })
}

test('a page tells what was done on it, where from and by which campaign', () => {
	const referrer = 'https://www.Google.com/search?q=ana'
	const search = '?utm_campaign=Auto-Torres&utm_medium=cpc&gclid=x'
	const told = { kind: 'view', page: '/seguros/auto', referrer, search }
	expect(read(told)).toEqual({
		kind: 'view',
		page: '/seguros/auto',
		referrer: 'google.com',
		campaign: 'auto-torres',
		medium: 'cpc',
	})
	expect(read({ kind: 'read', page: '/' })).toEqual({ kind: 'read', page: '/', referrer: '', campaign: '', medium: '' })
})

test('our own site leads nowhere here', () => {
	expect(read({ kind: 'view', page: '/', referrer: 'https://corretora.example/blog' })?.referrer).toBe('')
})

test.for(['ana@example.com', 'ana%40example.com', '51 99999-0100', 'cpf 123.456.789-09', 'a'.repeat(61), '<b>'])(
	'a campaign is not called %s',
	(campaign) => {
		const search = `?${new URLSearchParams({ utm_campaign: campaign, utm_medium: campaign })}`
		expect(read({ kind: 'view', page: '/', search })).toMatchObject({ campaign: '', medium: '' })
	},
)

test.for(['http://203.0.113.7/', 'http://localhost/', 'http://[::1]/', 'ana@example.com', 'android-app://', ''])(
	'%s is no host of another site',
	(referrer) => {
		expect(read({ kind: 'view', page: '/', referrer })?.referrer).toBe('')
	},
)

test.for([
	'',
	'null',
	'[]',
	'{"kind":"view"}',
	'{"kind":"outro","page":"/"}',
	'{"kind":"view","page":"/blog?q=ana"}',
	'{"kind":"view","page":"https://example.com/"}',
	`{"kind":"view","page":"/${'a'.repeat(300)}"}`,
])('%s is not counted', (body) => {
	expect(readPageEvent(body, { siteHost: 'corretora.example' })).toBeUndefined()
})

const browser = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'

test('programs and who asks not to be measured are left out', () => {
	const agents = ['', 'Googlebot/2.1', 'curl/8.14', 'Mozilla/5.0 HeadlessChrome/141.0', `${browser} Chrome-Lighthouse`]
	for (const agent of agents) expect(isNotMeasured(new Headers({ 'user-agent': agent }))).toBe(true)
	expect(isNotMeasured(new Headers({ 'user-agent': browser }))).toBe(false)
	for (const wish of ['dnt', 'sec-gpc'])
		expect(isNotMeasured(new Headers({ 'user-agent': browser, [wish]: '1' }))).toBe(true)
})
