import { expect, test } from 'vitest'
import { type Answer, KEPT_RESULTS, noticeOf, parseKept, resultOf, testRequest } from './test-result.ts'

const request = testRequest('A lighthouse at dawn', 1_700_000_000_000)
const told = { request, timeMs: 812, now: new Date('2026-11-05T12:00:00Z') }

const nothing = { image: null, provider: null, error: null, errorCode: null }

function result(answer: Partial<Answer>) {
	return resultOf({ ...nothing, ...answer }, told)
}

test('Gemini is asked, for a post that does not exist', () => {
	expect(request).toEqual({
		prompt: 'A lighthouse at dawn',
		category: 'teste',
		forceProvider: 'gemini',
		postId: 'test-1700000000000',
	})
})

test('a picture of Gemini is a success, one of anybody else a degraded test', () => {
	const image = { url: '/media/files/a.webp', alt: 'Farol', credit: null, creditUrl: null }
	expect(result({ image, provider: 'gemini' })).toMatchObject({
		status: 'success',
		provider: 'gemini',
		error: null,
		image,
		timeMs: 812,
	})
	expect(result({ image, provider: 'unsplash', error: 'GEMINI_QUOTA_EXCEEDED' })).toMatchObject({
		status: 'degraded',
		error: 'Quota Gemini Excedida',
	})
})

test('a photo keeps whose it is, and one kept before that was known is still shown', () => {
	const whose = { credit: 'Ana / Unsplash', creditUrl: 'https://unsplash.com/@a' }
	const image = { url: 'https://images.unsplash.com/a', alt: '', ...whose }
	const kept = result({ image, provider: 'unsplash' })
	expect(kept.image).toEqual(image)
	const older = { ...kept, image: { url: image.url, alt: '' } }
	expect(parseKept(JSON.stringify([kept, older])).map((one) => one.image?.credit)).toEqual(['Ana / Unsplash', null])
})

test('a used-up quota is told apart from our own limit', () => {
	const ours = 'O limite mensal do Gemini foi atingido. Aumente-o na Configuração de Imagens ou espere o próximo mês.'
	expect(result({ error: ours, errorCode: 'monthly-limit' }).error).toBe(ours)
	expect(result({ error: 'GEMINI_QUOTA_EXCEEDED', errorCode: 'quota-zero' }).error).toBe(
		'Quota Gemini Excedida. A conta do Gemini não tem cota para gerar imagens.',
	)
})

test('without a picture the test failed, for the reason that was given or for none', () => {
	expect(result({ error: 'O provedor está com problemas.' })).toMatchObject({
		status: 'error',
		error: 'O provedor está com problemas.',
	})
	expect(result({})).toMatchObject({ status: 'error', error: 'Falha ao gerar imagem' })
})

const image = { url: '/media/files/a.webp', alt: '', credit: null, creditUrl: null }

test.for([
	['gemini', 'Gemini, em 812 ms'],
	['unsplash', 'Unsplash (fallback), em 812 ms'],
	[null, 'Provider desconhecido, em 812 ms'],
] as const)('the toast names %s, from whom the picture came', ([provider, text]) => {
	expect(noticeOf(result({ image, provider }))).toEqual({ tone: 'success', title: 'Imagem gerada com sucesso', text })
})

test('a drawing of ours is no success of Gemini', () => {
	expect(noticeOf(result({ image, provider: 'placeholder', error: 'O provedor não respondeu.' }))).toEqual({
		tone: 'warning',
		title: 'Imagem gerada com fallback',
		text: 'O provedor não respondeu. A imagem é um desenho do site.',
	})
	expect(noticeOf(result({}))).toEqual({ tone: 'error', title: 'Erro na geração', text: 'Falha ao gerar imagem' })
})

test.for(['placeholder', 'unsplash'] as const)(
	'a picture of %s says that Gemini was not called, and why',
	(provider) => {
		const notCalled = { provider: 'gemini', reason: 'Gemini sem chave de acesso configurada.' } as const
		const drawn = result({ image, provider, error: 'Unsplash sem chave de acesso configurada.', notCalled })
		expect(drawn).toMatchObject({ status: 'not-called', error: notCalled.reason, image })
		expect(noticeOf(drawn)).toEqual({
			tone: 'warning',
			title: 'O Gemini não foi chamado',
			text: `${notCalled.reason} ${provider === 'placeholder' ? 'A imagem é um desenho do site.' : 'A imagem é de Unsplash.'}`,
		})
		expect(parseKept(JSON.stringify([drawn]))).toMatchObject([{ status: 'not-called' }])
	},
)

test('what was kept comes back; what is broken, old or too much does not', () => {
	const kept = Array.from({ length: KEPT_RESULTS + 2 }, (_, index) => ({ ...result({}), id: `test-${index}` }))
	expect(parseKept(JSON.stringify(kept)).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4].map((index) => `test-${index}`))
	expect(parseKept(JSON.stringify([{ old: true }, kept[0]]))).toEqual([kept[0]])
	for (const broken of [null, '', '{', '{}', '7']) expect(parseKept(broken)).toEqual([])
})
