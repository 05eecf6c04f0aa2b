import { expect, test } from 'vitest'
import type { Readiness } from '#core/going-live/readiness.ts'
import { readyLines } from './ready-lines.ts'

const at = new Date('2026-11-17T12:00:00Z')
const nothing: Readiness = {
	address: { done: false, url: 'http://localhost:3000' },
	fictional: { done: false, fields: ['name', 'cnpj', 'susep', 'phones', 'email'] },
	secondFactor: { done: false, having: [], lacking: ['Ana', 'Bruna'] },
	backup: { done: false, signed: undefined },
	mail: {
		done: false,
		configured: true,
		lastSent: at,
		failing: { since: at, last: at, fault: 'timeout', status: null },
	},
	legal: { done: false, signed: undefined },
	searchConsole: { done: false, configured: false, sentAt: undefined },
}

test('what is missing is named', () => {
	expect(readyLines(nothing).map(({ text }) => text)).toEqual([
		'O endereço configurado é http://localhost:3000. Mude SITE_URL no servidor.',
		'Ainda de exemplo: nome público, CNPJ, registro SUSEP e mais 2',
		'Falta para Ana e Bruna',
		'O programa não vê uma restauração. Faça npm run backup, restaure num teste e diga aqui.',
		'Falha desde 17/11/2026, 09:00',
		'Privacidade, termos e transparência, com os seus dados',
		'Sem chave: o Google ainda não recebe o sitemap',
	])
})

test('what somebody said is told as that', () => {
	const signed = { at, by: 'Ana Nunes' }
	const lines = readyLines({ ...nothing, backup: { done: true, signed }, legal: { done: true, signed } })
	expect(lines[3]?.text).toBe('Ana Nunes disse que restaurou, em 17/11/2026')
	expect(lines[5]?.text).toBe('Ana Nunes leu, em 17/11/2026')
})
