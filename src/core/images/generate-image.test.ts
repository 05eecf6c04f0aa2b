import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { imageGenerations } from '#db/schema/images.ts'
import { systemConfig } from '#db/schema/settings.ts'
import { testDb } from '#tests/db.ts'
import { generateImage } from './generate-image.ts'
import { someImageServices } from './testing/some-image-services.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const prompt = 'Seguro auto no litoral'

async function history() {
	const rows = await db.select().from(imageGenerations).orderBy(imageGenerations.createdAt)
	return rows
		.map(({ provider, success, errorCode, costUsd, state }) => ({ provider, success, errorCode, costUsd, state }))
		.sort((a, b) => Number(a.success) - Number(b.success))
}

async function setUp(settings: Partial<typeof systemConfig.$inferInsert>) {
	await db.update(systemConfig).set({ id: 1, ...settings })
}

type Case = {
	settings: Partial<typeof systemConfig.$inferInsert>
	providers: Parameters<typeof someImageServices>[1]
	forced?: 'gemini' | 'unsplash' | 'placeholder'
	asked: string
	gives: string
	degraded: boolean
	errorCode: string | null
}

const geminiFirst = { imageProviderPrimary: 'gemini', imageProviderFallback: 'unsplash' } as const
const both = { unsplash: 'works', gemini: 'works' } as const

const cases: Record<string, Case> = {
	'the settings’ first': {
		settings: {},
		providers: both,
		asked: 'unsplash',
		gives: 'unsplash',
		degraded: false,
		errorCode: null,
	},
	'the other way round': {
		settings: geminiFirst,
		providers: both,
		asked: 'gemini',
		gives: 'gemini',
		degraded: false,
		errorCode: null,
	},
	'the one that is forced': {
		settings: {},
		providers: both,
		forced: 'gemini',
		asked: 'gemini',
		gives: 'gemini',
		degraded: false,
		errorCode: null,
	},
	'a forced one that fails, then the settings’': {
		settings: {},
		providers: { ...both, gemini: 'server-error' },
		forced: 'gemini',
		asked: 'gemini unsplash',
		gives: 'unsplash',
		degraded: true,
		errorCode: 'server-error',
	},
	'the second where the first fails': {
		settings: {},
		providers: { ...both, unsplash: 'timeout' },
		asked: 'unsplash gemini',
		gives: 'gemini',
		degraded: true,
		errorCode: 'timeout',
	},
	'our own where both fail': {
		settings: {},
		providers: { unsplash: 'rate-limited', gemini: 'blocked' },
		asked: 'unsplash gemini placeholder',
		gives: 'placeholder',
		degraded: true,
		errorCode: 'rate-limited',
	},
	'our own where nobody has a key': {
		settings: {},
		providers: {},
		asked: 'placeholder',
		gives: 'placeholder',
		degraded: true,
		errorCode: 'not-configured',
	},
	'the second where the first has no key': {
		settings: {},
		providers: { gemini: 'works' },
		asked: 'gemini',
		gives: 'gemini',
		degraded: true,
		errorCode: 'not-configured',
	},
	'our own when it is asked for': {
		settings: {},
		providers: both,
		forced: 'placeholder',
		asked: 'placeholder',
		gives: 'placeholder',
		degraded: false,
		errorCode: null,
	},
	'not Gemini while it is off': {
		settings: { geminiEnabled: false },
		providers: { ...both, unsplash: 'server-error' },
		asked: 'unsplash placeholder',
		gives: 'placeholder',
		degraded: true,
		errorCode: 'server-error',
	},
	'not even when it is forced': {
		settings: { geminiEnabled: false },
		providers: both,
		forced: 'gemini',
		asked: 'unsplash',
		gives: 'unsplash',
		degraded: true,
		errorCode: 'disabled',
	},
	'the free library where the month’s limit is reached': {
		settings: { ...geminiFirst, geminiMonthlyLimit: 0.06 },
		providers: both,
		asked: 'unsplash',
		gives: 'unsplash',
		degraded: true,
		errorCode: 'monthly-limit',
	},
	'the free library for a used-up quota, whatever comes second': {
		settings: { imageProviderPrimary: 'gemini', imageProviderFallback: 'placeholder' },
		providers: { ...both, gemini: 'quota-per-day' },
		asked: 'gemini unsplash',
		gives: 'unsplash',
		degraded: true,
		errorCode: 'quota-per-day',
	},
	'but not for another fault': {
		settings: { imageProviderPrimary: 'gemini', imageProviderFallback: 'placeholder' },
		providers: { ...both, gemini: 'server-error' },
		asked: 'gemini placeholder',
		gives: 'placeholder',
		degraded: true,
		errorCode: 'server-error',
	},
	'our own where a source breaks': {
		settings: {},
		providers: { unsplash: 'breaks', gemini: 'breaks' },
		asked: 'unsplash gemini placeholder',
		gives: 'placeholder',
		degraded: true,
		errorCode: 'failed',
	},
}

