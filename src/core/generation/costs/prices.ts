import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { PaidProvider } from '#core/providers/registry.ts'
import type { Db } from '#db/client.server.ts'
import { modelPrices } from '#db/schema/ai.ts'
import { defaultPrices, type ModelPrice, mostExpensivePrice, type PricedModel } from './default-prices.ts'

export type { ModelPrice, PricedModel } from './default-prices.ts'

type Model = { provider: PaidProvider; model: string }

export type ListedPrice = PricedModel & ModelPrice & { edited: boolean; updatedAt: Date | null }

const highestPrice = 10_000

/** What a model costs: as an administrator said, else as the program knows, else as its provider's dearest. */
export async function priceOf(db: Db, { provider, model }: Model): Promise<ModelPrice> {
	const [edited] = await db
		.select()
		.from(modelPrices)
		.where(and(eq(modelPrices.provider, provider), eq(modelPrices.model, model)))
	return merge(knownPrice({ provider, model }) ?? mostExpensivePrice(provider), edited)
}

/** Every model we know, use or were told of. */
export async function listPrices(db: Db, { inUse }: { inUse: readonly PricedModel[] }): Promise<ListedPrice[]> {
	const edits = await db.select().from(modelPrices).orderBy(modelPrices.provider, modelPrices.model)
	const models = new Map<string, PricedModel>()
	for (const model of [...defaultPrices, ...inUse, ...edits.map(toldModel)]) {
		const name = nameOf(model)
		if (!models.has(name)) models.set(name, model)
	}
	return [...models].map(([name, { provider, model, kind }]) => {
		const edit = edits.find((one) => nameOf(one) === name)
		const price = merge(knownPrice({ provider, model }) ?? mostExpensivePrice(provider), edit)
		return { provider, model, kind, ...price, edited: edit !== undefined, updatedAt: edit?.updatedAt ?? null }
	})
}

export type SavePriceResult = { ok: true } | { ok: false; reason: 'not-a-price' | 'model-missing' }

type SavePrice = Model & {
	/** Nothing: as the program knows it again. */
	price: Partial<ModelPrice> | null
	by: { id: string; email: string }
	address?: string | undefined
	now: Date
}

/** Says what a model costs from now on. What was booked stays as it was. */
export async function savePrice(
	db: Db,
	{ provider, model, price, by, address, now }: SavePrice,
): Promise<SavePriceResult> {
	if (model.trim() === '') return { ok: false, reason: 'model-missing' }
	const given = Object.values(price ?? {}).filter((value) => value !== undefined)
	if (given.some((value) => !(Number.isFinite(value) && value >= 0 && value <= highestPrice)))
		return { ok: false, reason: 'not-a-price' }
	await db.transaction(async (tx) => {
		const target = { provider, model: model.trim() }
		if (price === null)
			await tx.delete(modelPrices).where(and(eq(modelPrices.provider, provider), eq(modelPrices.model, target.model)))
		else
			await tx
				.insert(modelPrices)
				.values({ ...target, ...price, createdAt: now, updatedAt: now })
				.onConflictDoUpdate({ target: [modelPrices.provider, modelPrices.model], set: { ...price, updatedAt: now } })
		await recordAudit(tx, {
			action: 'settings.changed',
			actor: by,
			subject: { id: `price:${provider}/${target.model}`, label: `preço de ${target.model}` },
			details: { ...price, ...(price === null && { reset: true }) },
			address,
			now,
		})
	})
	return { ok: true }
}

type Edit = typeof modelPrices.$inferSelect

/** A model that only its price tells of. One of pictures was given a price by the picture, be it nothing. */
function toldModel({ provider, model, perImageUsd }: Edit): PricedModel {
	return { provider: provider as PaidProvider, model, kind: perImageUsd === null ? 'text' : 'image' }
}

function nameOf({ provider, model }: { provider: string; model: string }): string {
	return `${provider}/${model}`
}

function knownPrice({ provider, model }: Model): ModelPrice | undefined {
	return defaultPrices.find((price) => price.provider === provider && price.model === model)
}

function merge(base: ModelPrice, edit: Edit | undefined): ModelPrice {
	return {
		inputPerMillionUsd: edit?.inputPerMillionUsd ?? base.inputPerMillionUsd,
		outputPerMillionUsd: edit?.outputPerMillionUsd ?? base.outputPerMillionUsd,
		perImageUsd: edit?.perImageUsd ?? base.perImageUsd,
	}
}
