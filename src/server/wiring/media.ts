import path from 'node:path'
import type { MediaServices } from '#app/services.ts'
import type { Config } from '#config/env.server.ts'
import { type Outcome, outcomeOf } from '#core/integrations/outcome.ts'
import type { FileStore } from '#core/media/file-store.ts'
import { makePictureSizes } from '#core/media/make-picture-sizes.ts'
import { MOST_PIXELS } from '#core/media/picture-limits.ts'
import { removeLeftPictures } from '#core/media/remove-left-pictures.ts'
import type { Db } from '#db/client.server.ts'
import { diskStore } from '#integrations/disk-store.ts'
import { s3Store } from '#integrations/s3-store.ts'
import { sharpPictures } from '#integrations/sharp-pictures.ts'
import { latest } from '#lib/latest.ts'
import type { Log } from '#lib/log.ts'
import { publicFetch } from '#lib/public-fetch.ts'
import type { Job } from '#server/boot/jobs.ts'
import { type Note, type Watch, watchedFetch } from './watch-service.ts'

const MAKE_SIZES = 'make-picture-sizes'

/** Where pictures are kept, and what works on them. */
export type Pictures = Pick<MediaServices, 'files' | 'editor'>

export function pictures(tools: StoreTools): Pictures {
	return { files: fileStore(tools), editor: sharpPictures({ mostPixels: MOST_PIXELS }) }
}

export function pictureSizesJob(
	{ files, editor }: Pictures,
	{ db, log, now }: { db: Db; log: Log; now: () => Date },
): Job {
	const onBroken = (name: string) => log.error({ name }, 'a stored picture cannot be read, so it has no sizes')
	return {
		name: MAKE_SIZES,
		cron: '* * * * *',
		urgent: true,
		run: () => makePictureSizes(db, { files, editor, now, onBroken }),
	}
}

export function leftPicturesJob({ files }: Pictures, { db, log, now }: { db: Db; log: Log; now: () => Date }): Job {
	const onFault = (error: unknown, name: string) => log.warn({ err: error, name }, 'a left picture stays for now')
	const run = () => removeLeftPictures(db, { files, now: now(), onFault })
	return { name: 'remove-left-pictures', cron: '25 * * * *', run }
}

type Waking = { runNow: (name: string) => Promise<void>; log: Log }

export function mediaServices(tools: Pictures, { runNow, log }: Waking): MediaServices {
	return {
		...tools,
		pictureStored() {
			runNow(MAKE_SIZES).catch((error: unknown) => log.warn({ err: error }, 'the picture job could not be woken'))
		},
	}
}

type StoreTools = { config: () => Config; watch: Watch }

/** The store that is set now. What is not found in a bucket may lie on the disk since before there was one. */
function fileStore({ config, watch }: StoreTools): FileStore {
	const disk = diskStore(path.resolve(config().DATA_DIR, 'media', 'files'))
	const bucket = latest(config, (now) => bucketOf(now, watch('s3')))
	return {
		put: (...file) => (bucket() ?? disk).put(...file),
		async get(name) {
			return (await bucket()?.get(name)) ?? disk.get(name)
		},
		async remove(name) {
			await bucket()?.remove(name)
			await disk.remove(name)
		},
	}
}

/** The bucket that a configuration names; nothing where it names none or not all that it takes. */
export function bucketOf(config: Config, note: Note): FileStore | undefined {
	const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, ...keys } = config
	const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = keys
	if (!bucket || !accessKeyId || !secretAccessKey) return undefined
	const fetch = watchedFetch(note, judgeStore, config.kept.has('S3_ENDPOINT') ? publicFetch : undefined)
	return s3Store({ bucket, endpoint, region, accessKeyId, secretAccessKey, fetch })
}

/** A file that is not there, or that keys without the right to list may not see, is an answer like any other. */
function judgeStore(status: number, body: string): Outcome | undefined {
	if (status === 404) return { ok: true }
	return status === 403 && body.includes('AccessDenied') ? undefined : outcomeOf(status, body)
}
