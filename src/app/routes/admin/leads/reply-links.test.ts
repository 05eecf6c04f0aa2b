import { expect, test } from 'vitest'
import { chatReply, mailReply, plainGreeting } from './reply-links.ts'

const lead = {
	kind: 'quote' as const,
	number: 1042,
	product: 'Seguro Auto',
	name: 'Ana Nunes',
	email: 'ana+auto@exemplo.com.br',
	phone: '(51) 99999-0000',
}

test('the chat opens with the visitor’s number and a greeting that knows the request', () => {
	const url = new URL(chatReply(lead, plainGreeting(lead, 'Farol do Sul Seguros'))!)
	expect(url.origin + url.pathname).toBe('https://wa.me/5551999990000')
	expect(url.searchParams.get('text')).toBe(
		'Olá, Ana! Aqui é da Farol do Sul Seguros. Recebemos seu pedido de cotação de Seguro Auto (#1042). Podemos conversar por aqui?',
	)
})

test.for([
	['+55 51 3600-0100', '555136000100'],
	['051 3600 0100', '555136000100'],
	['+351 912 345 678', '351912345678'],
	['+1 (305) 555-0100', '13055550100'],
	['99999-0000', undefined],
	[null, undefined],
] as const)('%s is written to at %s', ([phone, number]) => {
	const link = chatReply({ ...lead, phone }, 'Olá')
	expect(link && new URL(link).pathname.slice(1)).toBe(number)
})

test('the mail goes to the visitor alone, with subject and text', () => {
	const link = mailReply(
		{ ...lead, email: 'ana&bcc=x@exemplo.com.br' },
		'Farol do Sul Seguros',
		'Olá!\n\nTexto & mais',
	)!
	const [address, query] = link.replace('mailto:', '').split('?')
	expect(decodeURIComponent(address!)).toBe('ana&bcc=x@exemplo.com.br')
	const params = new URLSearchParams(query)
	expect([...params.keys()]).toEqual(['subject', 'body'])
	expect(params.get('subject')).toBe('Seguro Auto: Farol do Sul Seguros (#1042)')
	expect(params.get('body')).toBe('Olá!\n\nTexto & mais')
	expect(mailReply({ ...lead, email: null }, 'Farol do Sul Seguros', 'Olá')).toBeUndefined()
})
