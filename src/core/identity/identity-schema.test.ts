import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { type Identity, identityFields, identitySchema } from './identity-schema.ts'

function faultsOf(changes: Partial<Record<keyof Identity, unknown>>): string[] {
	const read = identitySchema.safeParse({ ...freshIdentity, ...changes })
	return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('what the program comes with is taken as it is, and reading it again changes nothing', () => {
	expect(identitySchema.parse(freshIdentity)).toEqual(freshIdentity)
	expect(Object.keys(freshIdentity)).toEqual(identityFields)
})

test.for<[Partial<Record<keyof Identity, unknown>>, string]>([
	[{ cnpj: '11.222.333/0001-82' }, 'cnpj: Os dígitos não conferem.'],
	[{ susep: 'abc' }, 'susep: O registro tem só números.'],
	[{ name: ' ' }, 'name: Preencha este campo.'],
	[{ email: 'contato' }, 'email: Escreva um e-mail, como contato@exemplo.com.br.'],
	[{ phones: [] }, 'phones: Informe um telefone.'],
	[
		{ phones: [{ purpose: 'Sinistros', number: '99999' }] },
		'phones.0.number: Escreva o telefone com DDD, como (51) 3600-0100.',
	],
	[{ chat: { ...freshIdentity.chat, default: '12' } }, 'chat.default: Escreva o número com DDD, como (51) 99999-0100.'],
	[{ reviewsUrl: 'javascript:alert(1)' }, 'reviewsUrl: Escreva um endereço que comece com https://'],
	[
		{ socials: { ...freshIdentity.socials, linkedin: 'http://a.example' } },
		'socials.linkedin: Escreva um endereço que comece com https://',
	],
	[
		{ colours: { ...freshIdentity.colours, accent: '#5db9ae' } },
		'colours.accent: Clara demais para se ler sobre o fundo do site.',
	],
	[
		{ colours: { ...freshIdentity.colours, action: '#8f4e00' } },
		'colours.action: Escura demais para o texto do botão.',
	],
	[{ logo: 'logo.svg' }, 'logo: Escolha uma imagem da biblioteca.'],
	[
		{ specialDays: [{ date: '02-30', name: 'X', kind: 'house', confirmed: true, closesAt: null }] },
		'specialDays.0.date: Escreva um dia que existe.',
	],
])('%j is refused in its place', ([changes, fault]) => {
	expect(faultsOf(changes)).toEqual([fault])
})

test('hours that cannot be are refused in their row', () => {
	const hours = (spans: { opens: string; closes: string }[]) =>
		faultsOf({ openingHours: { ...freshIdentity.openingHours, friday: spans } })
	expect(hours([{ opens: '14:00', closes: '12:00' }])).toEqual([
		'openingHours.friday.0.closes: O fim vem antes do começo.',
	])
	expect(
		hours([
			{ opens: '08:00', closes: '12:00' },
			{ opens: '11:00', closes: '13:00' },
		]),
	).toEqual(['openingHours.friday.1.closes: Este período cruza outro.'])
	expect(hours([1, 2, 3, 4].map((hour) => ({ opens: `0${hour}:00`, closes: `0${hour}:30` })))).toEqual([
		'openingHours.friday: Até 3 períodos por dia.',
	])
})

test('what people type is kept in one form, and an empty field means nothing', () => {
	const read = identitySchema.parse({
		...freshIdentity,
		cnpj: '12abc34501de35',
		phones: [{ purpose: ' Sinistros ', number: '51999990192' }],
		chat: { default: '(51) 99999-0192', floating: '', auto: '', landing: '' },
		reviewsUrl: '',
		openingHours: {
			...freshIdentity.openingHours,
			saturday: [
				{ opens: '14:00', closes: '16:00' },
				{ opens: '08:00', closes: '10:00' },
			],
		},
	})
	expect(read).toMatchObject({
		cnpj: '12.ABC.345/01DE-35',
		phones: [{ purpose: 'Sinistros', number: '(51) 99999-0192' }],
		chat: { default: '5551999990192', floating: null, auto: null, landing: null },
		reviewsUrl: null,
	})
	expect(read.openingHours.saturday.map(({ opens }) => opens)).toEqual(['08:00', '14:00'])
})
