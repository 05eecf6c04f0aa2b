import { expect, test } from 'vitest'
import { check, found, plus } from '../testing/check.ts'
import { factCheckIn } from './expertise.ts'

function expertise(html: string) {
	return check({ author: null, ...plus(`<p>${html}</p>`) }).rules.find(({ id }) => id === 'author-expertise')!.granted
}

test.for([
	'Escrito por Ana Nunes, corretora registrada na SUSEP.',
	'Este artigo foi revisado em 10/10/2026 por Ana Nunes, corretora de seguros, SUSEP 123.',
	'Revisão técnica: Ana Nunes, corretora, registro SUSEP 123.',
	'Texto preparado com inteligência artificial para a Farol do Sul, corretora de seguros registrada na SUSEP.',
])('signed with a credential: %s', (sentence) => {
	expect(expertise(sentence)).toBe(15)
})

test('signed without a credential is half of it', () => {
	expect(expertise('Escrito por Ana Nunes.')).toBe(7.5)
})

test.for([
	'Confira se o corretor tem registro na SUSEP.',
	'Antes de decidir, confirme o seu caso com um corretor registrado na SUSEP.',
	'Peça que a proposta seja revisada por um corretor registrado na SUSEP.',
	'Escolha um corretor com registro. Revise tudo com calma.',
])('advice is no signature: %s', (sentence) => {
	expect(expertise(sentence)).toBe(0)
})

const now = new Date('2026-11-15T12:00:00Z')

test.for([
	['Revisado em 10/10/2026.', '2026-10-10'],
	['Tabela atualizada em março de 2020. Revisado em 10/10/2026.', '2026-10-10'],
	['Revisado em 10/10/2026. Tabela atualizada em março de 2020.', '2026-10-10'],
	['Fatos verificados em 3 de outubro de 2026.', '2026-10-03'],
	['Última revisão: 1º de novembro de 2026.', '2026-11-01'],
	['Revisado em 10/10/2026. Próxima revisão em 10/04/2027.', '2026-10-10'],
	['Revisado em 31/02/2026.', undefined],
	['A mudança está prevista para outubro de 2026.', undefined],
	['A revisão está prevista para outubro de 2026.', undefined],
	['Vale desde outubro de 2026.', undefined],
	['Revisado em 10/10/2027.', '2027-10-10'],
] as const)('%s: checked on %s', ([text, day]) => {
	expect(factCheckIn(text, now)?.toISOString().slice(0, 10)).toBe(day)
})

test.for([
	['2026-11-15T23:00:00Z', '2026-05-15T00:00:00Z', '2026-05-14T23:59:59Z'],
	['2026-08-31T12:00:00Z', '2026-02-28T00:00:00Z', '2026-02-27T12:00:00Z'],
	['2026-08-29T12:00:00Z', '2026-02-28T00:00:00Z', '2026-02-27T12:00:00Z'],
] as const)('on %s a check of %s holds and one of %s does not', ([today, fresh, stale]) => {
	const around = { now: new Date(today) }
	expect(found('fact-check', { factCheckedAt: new Date(fresh) }, around)).toEqual([])
	expect(found('fact-check', { factCheckedAt: new Date(stale) }, around)).toHaveLength(1)
})

test('a date that is none is not taken for a check', () => {
	expect(found('fact-check', { factCheckedAt: new Date(Number.NaN) })).toMatchObject([{ field: 'factCheckedAt' }])
})
