import { closeBudget, openBudget } from '#core/generation/costs/budget.ts'
import { priceOf } from '#core/generation/costs/prices.ts'
import { describePicture, sentWithPicture } from '#core/generation/models/alt-text/index.ts'
import type { CallServices } from '#core/generation/models/call-model.ts'
import type { SeeingModel, SeenPicture } from '#core/generation/models/text-model.ts'
import { mostCost } from '#core/generation/runs/estimate-cost.ts'
import { takeFromRateLimit } from '#core/limits/rate-limit.ts'
import type { FileStore } from '#core/media/file-store.ts'
import { parseMediaUrl } from '#core/media/media-url.ts'
import type { PictureEditor } from '#core/media/picture-editor.ts'
import { MOST_BYTES, MOST_PIXELS } from '#core/media/picture-limits.ts'
import type { TextProvider } from '#core/providers/registry.ts'
import { guardedFetch } from '#lib/guarded-fetch.ts'

/** Enough to tell what is on it; more pixels are more tokens. */
const SHOWN = { format: 'webp', quality: 80, fit: { longestSide: 768 } } as const
const PATIENCE_MS = 15_000
/** A long article has a few dozen pictures. */
const ALLOWED = { max: 40, seconds: 600 }

export type AltServices = CallServices & {
	files: FileStore
	editor: PictureEditor
	/** Models that can be shown a picture, in the order they are asked. */
	seers: readonly SeeingModel[]
	fetch?: typeof guardedFetch
}

export type ProposeAltResult =
	| { ok: true; alt: string; provider: TextProvider; costUsd: number }
	| { ok: false; reason: 'no-key' | 'switched-off' | 'monthly-limit' | 'too-many' | 'no-picture' | 'no-answer' }

type Wanted = { url: string; by: { id: string }; signal: AbortSignal }

/** What a picture shows, as a model says that was shown it. Nothing is kept: it is for a person to take or leave. */
export async function proposeAlt(services: AltServices, { url, by, signal }: Wanted): Promise<ProposeAltResult> {
	const { db, seers, clock } = services
	if (seers.length === 0) return { ok: false, reason: 'no-key' }
	const turn = await takeFromRateLimit(db, { key: `propose-alt:${by.id}`, ...ALLOWED, now: clock() })
	if (!turn.ok) return { ok: false, reason: 'too-many' }
	const picture = await readPicture(services, url, signal)
	if (!picture) return { ok: false, reason: 'no-picture' }
	let answer: ProposeAltResult = { ok: false, reason: 'no-answer' }
	for (const model of seers) {
		answer = await ask(services, { model, picture, signal })
		if (answer.ok || signal.aborted) break
	}
	return answer
}

type Asked = { model: SeeingModel; picture: SeenPicture; signal: AbortSignal }

/** The cost is claimed before the model is asked, and what it did not take is given back. */
async function ask(services: AltServices, { model, picture, signal }: Asked): Promise<ProposeAltResult> {
	const { db, clock } = services
	const { provider } = model
	const usd = mostCost(await priceOf(db, model), { task: 'alt-text', sentLetters: sentWithPicture.length })
	const opened = await openBudget(db, { provider, model: model.model, runId: undefined, usd, now: clock() })
	if (!opened.ok) return { ok: false, reason: opened.reason }
	const budget = opened.value
	try {
		const said = await describePicture(services, { model, budget, picture, signal })
		if (said.ok) return { ok: true, alt: said.value.alt.trim(), provider, costUsd: said.costUsd }
		return { ok: false, reason: said.reason === 'switched-off' ? said.reason : 'no-answer' }
	} finally {
		await closeBudget(db, budget)
	}
}

/** Ours from where it lies, another's from its public page; smaller, and with nothing in it but pixels. */
async function readPicture(services: AltServices, url: string, signal: AbortSignal): Promise<SeenPicture | undefined> {
	const { editor } = services
	const bytes = await bytesOf(services, url, signal)
	const facts = bytes && (await editor.read(bytes))
	if (!facts || facts.width * facts.height > MOST_PIXELS) return undefined
	const shown = await editor.encode(bytes, SHOWN)
	return shown && { bytes: shown.bytes, mimeType: 'image/webp' }
}

async function bytesOf({ files, fetch = guardedFetch }: AltServices, url: string, signal: AbortSignal) {
	const own = parseMediaUrl(url)
	if (own) return files.get(own.name)
	if (!/^https?:/.test(url)) return undefined
	const answer = await fetch(url, { timeoutMs: PATIENCE_MS, maxBytes: MOST_BYTES, signal })
	return answer.ok && answer.status === 200 ? answer.body : undefined
}
