import type { WrittenArticle } from '#core/generation/local-writer/local-writer.ts'
import { sanitizePostHtmlInTurns } from '#core/html/sanitize-post-html.ts'
import { SOURCES_UNVERIFIED } from '#core/posts/publication/warning-reasons.ts'
import type { Draft } from '../models/rewrite/schema.ts'
import type { ArticleSource, NamedSource } from './article-source.ts'
import { finishDraft } from './finish-draft.ts'
import { screenArticle } from './screen/index.ts'
import { settleSources } from './settle-sources.ts'
import type { Tell, WritingServices } from './writing-services.ts'

type Asked = {
	prompt: string
	category: { name: string } | null
	signal: AbortSignal
	now: Date
	tell?: Tell | undefined
}

type Settling = { draft: Draft; found: readonly NamedSource[]; curated: readonly ArticleSource[] }

export type SettledDraft = { article: WrittenArticle; sources: ArticleSource[]; warnings: string[] }

/** A model that names more names anything. */
const MOST_NAMED = 24
const MOST_TOLD = 12

/** What every text of a model passes through before anybody sees it. */
export async function settleDraft(
	services: Pick<WritingServices, 'checkSources' | 'siteName' | 'own'>,
	{ prompt, category, signal, now, tell }: Asked,
	{ draft, found, curated }: Settling,
): Promise<SettledDraft> {
	const content = await sanitizePostHtmlInTurns(draft.content)
	const named = [...found, ...draft.sources.slice(0, MOST_NAMED).map((url) => ({ url, title: '' }))]
	const settled = await settleSources(services, { content, named, curated, signal })
	const { siteName } = services
	const finished = finishDraft(draft, { ...settled, prompt, categoryName: category?.name, content, siteName, now })
	const { article, warnings } = await screened(services, finished, tell)
	const open = settled.sources.some(({ state }) => state === 'unverified') ? [SOURCES_UNVERIFIED] : []
	return { article, sources: settled.sources, warnings: [...open, ...warnings] }
}

/** What every writer's text passes through, the local one's too. What was found is in the log, to be looked for. */
export async function screened(
	{ own }: Pick<WritingServices, 'own'>,
	written: WrittenArticle,
	tell: Tell = () => {},
): Promise<{ article: WrittenArticle; warnings: string[] }> {
	const { article, warnings, found } = screenArticle(written, own)
	for (const line of found.slice(0, MOST_TOLD)) await tell('conferir', line)
	return { article, warnings }
}
