import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { correlationId, type Services, services } from '#app/services.ts'
import { findImageSettings } from '#core/settings/find-image-settings.ts'
import { defaultImageSettings } from '#core/settings/image-settings.ts'
import type { Db } from '#db/client.server.ts'
import { modelPrices } from '#db/schema/ai.ts'
import { auditLog } from '#db/schema/audit.ts'
import { imageGenerations } from '#db/schema/images.ts'
import { systemConfig } from '#db/schema/settings.ts'
import { testDb } from '#tests/db.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { readTab } from './read-tab.server.ts'
import { save } from './save.server.ts'
import { explain, unreachable } from './tab-data.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')

const pricedModels = [
	{ provider: 'groq', model: 'llama-9', kind: 'text' },
	{ provider: 'gemini', model: 'gemini-3.1-flash-image', kind: 'image' },
] as const
const images = { sources: { placeholder: {}, gemini: {} } }

function contextOn(database: Db) {
	const logged: string[] = []
	const context = new RouterContextProvider()
	const log = { error: (_fields: object, message: string) => logged.push(message) }
	context.set(services, { db: database, now: () => now, log, pricedModels, images } as unknown as Services)
	context.set(correlationId, 'c-1')
	context.set(signedInAdmin, { id: 'ana', email: 'ana@exemplo.com.br' } as never)
	return { context, logged }
}

/** A database that is gone: whatever is asked of it fails when it is waited for. */
function broken(): Db {
	const failing: unknown = new Proxy(() => {}, {
		get: (_, property) =>
			property === 'then' ? (_done: unknown, fail: (error: Error) => void) => fail(new Error('gone')) : failing,
		apply: () => failing,
	})
	return failing as Db
}

/** One table that cannot be read. */
function without(gone: object): Db {
	return new Proxy(db, {
		get(target, property) {
			if (property !== 'select') return Reflect.get(target, property) as unknown
			return (...fields: [never]) => ({
				from: (table: never) => (table === gone ? broken() : target.select(...fields).from(table)),
			})
		},
	})
}

function post(fields: Record<string, string>) {
	return new Request('http://x/admin/image-settings', {
		method: 'POST',
		body: new URLSearchParams(fields),
		headers: { 'x-client-address': '10.0.0.1' },
	})
}

const valid = {
	primary: 'gemini',
	fallback: 'unsplash',
	geminiEnabled: 'on',
	groqLimitUsd: '1,50',
	geminiLimitUsd: '0.25',
}

test('the first tab shows what is set, what it cost and what it may cost', async () => {
	await db.update(systemConfig).set({ geminiMonthlyLimit: 0.1 })
	await db
		.insert(imageGenerations)
		.values({ promptText: 'x', provider: 'gemini', success: true, costUsd: 0.067, createdAt: now })
	const { data, init } = await readTab(contextOn(db).context, 'configuracao')
	expect(init?.status).toBe(200)
	expect(data).toMatchObject({
		settings: { ...defaultImageSettings, geminiLimitUsd: 0.1 },
		spend: [{ provider: 'groq' }, { provider: 'gemini', spentUsd: 0.067, limitUsd: 0.1 }],
		month: { pictures: 1, asked: { total: 1, successful: 1 }, costUsd: 0.067 },
		picturePrices: { gemini: 0.067 },
		withoutKey: ['unsplash'],
		prices: expect.arrayContaining([expect.objectContaining({ model: 'llama-9', kind: 'text' })]),
		problem: undefined,
	})
	expect(explain(data)).toBeUndefined()
})

test('where the database fails the defaults are shown, and that they are the defaults', async () => {
	const { context, logged } = contextOn(broken())
	const { data, init } = await readTab(context, 'configuracao')
	expect(init?.status).toBe(503)
	expect(data).toMatchObject({ settings: defaultImageSettings, spend: undefined, code: 'c-1' })
	expect(explain(data)).toEqual({
		title: 'Erro ao carregar configuração',
		text: 'Não foi possível carregar as configurações. Usando valores padrão.',
	})
	expect(logged).toContain('the image settings could not be read')
})

test('statistics that cannot be read are only logged; anything else beside the settings is told', async () => {
	const unreadImages = contextOn(without(imageGenerations))
	const read = await readTab(unreadImages.context, 'configuracao')
	expect(read.data).toMatchObject({ settings: defaultImageSettings, month: undefined, spend: undefined })
	expect(explain(read.data)).toEqual({
		title: 'Erro ao carregar dados',
		text: 'Erro inesperado ao carregar informações.',
	})
	const analytics = contextOn(broken())
	const { data } = await readTab(analytics.context, 'analytics')
	expect(data).toMatchObject({ stats: undefined, problem: 'data' })
	expect(explain(data)).toBeUndefined()
	expect(analytics.logged).toContain('the image statistics could not be read')
})

test('the statistics name who has no key and cannot have been asked', async () => {
	const { data } = await readTab(contextOn(db).context, 'analytics')
	expect(data).toMatchObject({ withoutKey: ['unsplash'] })
})

test('a changed price is the one that the estimate counts with', async () => {
	const { context } = contextOn(db)
	await save(post({ ...aPrice, perImageUsd: '0,045' }), context)
	expect((await readTab(context, 'configuracao')).data).toMatchObject({ picturePrices: { gemini: 0.045 } })
})

test('a history that cannot be read says so, in other words where the server did not answer', async () => {
	const { data, init } = await readTab(contextOn(broken()).context, 'historico')
	expect(init?.status).toBe(503)
	expect(explain(data)).toEqual({
		title: 'Erro ao carregar histórico',
		text: 'Não foi possível carregar o histórico de gerações.',
	})
	expect(explain(unreachable('historico'))).toEqual({
		title: 'Erro ao carregar histórico',
		text: 'Erro inesperado ao carregar histórico.',
	})
})

