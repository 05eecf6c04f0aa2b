import { afterAll, expect, test, vi } from 'vitest'
import type { Provider } from '#core/providers/provider.ts'

/** As somebody would write it in src/core/providers: writes, and has photos that are linked and paid for. */
const sample = {
	id: 'exemplo',
	label: 'Exemplo',
	needs: { key: 'EXEMPLO_API_KEY', address: { name: 'EXEMPLO_BASE_URL', usual: 'https://api.fotos.example/v1' } },
	text: { model: { name: 'EXEMPLO_TEXT_MODEL', usual: 'pena' }, prices: { pena: { input: 1, output: 2 } } },
	images: {
		gives: 'fotos de gente',
		photos: true,
		model: { name: 'EXEMPLO_MODEL', usual: 'retrato' },
		prices: { retrato: 0.01 },
		linked: { origin: 'https://images.fotos.example', privacyPolicy: 'https://www.fotos.example/privacy-policy' },
		hue: 4,
	},
	limitUsd: 1.5,
	hasSwitch: true,
} as const satisfies Provider

const before = await import('#core/providers/provider-lists.ts')
const { providerLooks: looksBefore } = await import('#app/components/admin/charts/provider-look.ts')
const { photoLibraries: librariesBefore } = await import('#core/providers/photo-libraries.ts')

// Modules of their own, so that the other tests in this process keep their list of providers.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { providers } = await import('#core/providers/registry.ts')
;(providers as unknown as Provider[]).push(sample)
const id = sample.id as never

const lists = await import('#core/providers/provider-lists.ts')
const { defaultImageSettings, checkImageSettings } = await import('#core/settings/image-settings.ts')

test('the environment is read for its key, its address and its models', async () => {
	const { parseConfig } = await import('#config/env.server.ts')
	const read = parseConfig({ EXEMPLO_API_KEY: 'segredo' }, lists.providerVariables)
	expect(read.ok && read.config.providers).toMatchObject({
		EXEMPLO_API_KEY: 'segredo',
		EXEMPLO_BASE_URL: 'https://api.fotos.example/v1',
		EXEMPLO_MODEL: 'retrato',
	})
	expect(parseConfig({ EXEMPLO_BASE_URL: 'ftp://x' }, lists.providerVariables)).toMatchObject({
		faults: ['EXEMPLO_BASE_URL: valor inválido. Use um endereço http(s).'],
	})
})

test('what is sent to the function and kept in the database may name it', async () => {
	const { generateImages } = await import('#server/functions/generate-images.ts')
	const { payload } = generateImages({ images: {} as never, now: () => new Date() })
	const sent = { prompt: 'Farol', forceProvider: 'exemplo', generationConfig: { provider: 'exemplo' } }
	expect(payload.safeParse(sent)).toMatchObject({ success: true })
	expect(payload.safeParse({ ...sent, forceProvider: 'flickr' })).toMatchObject({ success: false })

	const { rowOf, settingsIn } = await import('#core/settings/settings-row.ts')
	const settings = { ...defaultImageSettings, primary: id, exemploLimitUsd: 3, exemploEnabled: false }
	const row = { id: 1, updatedAt: new Date(), ...rowOf(settings) }
	expect(row.providerSettings).toEqual({ exemploLimitUsd: 3, exemploEnabled: false })
	expect(settingsIn(row)).toEqual(settings)
	expect(settingsIn({ ...row, imageProviderPrimary: 'flickr', providerSettings: {} })).toEqual(defaultImageSettings)
})

test('the settings screen has its choice, its switch and its limit', async () => {
	const { providerOption, limitHint } = await import('#app/routes/admin/image-settings/provider-words.ts')
	expect(lists.primaryProviders.map(providerOption)).toEqual([
		...before.primaryProviders.map(providerOption),
		'Exemplo (fotos de gente, pago)',
	])
	expect(before.primaryProviders.map(providerOption)).toEqual(
		expect.arrayContaining(['Unsplash (fotos, gratuito)', 'Gemini (imagens geradas, pago)']),
	)
	expect(lists.imageProviders).toEqual([...before.askedForImages, 'exemplo', 'placeholder'])
	expect(lists.switchedProviders).toEqual([...before.switchedProviders, 'exemplo'])
	expect(lists.paidProviders.map(limitHint)).toContain('Imagens e textos. Com 0, o Exemplo não é usado.')
	expect(defaultImageSettings).toMatchObject({ exemploEnabled: true, exemploLimitUsd: 1.5 })
	const chosen = { ...defaultImageSettings, primary: id, exemploEnabled: false }
	expect(checkImageSettings(chosen)).toBe('primary-disabled')
})

