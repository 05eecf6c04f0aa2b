import type { Register } from '#core/facts/register.ts'
import { writeLocally } from '#core/generation/local-writer/local-writer.ts'
import type { PublishedArticle } from '#core/generation/local-writer/read-also.ts'
import type { ArticleSource } from './article-source.ts'
import { refusalText, sourcesText, unknownText, unmetText } from './pipeline-words.ts'
import { screened } from './settle-draft.ts'
import { curatedSources } from './settle-sources.ts'
import type { Work } from './writing-parts.ts'
import type { WriteArticleRequest, WriteArticleResult } from './writing-request.ts'
import type { WritingServices } from './writing-services.ts'

export const LOCAL_MODEL = 'redator-local'

type Before = {
	register: Register
	published: readonly PublishedArticle[]
	/** What came of the models that were asked first, as codes and in words. */
	warnings: readonly string[]
	failures: readonly string[]
	costUsd: number
	work: Work
}

/** The local writer, where no model wrote. It reads the register; it fetches nothing. */
export async function writeHere(
	services: WritingServices,
	{ prompt, category, now }: WriteArticleRequest,
	{ register, published, warnings, failures, costUsd, work }: Before,
): Promise<WriteArticleResult> {
	await work.plan('local', ['local'])
	await work.begin('local', 'o redator local está compondo o artigo')
	const written = writeLocally({ prompt, category: category ?? undefined, now, register, published })
	if (!written.ok) {
		const { verdict } = written
		if (verdict.kind === 'refused')
			return { ok: false, reason: 'refused', refusal: verdict.reason, message: refusalText(verdict.reason) }
		const { suggestions } = verdict
		const message = unknownText(suggestions, failures)
		await work.end('local', 'error', 'sem fatos sobre este assunto')
		return { ok: false, reason: 'unknown', suggestions, triedModels: failures.length > 0, message }
	}
	const { article, warnings: doubts } = await screened(services, written.article, work.tell)
	const curated = curatedSources(prompt, category)
	const sources = article.sourceUrls.map(
		(url): ArticleSource =>
			curated.find((source) => source.url === url) ?? { url, title: '', official: true, state: 'curated' },
	)
	const unmet = written.unmet.map(unmetText)
	for (const text of unmet) await work.tell('gerar', text)
	await work.end('local', 'completed', sourcesText(sources))
	const told = [...new Set(warnings), ...doubts, ...unmet]
	const by = { provider: 'local', model: LOCAL_MODEL } as const
	return { ok: true, ...by, article, warnings: told, sources, quotes: [], notes: undefined, costUsd }
}
