import { randomBytes } from 'node:crypto'
import type { MediaServices } from '#app/services.ts'
import type { Config } from '#config/env.server.ts'
import { settleAbandoned } from '#core/generation/costs/settle-abandoned.ts'
import { pause } from '#core/generation/runs/pause.ts'
import type { KeepPicture } from '#core/images/attempt-image.ts'
import type { ImageServices } from '#core/images/generate-image.ts'
import type { AltServices } from '#core/images/propose-alt.ts'
import { tellPhotosTaken } from '#core/images/tell-photos-taken.ts'
import { storePicture } from '#core/media/store-picture.ts'
import type { Db } from '#db/client.server.ts'
import { latest } from '#lib/latest.ts'
import type { Log } from '#lib/log.ts'
import { coverSource } from '#server/answers/cover-source.tsx'
import type { Job } from '#server/boot/jobs.ts'
import { imageSources, seeingModels, textModels } from './providers.ts'
import type { Watch } from './watch-service.ts'

type Tools = { config: () => Config; watch: Watch; db: Db; log: Log; media: MediaServices }
type Jobbing = { images: Pick<ImageServices, 'sources'>; db: Db; now: () => Date }

/** Who gives pictures, and where those that are ours are kept. */
export function imageServices({ config, watch, db, log, media }: Tools): ImageServices {
	const placeholder = coverSource()
	const sources = latest(config, (now) => ({ ...imageSources({ config: now, log, watch }), placeholder }))
	return {
		db,
		log,
		newSeed: () => randomBytes(6).toString('hex'),
		keepPicture: keepIn(db, media),
		get sources() {
			return sources()
		},
	}
}

/** Who is shown pictures, and where those that are ours lie. */
export function altServices({ config, watch, db, log, media, now }: Tools & { now: () => Date }): AltServices {
	const seers = latest(config, (current) => seeingModels(textModels({ config: current, log, watch })))
	return {
		db,
		files: media.files,
		editor: media.editor,
		get seers() {
			return seers()
		},
		clock: now,
		sleep: pause,
	}
}

export function settleCostsJob({ db, now }: { db: Db; now: () => Date }): Job {
	const run = async () => void (await settleAbandoned(db, { now: now() }))
	return { name: 'settle-abandoned-costs', cron: '*/5 * * * *', run }
}

export function tellPhotosTakenJob({ images, db, now }: Jobbing): Job {
	async function run() {
		const sources = Object.entries(images.sources)
		const libraries = Object.fromEntries(
			sources.flatMap(([id, source]) => (source?.tellTaken ? [[id, source.tellTaken]] : [])),
		)
		// Only where there is a library to tell.
		if (Object.keys(libraries).length > 0) await tellPhotosTaken(db, { libraries, now: now() })
	}
	return { name: 'tell-photos-taken', cron: '*/5 * * * *', run }
}

function keepIn(db: Db, { files, editor, pictureStored }: MediaServices): KeepPicture {
	return async (picture) => {
		const kept = await storePicture(db, { files, editor, ...picture })
		if (!kept.ok) return kept
		pictureStored()
		return { ok: true, url: kept.url, width: kept.media.width, height: kept.media.height }
	}
}