test.for(Object.entries(cases))('gives %s', async ([, { settings, providers, forced, ...expected }]) => {
	await setUp(settings)
	const { services, asked } = someImageServices(db, providers)
	const answer = await generateImage(services, { prompt, forceProvider: forced, now })
	expect(answer).toMatchObject({
		success: true,
		degraded: expected.degraded,
		provider: expected.gives,
		errorCode: expected.errorCode,
		image: { source: expected.gives },
		generationInfo: { provider: expected.gives },
	})
	expect(asked.map(({ provider }) => provider).join(' ')).toBe(expected.asked)
})

test.for(['quota-per-day', 'quota-zero', 'credit-gone', 'rate-limited'] as const)(
	'%s is told as a used-up quota beside the other picture, by its own name in the history, and costs nothing',
	async (fault) => {
		const { services } = someImageServices(db, { unsplash: 'works', gemini: fault })
		const answer = await generateImage(services, { prompt, forceProvider: 'gemini', now })
		expect(answer).toMatchObject({
			error: 'GEMINI_QUOTA_EXCEEDED',
			provider: 'unsplash',
			image: { source: 'unsplash' },
		})
		expect(await history()).toEqual([
			{ provider: 'gemini', success: false, errorCode: fault, costUsd: 0, state: 'done' },
			{ provider: 'unsplash', success: true, errorCode: null, costUsd: 0, state: 'done' },
		])
	},
)

test('our own limit is told as our own, here and in the history; Gemini is not asked', async () => {
	await setUp({ geminiMonthlyLimit: 0.13 })
	const { services, asked } = someImageServices(db, both)
	const ask = () => generateImage(services, { prompt, forceProvider: 'gemini', now })
	expect(await ask()).toMatchObject({ provider: 'gemini', error: null, generationInfo: { cost: 0.067 } })
	expect(await ask()).toMatchObject({
		provider: 'unsplash',
		error: 'O limite mensal do Gemini foi atingido. Aumente-o na Configuração de Imagens ou espere o próximo mês.',
		errorCode: 'monthly-limit',
	})
	expect(asked.map(({ provider }) => provider)).toEqual(['gemini', 'unsplash'])
	expect((await history()).filter(({ errorCode }) => errorCode)).toEqual([
		{ provider: 'gemini', success: false, errorCode: 'monthly-limit', costUsd: 0, state: 'done' },
	])
})

test('many at once spend no more than the limit', async () => {
	await setUp({ geminiMonthlyLimit: 0.21 })
	const { services } = someImageServices(db, both)
	const answers = await Promise.all(
		Array.from({ length: 12 }, () => generateImage(services, { prompt, forceProvider: 'gemini', now })),
	)
	expect(answers.filter(({ provider }) => provider === 'gemini')).toHaveLength(3)
	expect(answers.every(({ success }) => success)).toBe(true)
})

test.for(['blocked', 'no-image'] as const)('%s is told in the words of the screen', async (fault) => {
	const { services } = someImageServices(db, { gemini: fault })
	expect(await generateImage(services, { prompt, forceProvider: 'gemini', now })).toMatchObject({
		success: true,
		degraded: true,
		error: 'Nenhuma imagem foi retornada',
		provider: 'placeholder',
	})
})

