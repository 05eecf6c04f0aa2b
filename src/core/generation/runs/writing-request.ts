import type { WrittenArticle } from '#core/generation/local-writer/local-writer.ts'
import type { Choice, RefusalReason } from '#core/generation/local-writer/prompt/types.ts'
import type { TextProvider } from '#core/providers/registry.ts'
import type { ArticleSource } from './article-source.ts'
import type { FoundQuote } from './found-quote.ts'
import type { ShowParts } from './writing-parts.ts'
import type { Tell } from './writing-services.ts'

export type WriteArticleRequest = {
	prompt: string
	category: { id: string; name: string; slug: string } | null
	/** No research and no outline, whatever else is said; the checks stay. */
	fastMode: boolean
	useWebResearch: boolean
	runId?: string | undefined
	signal: AbortSignal
	now: Date
	tell?: Tell | undefined
	show?: ShowParts | undefined
}

type Written<Provider> = {
	ok: true
	article: WrittenArticle
	provider: Provider
	model: string
	/** Codes, of which pipeline-words.ts says what they mean; and what the local writer did not obey or a second reader said, in words. */
	warnings: string[]
	sources: ArticleSource[]
	/** Words of pages that bear out sentences of it. */
	quotes: FoundQuote[]
	/** What research came to, for whoever reads the text against it. */
	notes: string | undefined
	costUsd: number
}

export type WrittenByModel = Written<TextProvider>

export type WriteArticleResult =
	| Written<TextProvider | 'local'>
	| { ok: false; reason: 'cancelled' | 'failed'; message: string }
	/** Nobody writes it, whoever could. */
	| { ok: false; reason: 'refused'; refusal: RefusalReason; message: string }
	/** No model wrote it, and the local writer has no facts on it. */
	| { ok: false; reason: 'unknown'; suggestions: Choice[]; triedModels: boolean; message: string }
