import { expect, test } from 'vitest'
import { checkWishes } from './check-wishes.ts'

const prompt =
	'Seguro para motorista de aplicativo em Porto Alegre, tom informal, umas 1.200 palavras, com tabela, e o zorblax'
const body = `<h2>Motorista de aplicativo e o seguro</h2><p>${'Quem roda por aplicativo avisa a seguradora. '.repeat(170)}</p>`
const article = { title: 'Seguro para motorista de aplicativo em Porto Alegre', content: body, sourceUrls: [] }

function outcomes(provider: string, content = body) {
	const checked = checkWishes({ prompt, category: null, provider, article: { ...article, content } })
	return Object.fromEntries(checked.map(({ wish, text, state }) => [wish?.kind ?? text, state]))
}

test('each wish is held against the text, and what only a reader can tell is not ticked', () => {
	expect(outcomes('groq')).toEqual({
		'Carro de aplicativo': 'met',
		place: 'met',
		tone: 'asked',
		words: 'met',
		form: 'missed',
		zorblax: 'missed',
	})
	expect(outcomes('groq', `${body}<table><tr><td>zorblax</td></tr></table>`)).toMatchObject({ form: 'met' })
})

test('the local writer has one tone', () => {
	expect(outcomes('local')).toMatchObject({ tone: 'missed' })
})

test('a text on something else does not tick the subject', () => {
	const checked = checkWishes({
		prompt,
		category: null,
		provider: 'groq',
		article: { title: 'Bolo de fubá', content: '<p>Misture a farinha e asse.</p>', sourceUrls: [] },
	})
	expect(checked[0]).toMatchObject({ text: 'Carro de aplicativo', state: 'missed' })
})

test('a word that was mistyped is met where the text has the one that was meant', () => {
	const checked = checkWishes({
		// A word of no subject, which is told as it was typed.
		prompt: 'seguru viajem pra europa com tassidermia',
		category: null,
		provider: 'local',
		article: {
			title: 'Seguro viagem para a Europa',
			content: '<h2>O que muda na Europa</h2><p>Leve a taxidermia na mala da viagem.</p>',
			sourceUrls: [],
		},
	})
	expect(checked.map(({ text, state }) => `${text}: ${state}`)).toEqual([
		'Seguro viagem para a Europa: met',
		'tassidermia: met',
	])
})
