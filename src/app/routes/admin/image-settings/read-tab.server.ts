import { data, type RouterContextProvider } from 'react-router'
import { correlationId, services } from '#app/services.ts'
import { monthSpend } from '#core/generation/costs/month-spend.ts'
import { picturePrices } from '#core/generation/costs/picture-prices.ts'
import { listPrices } from '#core/generation/costs/prices.ts'
import type { ImageServices } from '#core/images/generate-image.ts'
import { generationsPerDay } from '#core/images/generations-per-day.ts'
import { imageTrend, monthImages } from '#core/images/image-stats.ts'
import { listGenerations } from '#core/images/list-generations.ts'
import { askedForImages } from '#core/providers/provider-lists.ts'
import { findImageSettings } from '#core/settings/find-image-settings.ts'
import { defaultImageSettings } from '#core/settings/image-settings.ts'
import type { AnalyticsData, HistoryData, SettingsData, TabData } from './tab-data.ts'
import type { SettingsTab } from './tabs.ts'

type Context = Readonly<RouterContextProvider>

const STATS_DAYS = 30

const readers = { configuracao: readSettings, analytics: readAnalytics, historico: readHistory }

/** Reads the open tab. A part that cannot be read leaves the others standing. */
export async function readTab(context: Context, tab: SettingsTab) {
	const read: TabData = await readers[tab](context)
	return data(read, { status: read.problem ? 503 : 200 })
}

async function readSettings(context: Context): Promise<SettingsData> {
	const { db, now: clock, pricedModels, images } = context.get(services)
	const now = clock()
	const [settings, spend, prices, ofPictures, month] = await Promise.all([
		readPart(context, 'the image settings', findImageSettings(db)),
		readPart(context, 'the spend of the month', monthSpend(db, { now })),
		readPart(context, 'the prices', listPrices(db, { inUse: pricedModels })),
		readPart(context, 'the prices of pictures', picturePrices(db, { inUse: pricedModels })),
		readPart(context, 'the image statistics of the month', monthImages(db, { now })),
	])
	const others = spend && prices ? undefined : 'data'
	return {
		tab: 'configuracao',
		settings: settings ?? defaultImageSettings,
		spend,
		prices,
		picturePrices: ofPictures,
		withoutKey: withoutKey(images),
		month,
		problem: settings ? others : 'settings',
		code: context.get(correlationId),
	}
}

async function readAnalytics(context: Context): Promise<AnalyticsData> {
	const { db, now, images } = context.get(services)
	const [trend, days] = await Promise.all([
		readPart(context, 'the image statistics', imageTrend(db, { days: STATS_DAYS })),
		readPart(context, 'the images per day', generationsPerDay(db, { days: STATS_DAYS, now: now() })),
	])
	const stats = trend && days && { trend, days }
	const problem = stats ? undefined : 'data'
	return { tab: 'analytics', stats, withoutKey: withoutKey(images), problem, code: context.get(correlationId) }
}

function withoutKey({ sources }: ImageServices): string[] {
	return askedForImages.filter((id) => !sources[id])
}

async function readHistory(context: Context): Promise<HistoryData> {
	const generations = await readPart(context, 'the image history', listGenerations(context.get(services).db))
	const problem = generations ? undefined : 'history'
	return { tab: 'historico', generations, problem, code: context.get(correlationId) }
}

async function readPart<T>(context: Context, what: string, read: PromiseLike<T>): Promise<T | undefined> {
	try {
		return await read
	} catch (error) {
		const { log } = context.get(services)
		log.error({ err: error, correlationId: context.get(correlationId) }, `${what} could not be read`)
		return undefined
	}
}
