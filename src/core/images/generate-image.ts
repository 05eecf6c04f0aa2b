import { freeImageProviders, isPaidProvider } from '#core/providers/provider-lists.ts'
import type { ImageProvider } from '#core/providers/registry.ts'
import { findImageSettings } from '#core/settings/find-image-settings.ts'
import { isEnabled } from '#core/settings/image-settings.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { type Attempted, type AttemptServices, attemptImage, type GeneratedImage } from './attempt-image.ts'
import { isUsedUp } from './fault-words.ts'
import { findFirstSeed } from './find-first-seed.ts'
import type { ImageChoice, ImageDimensions, ImageStyle } from './image-options.ts'
import { imagePrompt } from './image-prompt.ts'
import type { ImageSource } from './image-source.ts'
import { providerOrder } from './provider-order.ts'
import { errorOf, type NotCalled, notCalled, type Refusal } from './refusals.ts'
import { setPostCover } from './set-post-cover.ts'

export type ImageServices = {
	db: Db
	/** Those that are configured. The drawn cover always is. */
	sources: Partial<Record<ImageProvider, ImageSource | undefined>> & { placeholder: ImageSource }
	keepPicture: AttemptServices['keepPicture']
	/** A new word each time. */
	newSeed: () => string
	log: Log
}

export type GenerateImageRequest = {
	prompt: string
	category?: string | null | undefined
	forceProvider?: ImageProvider | undefined
	/** Free text. Where a post has this id, the picture becomes its cover. */
	postId?: string | undefined
	config?:
		| {
				style?: ImageStyle | undefined
				dimensions?: ImageDimensions | undefined
				provider?: ImageChoice | undefined
				useOriginalPrompt?: boolean | undefined
		  }
		| undefined
	/** False only shows the picture and leaves the post as it is. */
	setCover?: boolean | undefined
	by?: { id: string; email: string; name: string } | null | undefined
	signal?: AbortSignal | undefined
	now: Date
}

export type GenerateImageAnswer = {
	success: boolean
	/** The picture is not from whom it was first asked. */
	degraded: boolean
	image: (GeneratedImage & { source: ImageProvider }) | null
	provider: ImageProvider | null
	generationInfo: {
		provider: ImageProvider | null
		cost: number
		timeMs: number
		prompt: string
		model: string | null
	}
	/** As GEMINI_QUOTA_EXCEEDED, or in words why the first did not serve. */
	error: string | null
	errorCode: string | null
	/** Whom it was first asked of, where nobody called them: no key, or switched off. */
	notCalled: NotCalled | null
	attempts: { provider: ImageProvider; success: boolean; errorCode: string | null; timeMs: number; cost: number }[]
	coverSet: boolean
}

/** Makes a picture: asks one provider after the other, and draws a cover where all fail. */
export async function generateImage(
	services: ImageServices,
	request: GenerateImageRequest,
): Promise<GenerateImageAnswer> {
	const { db, sources } = services
	const { config, now, signal = new AbortController().signal } = request
	const prompt = imagePrompt({
		prompt: request.prompt,
		category: request.category,
		style: config?.style,
		useOriginalPrompt: config?.useOriginalPrompt ?? false,
	})
	const settings = await findImageSettings(db)
	const order = providerOrder({ ...settings, forced: forcedOf(request) })
	const refusals: Refusal[] = []
	const attempts: (Attempted & { provider: ImageProvider })[] = []

	for (const queue = [...order]; queue.length > 0 && !signal.aborted; ) {
		const provider = queue.shift()!
		const source = sources[provider]
		if (!source || !isEnabled(settings, provider)) {
			refusals.push({ provider, fault: source ? 'disabled' : 'not-configured' })
			continue
		}
		const attempted = await attemptImage(services, {
			source,
			provider,
			prompt,
			category: request.category ?? null,
			dimensions: config?.dimensions ?? '1536x1024',
			postId: request.postId ?? null,
			by: request.by ?? null,
			seed: provider === 'placeholder' ? await findFirstSeed(db, request.postId) : undefined,
			signal,
			now,
		})
		attempts.push({ ...attempted, provider })
		if (attempted.ok) break
		refusals.push({ provider, fault: attempted.fault })
		// What is free stands in for a used-up quota or limit, whatever the settings name next.
		if (isPaidProvider(provider) && isUsedUp(attempted.fault)) {
			const free = freeImageProviders.filter((id) => !attempts.some((one) => one.provider === id))
			queue.splice(0, queue.length, ...new Set<ImageProvider>([...free, ...queue]))
		}
	}

	const made = attempts.find((attempt) => attempt.ok)
	const coverSet = made ? await cover(services, { ...request, made, order }) : false
	return {
		success: made !== undefined,
		degraded: made?.provider !== order[0],
		image: made ? { ...made.image, source: made.provider } : null,
		provider: made?.provider ?? null,
		generationInfo: {
			provider: made?.provider ?? null,
			cost: roundUsd(attempts.reduce((sum, { costUsd }) => sum + costUsd, 0)),
			timeMs: attempts.reduce((sum, { timeMs }) => sum + timeMs, 0),
			prompt: prompt.shown,
			model: made ? (sources[made.provider]?.model ?? null) : null,
		},
		...errorOf(refusals, signal),
		notCalled: notCalled(refusals, order[0]),
		attempts: attempts.map((one) => ({
			provider: one.provider,
			success: one.ok,
			errorCode: one.ok ? null : one.fault,
			timeMs: one.timeMs,
			cost: one.costUsd,
		})),
		coverSet,
	}
}

function forcedOf({ forceProvider, config }: GenerateImageRequest): ImageProvider | undefined {
	if (forceProvider) return forceProvider
	return config?.provider && config.provider !== 'auto' ? config.provider : undefined
}

type Made = Extract<Attempted, { ok: true }> & { provider: ImageProvider }
type Covering = GenerateImageRequest & { made: Made; order: ImageProvider[] }

async function cover({ db, log }: ImageServices, { postId, setCover = true, made, order, by, now }: Covering) {
	if (!postId || !setCover) return false
	// A drawn cover that nobody asked for does not push out a picture that is there.
	const onlyIfNone = made.provider === 'placeholder' && order[0] !== 'placeholder'
	const result = await setPostCover(db, { postId, image: made.image, onlyIfNone, by: by ?? null, now })
	if (!result.ok && result.reason === 'not-saved') log.warn({ postId }, 'a cover could not be set')
	return result.ok
}

function roundUsd(usd: number): number {
	return Math.round(usd * 1e6) / 1e6
}
