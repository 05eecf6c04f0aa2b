import { expect, test } from 'vitest'
import type { Readiness } from '#core/going-live/readiness.ts'
import { readyLines } from './ready-lines.ts'

const at = new Date('2026-11-17T12:00:00Z')
const nothing: Readiness = {
	address: { done: false, url: 'http://localhost:3000' },
	fictional: { done: false, fields: ['name', 'cnpj', 'susep', 'phones', 'email'] },
	secondFactor: { done: false, having: [], lacking: ['Ana', 'Bruna'] },
	backup: { done: false, nightly: true, tried: undefined, signed: undefined },
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
		'Nenhuma foi restaurada ainda. A desta noite é restaurada à parte e conferida; ou faça npm run backup, restaure num teste e diga aqui.',
		'Falha desde 17/11/2026, 09:00',
		'Privacidade, termos e transparência, com os seus dados',
		'Sem chave: o Google ainda não recebe o sitemap',
	])
})

test('what somebody said is told as that', () => {
	const signed = { at, by: 'Ana Nunes' }
	const backup = { ...nothing.backup, done: true, signed }
	const lines = readyLines({ ...nothing, backup, legal: { done: true, signed } })
	expect(lines[3]?.text).toBe('Ana Nunes disse que restaurou, em 17/11/2026')
	expect(lines[5]?.text).toBe('Ana Nunes leu, em 17/11/2026')
})

test('what was tried is told by what came back, and nobody is asked for their word', () => {
	const proof = { tables: 61, rows: 12_345, moved: 0, pictures: 1, missing: [] }
	const lineOf = (tried: NonNullable<Readiness['backup']['tried']>) =>
		readyLines({ ...nothing, backup: { ...nothing.backup, done: tried.proven, tried } })[3]!
	const proven = lineOf({ madeAt: at, proven: true, proof })
	expect(proven.text).toBe('A de 17/11/2026 foi restaurada à parte e conferida: 61 tabelas, 12.345 linhas e 1 imagem')
	expect(proven.sign).toBeUndefined()
	const lacking = lineOf({ madeAt: at, proven: false, proof: { ...proof, missing: ['leads', 'foto.webp'] } })
	expect(lacking.text).toContain('não serviu. Não voltou como era: leads e foto.webp.')
	expect(lineOf({ madeAt: at, proven: false, proof: null }).text).toContain('não pôde ser aberta')
	const withoutNights = { ...nothing, backup: { ...nothing.backup, nightly: false } }
	expect(readyLines(withoutNights)[3]!.text).toContain('Sem BACKUP_DIR')
})
