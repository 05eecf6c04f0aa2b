import { expect, test } from 'vitest'
import { z } from 'zod'
import { brazilianMessages } from './brazilian-messages.ts'

function told(schema: z.ZodType, value: unknown): string[] {
	const read = schema.safeParse(value, { error: brazilianMessages })
	return read.error?.issues.map(({ message }) => message) ?? []
}

test.for<[string, z.ZodType, unknown, string]>([
	['a text left out', z.string(), undefined, 'Campo obrigatório'],
	['null for a text', z.string(), null, 'Campo obrigatório'],
	['a text left empty', z.string().min(1), '', 'Campo obrigatório'],
	['no choice', z.enum(['a', 'b']), undefined, 'Campo obrigatório'],
	['a number for a text', z.string(), 7, 'Deve ser um texto'],
	['a text for a number', z.number(), 'sete', 'Deve ser um número'],
	['a broken number', z.int(), 1.5, 'Deve ser um número inteiro'],
	['a text for a switch', z.boolean(), 'sim', 'Deve ser verdadeiro ou falso'],
	['a date that is none', z.coerce.date(), 'ontem', 'Deve ser uma data válida'],
	['a text for a list', z.array(z.string()), 'a', 'Deve ser uma lista'],
	['a text for an object', z.object({}), 'a', 'Deve ser um objeto'],
	['a text for a record', z.record(z.string(), z.string()), 'a', 'Deve ser um objeto'],
	['a text for a file', z.file(), 'a', 'Deve ser um arquivo'],
	['a text that is too long', z.string().max(2000), 'x'.repeat(2001), 'Deve ter no máximo 2.000 caracteres'],
	['a text that is too short', z.string().min(10), 'curto', 'Deve ter no mínimo 10 caracteres'],
	['a text of another length', z.string().length(8), '9556', 'Deve ter exatamente 8 caracteres'],
	['a list that is too long', z.array(z.number()).max(1), [1, 2], 'Deve ter no máximo 1 item'],
	['a list that is too short', z.array(z.number()).min(2), [1], 'Deve ter no mínimo 2 itens'],
	['a number that is too high', z.number().max(59), 60, 'Deve ser no máximo 59'],
	['a number that is too low', z.number().min(0), -1, 'Deve ser no mínimo 0'],
	['a number that is not above', z.number().positive(), 0, 'Deve ser maior que 0'],
	['a number that is not below', z.number().lt(1.5), 2, 'Deve ser menor que 1,5'],
	[
		'a date too late',
		z.date().max(new Date('2026-03-10T12:00:00Z')),
		new Date('2027-01-01'),
		'Deve ser no máximo 10/03/2026',
	],
	['an unknown choice', z.enum(['auto', 'gemini']), 'dalle', 'Deve ser uma destas opções: auto, gemini'],
	['another value', z.literal('sim'), 'não', 'Deve ser sim'],
	['a bad e-mail', z.email(), 'ana@', 'E-mail inválido'],
	['a bad address', z.url(), 'exemplo', 'Endereço inválido'],
	['a bad id', z.uuid(), '7', 'Identificador inválido'],
	['a bad day', z.iso.date(), '10/03', 'Data inválida'],
	['another beginning', z.string().startsWith('https://'), 'ftp', 'Deve começar com “https://”'],
	['another end', z.string().endsWith('.br'), 'com', 'Deve terminar com “.br”'],
	['nothing of what it must hold', z.string().includes('@'), 'ana', 'Deve conter “@”'],
	['what matches no pattern', z.string().regex(/^\d+$/), 'a', 'Formato inválido'],
	['no multiple', z.number().multipleOf(0.5), 0.7, 'Deve ser múltiplo de 0,5'],
	['one name too many', z.strictObject({}), { cor: 1 }, 'Campo desconhecido: cor'],
	['names too many', z.strictObject({}), { cor: 1, ano: 2 }, 'Campos desconhecidos: cor, ano'],
	['none of several kinds', z.union([z.string(), z.number()]), true, 'Valor inválido'],
])('%s', ([, schema, value, message]) => {
	expect(told(schema, value)).toEqual([message])
})

test('words that a schema has of its own stay', () => {
	z.config({ localeError: brazilianMessages })
	try {
		expect(z.string('Informe o nome').safeParse(undefined).error?.issues[0]?.message).toBe('Informe o nome')
		expect(z.string().safeParse(undefined).error?.issues[0]?.message).toBe('Campo obrigatório')
	} finally {
		z.config(z.locales.en())
	}
})
