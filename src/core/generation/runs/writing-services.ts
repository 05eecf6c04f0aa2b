import type { Db } from '#db/client.server.ts'
import type { guardedFetch } from '#lib/guarded-fetch.ts'
import type { TextModel } from '../models/text-model.ts'
import type { SourceCheck } from './article-source.ts'
import type { Own } from './screen/approved.ts'

/** What writing an article takes from outside. Built at boot. */
export type WritingServices = {
	db: Db
	/** In the order they are asked. None: the local writer serves. */
	models: readonly TextModel[]
	checkSources: SourceCheck
	/** How a page is fetched whose words are to bear out a claim. */
	fetchPage: typeof guardedFetch
	siteName: string
	/** What may be linked to and called from an article. */
	own: Own
	clock: () => Date
	/** Ends early where the signal aborts. */
	sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Says in a few Portuguese words what is going on, and how good the article is where that is known. */
export type Tell = (topic: string, message: string, score?: number) => Promise<void> | void
