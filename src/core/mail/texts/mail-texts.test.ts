import { expect, test } from 'vitest'
import { readFile } from '#lib/content/read-folder.ts'
import { mailText } from './mail-text.ts'
import { readMailTexts } from './read/read-mail-texts.ts'

const part = readFile('content/mails.yaml')

function faultsOf(text: string): string {
	try {
		readMailTexts({ file: 'content/mails.yaml', text })
		return ''
	} catch (error) {
		return (error as Error).message
	}
}

test('a mail has its blanks filled, in subject and text', () => {
	const { subject, body } = mailText('convite', {
		nome: 'Ana',
		marca: 'Farol',
		link: 'https://x.example/a',
		horas: '48',
	})
	expect(subject).toBe('Seu acesso ao painel da Farol')
	expect(body).toMatch(/^Olá, Ana\.\n\nVocê recebeu um convite .*Farol\.\n/)
	expect(body).toContain('\n\nhttps://x.example/a\n\nO link vale por 48 horas')
})

test('what fills a blank is no text of ours: braces and dollar signs in a name stay', () => {
	const values = { nome: '{link} $& $1', marca: 'Farol', link: 'https://x.example/a' }
	expect(mailText('nova_senha', values).body).toMatch(/^Olá, \{link\} \$& \$1\.\n/)
})

test.for([
	[
		'a link that is left out',
		part.text.replace('{sair}', ''),
		/^content\/mails\.yaml:\d+: em "boletim", falta "\{sair\}"$/,
	],
	[
		'a blank nobody fills',
		part.text.replace('{horas}', '{prazo}'),
		/em "convite", nada preenche "\{prazo\}"\n.*falta "\{horas\}"/,
	],
	['a mail that is missing', part.text.slice(0, part.text.indexOf('\nboletim:')), /boletim/],
	['a subject of two lines', part.text.replace('"Seu acesso', '"Seu\\nacesso'), /assunto/],
] as const)('%s is told with its place', ([, text, told]) => {
	expect(text).not.toBe(part.text)
	expect(faultsOf(text)).toMatch(told)
})
