import type { z } from 'zod'
import type { TextProvider } from '#core/providers/registry.ts'
import type { Effort } from './tasks.ts'

export type TextUsage = { inputTokens: number; outputTokens: number }

export type TextFailure = {
	ok: false
	/** 'rejected' is not worth another try; 'malformed' is an answer of the wrong shape. */
	reason: 'timeout' | 'unreachable' | 'rate-limited' | 'server-error' | 'rejected' | 'malformed' | 'cancelled'
	retryAfterSeconds?: number | undefined
	/** Of one that was out of reach: nobody heard the question, so nobody is paid for it. A connection that broke later may have been heard. */
	unsent?: boolean | undefined
	detail: string
	/** As the provider told it; nothing where it did not. */
	usage?: TextUsage | undefined
}

export type TextAnswer<Answer> = ({ ok: true; usage: TextUsage | undefined } & Answer) | TextFailure

/** How long and how freely a model may answer. Effort and temperature count where its provider takes them. */
export type AskLimits = { maxOutputTokens: number; effort: Effort; temperature: number; signal: AbortSignal }

/** As it is sent: small, and without what else the file held. */
export type SeenPicture = { bytes: Uint8Array; mimeType: `image/${string}` }

/** What the pipeline needs of a language model. Implemented in integrations/. */
export type TextModel = {
	provider: TextProvider
	model: string
	/** One answer in the given shape. */
	write: <T>(
		request: AskLimits & { instructions: string; prompt: string; schema: z.ZodType<T> },
	) => Promise<TextAnswer<{ value: T }>>
	/** Looks things up on the web through the provider's own tool. */
	research?: (
		request: AskLimits & { prompt: string },
	) => Promise<TextAnswer<{ notes: string; sources: { url: string; title: string }[] }>>
	/** One answer in the given shape, about a picture that it is shown. */
	see?: <T>(
		request: AskLimits & { instructions: string; prompt: string; picture: SeenPicture; schema: z.ZodType<T> },
	) => Promise<TextAnswer<{ value: T }>>
}

/** One that can be shown a picture. */
export type SeeingModel = TextModel & Required<Pick<TextModel, 'see'>>