test('what the provider may bill stays booked', async () => {
	const { services } = someImageServices(db, { gemini: 'timeout' })
	expect(await generateImage(services, { prompt, forceProvider: 'gemini', now })).toMatchObject({
		generationInfo: { cost: 0.067 },
	})
	expect((await history())[0]).toEqual({
		provider: 'gemini',
		success: false,
		errorCode: 'timeout',
		costUsd: 0.067,
		state: 'done',
	})
})

test('a picture that cannot be kept was paid for all the same, and a drawn one is shown without being kept', async () => {
	const { services, warnings } = someImageServices(db, { gemini: 'works', keeps: false })
	expect(await generateImage(services, { prompt, forceProvider: 'gemini', now })).toMatchObject({
		success: true,
		provider: 'placeholder',
		image: { url: '/media/covers/wide/auto/a.svg' },
		errorCode: 'not-stored',
	})
	expect(await history()).toMatchObject([{ errorCode: 'not-stored', costUsd: 0.067 }, { provider: 'placeholder' }])
	expect(warnings).toHaveLength(2)
})

test('the prompt is kept as it is shown, and sent with another stamp each time', async () => {
	const { services, asked } = someImageServices(db, { unsplash: 'server-error', gemini: 'works' })
	const answer = await generateImage(services, { prompt, category: 'seguro auto', postId: 'test-1', now })
	const [row] = await db.select().from(imageGenerations).orderBy(desc(imageGenerations.success))
	expect(row).toMatchObject({
		promptText: answer.generationInfo.prompt,
		model: 'gemini-3.1-flash-image',
		imageUrl: '/media/files/gemini.webp',
		postId: 'test-1',
		createdAt: now,
	})
	expect(answer.generationInfo.prompt).not.toContain('seed')
	expect(asked.map(({ request }) => request.prompt)).toEqual([
		`${answer.generationInfo.prompt} [seed:seed-1]`,
		`${answer.generationInfo.prompt} [seed:seed-2]`,
	])
})

test('a photo says whose it is; what it shows its library says, and never the prompt', async () => {
	const { services } = someImageServices(db, both)
	expect((await generateImage(services, { prompt, now })).image).toEqual({
		source: 'unsplash',
		url: 'https://images.unsplash.com/photo-1?ixid=a',
		alt: '',
		described: 'a lighthouse',
		credit: 'Ana Farias / Unsplash',
		creditUrl: 'https://unsplash.com/@anafarias?utm_source=farol&utm_medium=referral',
		width: 1080,
		height: 720,
	})
})

test('of a generated picture nobody says what it shows, only who made it', async () => {
	const { services } = someImageServices(db, both)
	const ask = (useOriginalPrompt: boolean) =>
		generateImage(services, { prompt, forceProvider: 'gemini', config: { useOriginalPrompt }, now })
	for (const own of [false, true])
		expect((await ask(own)).image).toMatchObject({ alt: '', credit: 'Gerada por IA (Gemini)', described: null })
})

test.for([
	[{}, {}, { provider: 'gemini', reason: 'Gemini sem chave de acesso configurada.' }],
	[
		{ geminiEnabled: false },
		both,
		{ provider: 'gemini', reason: 'O Gemini está desativado nas configurações de imagem.' },
	],
	[{}, both, null],
	[{}, { gemini: 'server-error' }, null],
] as const)('with %o and %o it is told whether Gemini was called at all', async ([settings, providers, told]) => {
	await setUp(settings)
	const { services } = someImageServices(db, providers)
	expect(await generateImage(services, { prompt, forceProvider: 'gemini', now })).toMatchObject({ notCalled: told })
})

test('whoever goes away gets nothing more made', async () => {
	const { services, asked } = someImageServices(db, both)
	const gone = AbortSignal.abort()
	expect(await generateImage(services, { prompt, signal: gone, now })).toMatchObject({
		success: false,
		image: null,
		provider: null,
		errorCode: 'cancelled',
	})
	expect(asked).toEqual([])
})