test('it costs what it says, in the estimate too', async () => {
	const { defaultPrices } = await import('#core/generation/costs/default-prices.ts')
	expect(defaultPrices.filter(({ provider }) => provider === id)).toMatchObject([
		{ model: 'retrato', kind: 'image', perImageUsd: 0.01 },
		{ model: 'pena', kind: 'text', inputPerMillionUsd: 1, outputPerMillionUsd: 2 },
	])
	const { estimateMonthlyCost } = await import('#core/settings/estimate-monthly-cost.ts')
	expect(estimateMonthlyCost({ ...defaultImageSettings, primary: id }, { exemplo: 0.01 })).toBeCloseTo(0.28, 9)
})

test('charts have its series, in its colour and place', async () => {
	const { providerLooks } = await import('#app/components/admin/charts/provider-look.ts')
	const own = { provider: 'exemplo', name: 'Exemplo', fill: 'var(--color-chart-4)', className: 'bg-chart-4' }
	expect(providerLooks([])).toEqual(looksBefore([]).toSpliced(-1, 0, own))
	expect(looksBefore([]).at(-1)).toMatchObject({ name: 'Desenho do site', className: 'bg-chart-3' })
})

test('browsers and articles may show its pictures', async () => {
	const { contentSecurityPolicy } = await import('#server/http/security-headers.ts')
	const policy = contentSecurityPolicy('', { siteUrl: 'http://localhost', ads: false })
	const origins = [...librariesBefore.map(({ origin }) => origin), 'https://images.fotos.example']
	expect(policy).toContain(`img-src 'self' data: ${origins.join(' ')};`)
	const { isApprovedPicture } = await import('#core/generation/runs/screen/approved.ts')
	const own = { siteUrl: 'http://localhost' }
	expect(isApprovedPicture('https://images.fotos.example/1.jpg', own)).toBe(true)
	expect(isApprovedPicture('https://images.flickr.com/1.jpg', own)).toBe(false)
})

test('it is asked where the settings put it, and what is free stands in when it is used up', async () => {
	const { providerOrder } = await import('#core/images/provider-order.ts')
	expect(providerOrder({ primary: id, fallback: 'gemini' })).toEqual(['exemplo', 'gemini', 'placeholder'])
	expect(lists.freeImageProviders).toEqual(before.freeImageProviders)
	expect(lists.textProviders).toEqual([...before.textProviders, 'exemplo'])
	const { errorOf } = await import('#core/images/refusals.ts')
	const { messageOf } = await import('#app/routes/admin/posts/editor/dialogs/generation-message.ts')
	const told = errorOf([{ provider: id, fault: 'quota-zero' }], new AbortController().signal)
	expect(told).toEqual({ error: 'EXEMPLO_QUOTA_EXCEEDED', errorCode: 'quota-zero' })
	expect(messageOf({ success: true, ...told })).toMatchObject({ title: 'Quota Exemplo Excedida' })
	const { warningText } = await import('#core/generation/runs/pipeline-words.ts')
	expect(warningText('EXEMPLO_500_FALLBACK')).toBe(
		'O Exemplo não respondeu como devia; o redator local escreveu o artigo.',
	)
})

test('the privacy policy names it to visitors, whose browsers ask it for pictures', async () => {
	const { photoLibraries } = await import('#core/providers/photo-libraries.ts')
	const { libraryBlanks } = await import('#app/content/legal/library-blanks.ts')
	const { fillPage } = await import('#app/content/legal/fill-page.ts')
	const { legalTold, legalValues } = await import('#app/content/legal/legal-values.ts')
	const { freshIdentity: identity } = await import('#app/content/fresh-identity.server.ts')
	const { legalTexts } = await import('#app/content/legal/all.ts')
	const [privacy, terms] = legalTexts.map((text) => {
		const now = new Date('2026-11-16T12:00:00Z')
		const values = legalValues(legalTold(text, { identity, fresh: identity, now, backupsKept: '7 dias' }))
		return JSON.stringify(fillPage(text, { ...values, photoLibraries: photoLibraries.map(libraryBlanks) }))
	})
	for (const name of ['Unsplash', 'Exemplo']) {
		expect(privacy).toContain(`"term":"${name}"`)
		expect(privacy).toContain(`enviados ao ${name} quando uma foto vem de lá`)
		expect(terms).toContain(`Algumas fotos podem vir do ${name} e seguem`)
	}
	expect(privacy).toContain('"href":"https://www.fotos.example/privacy-policy"')
})