const saved = {
	primary: 'gemini',
	fallback: 'unsplash',
	geminiEnabled: true,
	groqLimitUsd: 1.5,
	geminiLimitUsd: 0.25,
} as const

test('what is sent is saved, with a comma or a point, under the name of who sent it', async () => {
	const { data, init } = await save(post(valid), contextOn(db).context)
	expect(init?.status).toBe(200)
	expect(data).toEqual({
		of: 'settings',
		ok: true,
		title: 'Configuração salva',
		text: 'As configurações de imagem foram atualizadas com sucesso.',
		seen: saved,
	})
	expect(await findImageSettings(db)).toEqual(saved)
	expect(await db.select().from(auditLog)).toMatchObject([{ actorId: 'ana', address: '10.0.0.1' }])
})

test.for([
	[{ ...valid, fallback: 'gemini' }, 'O provedor principal e de fallback não podem ser iguais.'],
	[{ ...valid, geminiEnabled: '' }, 'Não é possível usar Gemini como provedor principal se estiver desabilitado.'],
	[{ ...valid, primary: 'placeholder' }, 'Escolha os provedores que estão na lista.'],
] as const)('the server refuses %o', async ([fields, text]) => {
	const { data, init } = await save(post(fields), contextOn(db).context)
	expect(init?.status).toBe(400)
	expect(data).toMatchObject({ ok: false, title: 'Configuração inválida', text })
	expect(await findImageSettings(db)).toEqual(defaultImageSettings)
})

test('a save on top of a change one has not seen is refused, told of, and works the second time', async () => {
	const { context } = contextOn(db)
	const seen = JSON.stringify(defaultImageSettings)
	await db.update(systemConfig).set({ geminiMonthlyLimit: 7, geminiEnabled: false })
	const mine = {
		primary: 'unsplash',
		fallback: 'gemini',
		geminiEnabled: 'on',
		groqLimitUsd: '4',
		geminiLimitUsd: '0.5',
	}
	const { data, init } = await save(post({ ...mine, seen }), context)
	expect(init?.status).toBe(409)
	const theirs = { ...defaultImageSettings, geminiEnabled: false, geminiLimitUsd: 7 }
	expect(data).toMatchObject({
		ok: false,
		overtaken: true,
		title: 'A configuração mudou enquanto você editava',
		// What one left alone follows, so that saving again undoes nothing by accident.
		typed: { ...theirs, groqLimitUsd: 4 },
		seen: theirs,
	})
	expect(data.text).toMatch(
		/^Outra pessoa mudou “Gemini habilitado” para desligado e o limite mensal do Gemini para US\$\s7,00\. O que você alterou continua no formulário/,
	)
	expect(await findImageSettings(db)).toEqual(theirs)

	const again = await save(post({ ...mine, geminiLimitUsd: '7', seen: JSON.stringify(theirs) }), context)
	expect(again.data).toMatchObject({ ok: true })
	expect(await findImageSettings(db)).toMatchObject({ groqLimitUsd: 4, geminiLimitUsd: 7, geminiEnabled: true })
})

test('what is refused for another reason still stands on what its sender had seen', async () => {
	await db.update(systemConfig).set({ geminiMonthlyLimit: 7 })
	const sent = { ...valid, fallback: 'gemini', seen: JSON.stringify(defaultImageSettings) }
	const { data } = await save(post(sent), contextOn(db).context)
	expect(data).toMatchObject({ title: 'Configuração inválida', seen: defaultImageSettings })
})

test('a mark of what was seen that cannot be read saves nothing', async () => {
	const { init } = await save(post({ ...valid, seen: '{' }), contextOn(db).context)
	expect(init?.status).toBe(400)
	expect(await findImageSettings(db)).toEqual(defaultImageSettings)
})

test('a limit that cannot be read becomes zero', async () => {
	await save(post({ ...valid, groqLimitUsd: 'dois', geminiLimitUsd: '' }), contextOn(db).context)
	expect(await findImageSettings(db)).toMatchObject({ groqLimitUsd: 0, geminiLimitUsd: 0 })
})

test('what could not be saved is told, and not thrown', async () => {
	const { context, logged } = contextOn(broken())
	const { data, init } = await save(post(valid), context)
	expect(init?.status).toBe(503)
	expect(data).toMatchObject({
		of: 'settings',
		ok: false,
		title: 'Erro ao salvar',
		text: 'Não foi possível salvar as configurações. Tente novamente.',
	})
	expect(logged).toEqual(['the image settings could not be saved'])
})

const aPrice = { intent: 'price', provider: 'gemini', model: 'gemini-3.1-flash-image' }

test('a price is changed and taken back; one that cannot be read changes nothing', async () => {
	const { context } = contextOn(db)
	const refused = await save(post({ ...aPrice, perImageUsd: 'grátis' }), context)
	expect(refused.data).toMatchObject({ of: 'price', ok: false, title: 'Configuração inválida' })
	expect(await db.$count(modelPrices)).toBe(0)

	expect((await save(post({ ...aPrice, perImageUsd: '0,045' }), context)).data).toMatchObject({ ok: true })
	expect(await db.select().from(modelPrices).where(eq(modelPrices.provider, 'gemini'))).toMatchObject([
		{ model: 'gemini-3.1-flash-image', perImageUsd: 0.045 },
	])
	expect((await save(post({ ...aPrice, intent: 'default-price' }), context)).data).toMatchObject({ ok: true })
	expect(await db.$count(modelPrices)).toBe(0)
})
