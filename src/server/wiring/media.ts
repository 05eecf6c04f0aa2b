import path from 'node:path'
import type { MediaServices } from '#app/services.ts'
import type { Config } from '#config/env.server.ts'
import type { FileStore } from '#core/media/file-store.ts'
import { makePictureSizes } from '#core/media/make-picture-sizes.ts'
import { MOST_PIXELS } from '#core/media/picture-limits.ts'
import { removeLeftPictures } from '#core/media/remove-left-pictures.ts'
import type { Db } from '#db/client.server.ts'
import { diskStore } from '#integrations/disk-store.ts'
import { s3Store } from '#integrations/s3-store.ts'
import { sharpPictures } from '#integrations/sharp-pictures.ts'
import type { Log } from '#lib/log.ts'
import type { Job } from '#server/boot/jobs.ts'

const MAKE_SIZES = 'make-picture-sizes'

/** Where pictures are kept, and what works on them. */
export type Pictures = Pick<MediaServices, 'files' | 'editor'>

export function pictures(config: Config): Pictures {
	return { files: fileStore(config), editor: sharpPictures({ mostPixels: MOST_PIXELS }) }
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

function fileStore({ DATA_DIR, S3_BUCKET, S3_ENDPOINT, S3_REGION, ...keys }: Config): FileStore {
	const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = keys
	if (!S3_BUCKET || !accessKeyId || !secretAccessKey) return diskStore(path.resolve(DATA_DIR, 'media', 'files'))
	return s3Store({ bucket: S3_BUCKET, endpoint: S3_ENDPOINT, region: S3_REGION, accessKeyId, secretAccessKey })
}
