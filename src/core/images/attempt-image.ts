import { priceOf } from '#core/generation/costs/prices.ts'
import { findProvider, isPaidProvider, labelOf } from '#core/providers/provider-lists.ts'
import type { ImageProvider } from '#core/providers/registry.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { type Attempt, claimGeneration, recordGeneration, settleGeneration } from './book-generation.ts'
import { faultText } from './fault-words.ts'
import type { ImageDimensions } from './image-options.ts'
import { type ImagePrompt, stamped } from './image-prompt.ts'
import type { ImageFailure, ImageFault, ImageRequest, ImageResult, ImageSource, MadeImage } from './image-source.ts'

type By = { id: string; email: string; name: string } | null

export type KeepPicture = (picture: {
	bytes: Uint8Array
	source: string
	alt: string
	credit: string | null
	by: By
	now: Date
}) => Promise<
	| { ok: true; url: string; width: number; height: number }
	| { ok: false; reason: 'not-a-picture' | 'too-large' | 'too-many-pixels' }
>

export type GeneratedImage = {
	url: string
	/** Empty where nobody on our side knows what it shows: then a person is asked. */
	alt: string
	credit: string | null
	creditUrl: string | null
	width: number | null
	height: number | null
	/** What its library says it shows, in the library's own language: for who writes the `alt`, never for readers. */
	described: string | null
}

export type Attempted = { timeMs: number; costUsd: number } & (
	| { ok: true; image: GeneratedImage }
	| { ok: false; fault: ImageFault }
)

export type AttemptServices = { db: Db; keepPicture: KeepPicture; newSeed: () => string; log: Log }

type Asked = {
	source: ImageSource
	provider: ImageProvider
	prompt: ImagePrompt
	category: string | null
	dimensions: ImageDimensions
	postId: string | null
	by: By
	/** Of nobody's choosing: a new one. */
	seed?: string | undefined
	signal: AbortSignal
	now: Date
}

type Tried = { ok: true; image: GeneratedImage; downloadLocation?: string | undefined } | ImageFailure

/** Asks one provider for a picture and writes into the history what came of it. */
export async function attemptImage(services: AttemptServices, asked: Asked): Promise<Attempted> {
	const { db, log } = services
	const { provider, source, prompt, postId, now } = asked
	const attempt: Attempt = { promptText: prompt.shown, provider, model: source.model, postId, now }
	const started = performance.now()

	const claim = await claimCost(db, attempt)
	if (!claim.ok) {
		await recordGeneration(db, { attempt, ...refused(claim.fault, provider) })
		return { ok: false, fault: claim.fault, timeMs: 0, costUsd: 0 }
	}
	const tried = await tryOnce(services, asked)
	const timeMs = Math.round(performance.now() - started)
	const costUsd = tried.ok || tried.billed ? claim.costUsd : 0
	const outcome = tried.ok
		? {
				success: true,
				generationTimeMs: timeMs,
				costUsd,
				imageUrl: tried.image.url,
				downloadLocation: tried.downloadLocation,
			}
		: { ...refused(tried.fault, provider), generationTimeMs: timeMs, costUsd }
	if (claim.id) await settleGeneration(db, { id: claim.id, ...outcome })
	else await recordGeneration(db, { attempt, ...outcome })

	if (tried.ok) return { ok: true, image: tried.image, timeMs, costUsd }
	log.warn({ provider, fault: tried.fault, detail: tried.detail }, 'a picture could not be made')
	return { ok: false, fault: tried.fault, timeMs, costUsd }
}

type Claim = { ok: true; id?: string; costUsd: number } | { ok: false; fault: ImageFault }

async function claimCost(db: Db, attempt: Attempt): Promise<Claim> {
	const { provider, model } = attempt
	if (!isPaidProvider(provider)) return { ok: true, costUsd: 0 }
	const { perImageUsd: costUsd } = await priceOf(db, { provider, model: model ?? '' })
	const claimed = await claimGeneration(db, { ...attempt, provider, costUsd })
	if (claimed.ok) return { ok: true, id: claimed.value, costUsd }
	return { ok: false, fault: claimed.reason === 'switched-off' ? 'disabled' : 'monthly-limit' }
}

function refused(fault: ImageFault, provider: ImageProvider) {
	const errorMessage = faultText(fault, provider)
	return { success: false, generationTimeMs: 0, costUsd: 0, errorCode: fault, errorMessage }
}

async function tryOnce(services: AttemptServices, asked: Asked): Promise<Tried> {
	const seed = asked.seed ?? services.newSeed()
	const { prompt, dimensions, category, signal } = asked
	const request: ImageRequest = {
		prompt: stamped(prompt.shown, seed),
		searches: prompt.searches,
		dimensions,
		seed,
		category,
		topic: prompt.topic.name,
		signal,
	}
	const result = await make(asked.source, request)
	if (!result.ok) return result
	const { image } = result
	if (image.kind === 'made') return keep(services, asked, image)
	const { url, alt: described, credit, creditUrl, width, height, downloadLocation } = image
	// What was searched for is not what the photo shows, and its library tells that in English.
	const photo = { url, alt: '', credit, creditUrl, width, height, described: described || null }
	return { ok: true, image: photo, downloadLocation }
}

/** A source that breaks is a source that gave nothing; it may have been billed. */
async function make(source: ImageSource, request: ImageRequest): Promise<ImageResult> {
	try {
		return await source.make(request)
	} catch (error) {
		return { ok: false, fault: 'failed', detail: String(error), billed: true }
	}
}

const storeFaults = {
	'not-a-picture': 'broken-image',
	'too-large': 'too-large',
	'too-many-pixels': 'too-large',
} as const

async function keep(
	services: AttemptServices,
	asked: Asked,
	{ bytes, alt = '', otherwise }: MadeImage,
): Promise<Tried> {
	const foreign = findProvider(asked.provider)?.needs !== undefined
	const source = foreign ? asked.provider : 'drawn'
	// Nobody on our side has seen what a model drew: who made it is known, what it shows is for a person to say.
	const credit = foreign ? `Gerada por IA (${labelOf(asked.provider)})` : null
	const known = { alt, credit, creditUrl: null, described: null }
	let failure: ImageFailure
	try {
		const kept = await services.keepPicture({ bytes, source, alt, credit, by: asked.by, now: asked.now })
		if (kept.ok) return { ok: true, image: { ...known, url: kept.url, width: kept.width, height: kept.height } }
		failure = { ok: false, fault: storeFaults[kept.reason], billed: true }
	} catch (error) {
		failure = { ok: false, fault: 'not-stored', detail: String(error), billed: true }
	}
	if (!otherwise) return failure
	services.log.warn({ fault: failure.fault, detail: failure.detail }, 'a drawn cover could not be kept')
	return { ok: true, image: { ...known, url: otherwise, width: null, height: null } }
}
