import { expect, test } from 'vitest'
import { z } from 'zod'
import { brasiliaClock, brasiliaMoment } from '#lib/brasilia-moment.ts'
import { emptyFields } from './post-fields.ts'
import { postFieldsSchema } from './post-fields-schema.ts'
import { written } from './testing/written.ts'

function errors(input: Record<string, unknown>) {
	const read = postFieldsSchema.safeParse({ title: 'Título', ...input })
	return read.success ? {} : z.flattenError(read.error).fieldErrors
}

test('a form with nothing but a title is a draft', () => {
	expect(postFieldsSchema.parse({ title: ' Título ' })).toEqual({ ...emptyFields(), title: 'Título' })
})

test('the texts of a form become lists, dates and nothing', () => {
	expect(
		postFieldsSchema.parse({
			title: 'Título',
			tags: 'auto, vida ,, auto',
			categoryId: 'none',
			metaTitle: '  ',
			sourceUrls: 'www.gov.br/susep\n\nhttps://www.gov.br/ans',
			faqs: '[{"question":"E?","answer":"Sim."},{"question":"","answer":""}]',
			publishAt: '2026-03-10T14:05',
			unpublishAt: '2026-03-11T10:00:00.000Z',
			status: '',
			featuredImageUrl: '/media/files/capa.webp',
		}),
	).toEqual({
		...emptyFields(),
		title: 'Título',
		tags: ['auto', 'vida'],
		sourceUrls: ['https://www.gov.br/susep', 'https://www.gov.br/ans'],
		faqs: [{ question: 'E?', answer: 'Sim.' }],
		publishAt: new Date('2026-03-10T17:05:00Z'),
		unpublishAt: new Date('2026-03-11T10:00:00Z'),
		featuredImageUrl: '/media/files/capa.webp',
	})
})

test('fields that were read, also after a way through JSON, are read the same again', () => {
	const fields = written({
		tags: ['auto'],
		publishAt: new Date('2026-03-10T14:05:00Z'),
		faqs: [{ question: 'E?', answer: 'a\nb' }],
	})
	expect(postFieldsSchema.parse(fields)).toEqual(fields)
	expect(postFieldsSchema.parse(JSON.parse(JSON.stringify(fields)))).toEqual(fields)
})

test('what is wrong is said in Portuguese, field by field', () => {
	expect(errors({ title: ' ' })).toEqual({ title: ['Informe o título'] })
	expect(errors({ title: 'a'.repeat(201) })).toEqual({ title: ['O título tem no máximo 200 caracteres'] })
	expect(errors({ metaTitle: 'a'.repeat(61), metaDescription: 'a'.repeat(161) })).toEqual({
		metaTitle: ['O meta título tem no máximo 60 caracteres'],
		metaDescription: ['A meta descrição tem no máximo 160 caracteres'],
	})
	expect(errors({ metaTitle: 'a'.repeat(60), metaDescription: 'a'.repeat(160) })).toEqual({})
	expect(errors({ sourceUrls: 'javascript:alert(1)' })).toEqual({
		sourceUrls: ['Cada fonte é um endereço, como https://www.gov.br/susep'],
	})
	expect(errors({ coverCreditUrl: 'javascript:alert(1)' })).toHaveProperty('coverCreditUrl')
	expect(errors({ featuredImageUrl: 'data:image/png;base64,aaaa' })).toHaveProperty('featuredImageUrl')
	expect(errors({ featuredImageUrl: 'javascript:alert(1)' })).toHaveProperty('featuredImageUrl')
	expect(errors({ categoryId: 'nada' })).toEqual({ categoryId: ['Escolha uma categoria da lista'] })
	expect(errors({ status: 'scheduled' })).toEqual({ status: ['Escolha rascunho ou publicado'] })
	expect(errors({ faqs: '[{"question":"E?","answer":""}]' })).toEqual({ faqs: ['Escreva a pergunta e a resposta'] })
	expect(errors({ faqs: '{' })).toEqual({ faqs: ['As perguntas não puderam ser lidas'] })
	expect(errors({ publishAt: '2026-03-10T12:00', unpublishAt: '2026-03-10T12:00' })).toEqual({
		unpublishAt: ['A retirada vem depois da publicação'],
	})
	for (const publishAt of ['2026-02-30T12:00', '0000-01-01T00:00', '+275760-01-01T00:00Z', 'amanhã', 12])
		expect(errors({ publishAt })).toEqual({ publishAt: ['Informe data e hora válidas'] })
})

test('clock and moment are each other, by the clock of Brasília, also when it had summer time', () => {
	expect(brasiliaMoment('2026-03-10T14:05')).toEqual(new Date('2026-03-10T17:05:00Z'))
	expect(brasiliaMoment('2019-01-10T14:05')).toEqual(new Date('2019-01-10T16:05:00Z'))
	expect(brasiliaClock(new Date('2026-03-10T02:30:00Z'))).toBe('2026-03-09T23:30')
	for (const moment of ['2018-11-04T02:59:00Z', '2018-11-04T03:00:00Z', '2019-02-17T03:00:00Z', '2026-07-01T00:00:00Z'])
		expect(brasiliaMoment(brasiliaClock(new Date(moment)))).toEqual(new Date(moment))
})
