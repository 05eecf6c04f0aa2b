import { randomBytes } from 'node:crypto'
import type { MediaServices } from '#app/services.ts'
import type { Config } from '#config/env.server.ts'
import { settleAbandoned } from '#core/generation/costs/settle-abandoned.ts'
import type { KeepPicture } from '#core/images/attempt-image.ts'
import type { ImageServices } from '#core/images/generate-image.ts'
import { tellPhotosTaken } from '#core/images/tell-photos-taken.ts'
import { storePicture } from '#core/media/store-picture.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { coverSource } from '#server/answers/cover-source.tsx'
import type { Job } from '#server/boot/jobs.ts'
import { imageSources } from './providers.ts'

type Tools = { config: Config; db: Db; log: Log; media: MediaServices }
type Jobbing = { config: Config; db: Db; log: Log; now: () => Date }

/** Who gives pictures, and where those that are ours are kept. */
export function imageServices({ config, db, log, media }: Tools): ImageServices {
	return {
		db,
		log,
		newSeed: () => randomBytes(6).toString('hex'),
		keepPicture: keepIn(db, media),
		sources: { ...imageSources({ config, log }), placeholder: coverSource() },
	}
}

export function settleCostsJob({ db, now }: { db: Db; now: () => Date }): Job {
	const run = async () => void (await settleAbandoned(db, { now: now() }))
	return { name: 'settle-abandoned-costs', cron: '*/5 * * * *', run }
}

/** Only where there is a library to tell. */
export function tellPhotosTakenJobs({ config, db, log, now }: Jobbing): Job[] {
	const sources = Object.entries(imageSources({ config, log }))
	const libraries = Object.fromEntries(sources.flatMap(([id, { tellTaken }]) => (tellTaken ? [[id, tellTaken]] : [])))
	if (Object.keys(libraries).length === 0) return []
	const run = () => tellPhotosTaken(db, { libraries, now: now() })
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
