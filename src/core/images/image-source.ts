import type { ImageDimensions } from './image-options.ts'
import type { TellTaken } from './tell-photos-taken.ts'

export type ImageRequest = {
	/** What the picture should show, in words for a machine that draws. */
	prompt: string
	/** Words for a library of photos, the best first. */
	searches: string[]
	dimensions: ImageDimensions
	/** Different at each request, so that asking again gives another picture. */
	seed: string
	/** What it is about: chooses what a drawn cover shows. */
	category: string | null
	topic: string
	signal: AbortSignal
}

/** A picture that stays where it is and is linked from there. */
export type LinkedImage = {
	kind: 'linked'
	url: string
	/** What its library says it shows. */
	alt: string
	credit: string | null
	creditUrl: string | null
	width: number
	height: number
	/** Where its library wants to hear that it was taken. Only ever an address the library named. */
	downloadLocation?: string | undefined
}

/** A picture that we must keep ourselves. */
export type MadeImage = {
	kind: 'made'
	bytes: Uint8Array
	/** What it shows, in Portuguese, where its maker knows. */
	alt?: string
	/** Where it can be had if it cannot be kept. */
	otherwise?: string
}

/** Why there is no picture, as stable words that the history keeps. */
export const imageFaults = [
	'disabled',
	'monthly-limit',
	'quota-per-day',
	'quota-zero',
	'credit-gone',
	'rate-limited',
	'blocked',
	'no-image',
	'broken-image',
	'too-large',
	'nothing-found',
	'timeout',
	'unreachable',
	'server-error',
	'unauthorized',
	'rejected',
	'malformed',
	'cancelled',
	'not-stored',
	'failed',
	'abandoned',
] as const
export type ImageFault = (typeof imageFaults)[number]

export type ImageFailure = {
	ok: false
	fault: ImageFault
	/** What the service said, for the log. */
	detail?: string | undefined
	/** False where the provider surely charges nothing for it. */
	billed: boolean
}

export type ImageResult = { ok: true; image: LinkedImage | MadeImage } | ImageFailure

/** Whoever can give a picture. Implemented in integrations/. */
export type ImageSource = {
	model: string | null
	make: (request: ImageRequest) => Promise<ImageResult>
	/** Where its rules ask to hear which photo was taken. */
	tellTaken?: TellTaken
}
