import { randomBytes } from 'node:crypto'
import type { MediaServices } from '#app/services.ts'
import type { Config } from '#config/env.server.ts'
import type { PricedModel } from '#core/costs/prices.ts'
import { settleAbandoned } from '#core/costs/settle-abandoned.ts'
import type { KeepPicture } from '#core/images/attempt-image.ts'
import type { GenerateImageNeeds } from '#core/images/generate-image.ts'
import { tellPhotosTaken } from '#core/images/tell-photos-taken.ts'
import { storePicture } from '#core/media/store-picture.ts'
import type { Db } from '#db/client.server.ts'
import { geminiImages } from '#integrations/gemini-images.ts'
import { unsplash } from '#integrations/unsplash.ts'
import type { Log } from '#lib/log.ts'
import { coverSource } from '../cover-source.tsx'
import type { Job } from '../jobs.ts'

type Tools = { config: Config; db: Db; log: Log; media: MediaServices }
type Jobbing = { config: Config; db: Db; log: Log; now: () => Date }

/** Who gives pictures, and where those that are ours are kept. */
export function imageNeeds({ config, db, log, media }: Tools): GenerateImageNeeds {
	return {
		db,
		log,
		newSeed: () => randomBytes(6).toString('hex'),
		keepPicture: keepIn(db, media),
		sources: { unsplash: unsplashOf(config, log), gemini: geminiOf(config), placeholder: coverSource() },
	}
}

export function pricedModels({ GROQ_MODEL, GEMINI_TEXT_MODEL, GEMINI_IMAGE_MODEL }: Config): PricedModel[] {
	return [
		{ provider: 'groq', model: GROQ_MODEL, kind: 'text' },
		{ provider: 'gemini', model: GEMINI_TEXT_MODEL, kind: 'text' },
		{ provider: 'gemini', model: GEMINI_IMAGE_MODEL, kind: 'image' },
	]
}

export function settleCostsJob({ db, now }: { db: Db; now: () => Date }): Job {
	const run = async () => void (await settleAbandoned(db, { now: now() }))
	return { name: 'settle-abandoned-costs', cron: '*/5 * * * *', run }
}

/** Only where there is a library to tell. */
export function tellPhotosTakenJobs({ config, db, log, now }: Jobbing): Job[] {
	const library = unsplashOf(config, log)
	if (!library) return []
	const run = () => tellPhotosTaken(db, { tell: library.tellTaken, now: now() })
	return [{ name: 'tell-photos-taken', cron: '*/5 * * * *', run }]
}

function keepIn(db: Db, { files, editor, pictureStored }: MediaServices): KeepPicture {
	return async (picture) => {
		const kept = await storePicture(db, { files, editor, ...picture })
		if (!kept.ok) return kept
		pictureStored()
		return { ok: true, url: kept.url, width: kept.media.width, height: kept.media.height }
	}
}

function geminiOf({ GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: baseUrl, GEMINI_IMAGE_MODEL: model }: Config) {
	return apiKey ? geminiImages({ apiKey, baseUrl, model }) : undefined
}

function unsplashOf({ UNSPLASH_ACCESS_KEY: accessKey, UNSPLASH_BASE_URL: baseUrl }: Config, log: Log) {
	return accessKey ? unsplash({ accessKey, baseUrl, log }) : undefined
}
