import { takeFromRateLimit } from '#core/limits/rate-limit.ts'
import type { Db } from '#db/client.server.ts'
import type { MediaFile } from '#db/schema/media.ts'
import { type GuardedRefusal, guardedFetch } from '#lib/guarded-fetch.ts'
import { storableText } from '#lib/storable-text.ts'
import type { FileStore } from './file-store.ts'
import type { PictureEditor } from './picture-editor.ts'
import { MOST_BYTES } from './picture-limits.ts'
import { type StorePictureResult, storePicture } from './store-picture.ts'

const PATIENCE_MS = 15_000
/** A long article has a few dozen. What asks for more is no article. */
const ALLOWED = { max: 60, seconds: 600 }

export type FetchPictureResult =
	| { ok: true; media: MediaFile }
	| { ok: false; reason: 'too-many'; retryAfterSeconds: number }
	| { ok: false; reason: GuardedRefusal['reason'] | 'gone' | 'no-answer' }
	| Extract<StorePictureResult, { ok: false }>

type Wanted = {
	files: FileStore
	editor: PictureEditor
	url: string
	/** What the page it stood in said of it. */
	alt: string
	name: string
	by: { id: string; email: string; name: string }
	now: Date
	signal?: AbortSignal | undefined
	fetch?: typeof guardedFetch
}

/** Brings a picture of somebody else's page into the library: an article never shows it from there. */
export async function fetchPicture(db: Db, wanted: Wanted): Promise<FetchPictureResult> {
	const { files, editor, url, alt, name, by, now, signal, fetch = guardedFetch } = wanted
	const turn = await takeFromRateLimit(db, { key: `fetch-picture:${by.id}`, ...ALLOWED, now })
	if (!turn.ok) return { ...turn, reason: 'too-many' }
	const answer = await fetch(url, {
		timeoutMs: PATIENCE_MS,
		maxBytes: MOST_BYTES,
		headers: { accept: 'image/avif,image/webp,image/png,image/jpeg' },
		signal,
	})
	if (!answer.ok) return answer
	if (answer.status === 404 || answer.status === 410) return { ok: false, reason: 'gone' }
	if (answer.status >= 300) return { ok: false, reason: 'no-answer' }
	const texts = { alt: storableText(alt), originalName: storableText(name) }
	return storePicture(db, { files, editor, bytes: answer.body, source: 'upload', ...texts, by, now })
}
