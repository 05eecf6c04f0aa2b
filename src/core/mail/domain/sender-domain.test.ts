import { expect, test } from 'vitest'
import { domainOf, isFictional, judgeDomain, type TextAnswer } from './sender-domain.ts'

const now = new Date('2026-11-16T12:00:00Z')
const none: TextAnswer = { ok: true, texts: [] }
const silent: TextAnswer = { ok: false }

function says(...texts: string[]): TextAnswer {
	return { ok: true, texts }
}

type Answers = { spf?: TextAnswer; dkim?: TextAnswer; dmarc?: TextAnswer; server?: string }

function records({ spf = none, dkim = none, dmarc = none, server = 'smtp.farol.com.br' }: Answers) {
	const answers = { spf, dmarc, dkim: [{ selector: 'farol', answer: dkim }] }
	return judgeDomain({ domain: 'farol.com.br', server, address: 'ana@farol.com.br', answers, now }).records
}

test('a domain with nothing is told each record, ready to copy, but for the key that only the provider has', () => {
	expect(records({})).toEqual([
		expect.objectContaining({
			kind: 'SPF',
			state: 'missing',
			name: 'farol.com.br',
			add: 'v=spf1 a:smtp.farol.com.br ~all',
		}),
		expect.objectContaining({ kind: 'DKIM', state: 'missing', name: 'farol._domainkey.farol.com.br' }),
		{
			kind: 'DMARC',
			state: 'missing',
			name: '_dmarc.farol.com.br',
			add: 'v=DMARC1; p=none; rua=mailto:ana@farol.com.br',
		},
	])
	expect(records({})[1]).not.toHaveProperty('add')
})

test('what is published is shown, among whatever else stands there', () => {
	const all = records({
		spf: says('google-site-verification=x', 'v=spf1 include:_spf.google.com -all'),
		dkim: says('v=DKIM1; k=rsa; p=MIGfMA0'),
		dmarc: says('v=DMARC1; p=reject'),
	})
	expect(all.map(({ state }) => state)).toEqual(['published', 'published', 'published'])
	expect(all.map(({ found }) => found)).toEqual([
		'v=spf1 include:_spf.google.com -all',
		'v=DKIM1; k=rsa; p=MIGfMA0',
		'v=DMARC1; p=reject',
	])
})

test('only a domain that is signed and vouched for is told to be strict', () => {
	const [, , dmarc] = records({ spf: says('v=spf1 -all'), dkim: says('p=MIGf') })
	expect(dmarc).toMatchObject({ add: 'v=DMARC1; p=quarantine; rua=mailto:ana@farol.com.br' })
})

test('two records of a kind are none, a key that was taken back is none, and silence is not absence', () => {
	const [spf, dkim, dmarc] = records({
		spf: says('v=spf1 a -all', 'v=spf1 mx -all'),
		dkim: says('v=DKIM1; p='),
		dmarc: silent,
	})
	expect(spf).toMatchObject({ state: 'several' })
	expect(spf).not.toHaveProperty('add')
	expect(dkim).toMatchObject({ state: 'missing' })
	expect(dmarc).toEqual({ kind: 'DMARC', state: 'unknown', name: '_dmarc.farol.com.br' })
})

test('a known provider is named as it asks to be', () => {
	expect(records({ server: 'smtp.gmail.com' })[0]).toMatchObject({ add: 'v=spf1 include:_spf.google.com ~all' })
})

test.for([
	['Farol <contato@Farol.com.br>', 'farol.com.br'],
	['contato@farol.com.br', 'farol.com.br'],
	['sem endereço', undefined],
])('%s sends from %s', ([from, domain]) => {
	expect(domainOf(from!)).toBe(domain)
})

test('names that nobody can own are not looked up', () => {
	expect(['faroldosul.example', 'localhost', 'a.test', 'example.com'].every(isFictional)).toBe(true)
	expect(isFictional('farol.com.br')).toBe(false)
})
