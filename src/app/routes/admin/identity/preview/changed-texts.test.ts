import { expect, test } from 'vitest'
import { freshIdentity as fresh } from '#app/content/fresh-identity.server.ts'
import { changedTexts } from './changed-texts.ts'

test('what is as it was is not told', () => {
	expect(changedTexts(fresh, fresh)).toEqual([])
})

test('names, numbers and hours that differ are told as the page writes them', () => {
	const friday = [{ opens: '08:00', closes: '17:00' }]
	const { clientes } = fresh.claims
	const draft = {
		...fresh,
		name: 'Horizonte Corretora',
		openingHours: { ...fresh.openingHours, friday },
		claims: { ...fresh.claims, clientes: { ...clientes, figure: '1600' } },
	}
	expect(changedTexts(fresh, draft)).toEqual([
		'Horizonte Corretora',
		'Segunda - Quinta: 08 - 12 e das 14 às 18; Sexta: 08 - 17',
		'Segunda - Quinta:',
		'08 - 12 e das 14 às 18',
		'Sexta:',
		'08 - 17',
		'1600',
	])
})
