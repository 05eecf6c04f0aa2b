import { currentRegister } from '#core/facts/current-register.ts'
import { type WrittenArticle, writeLocally } from '#core/generation/local-writer/local-writer.ts'
import type { Choice, RefusalReason } from '#core/generation/local-writer/prompt/types.ts'
import { understandPrompt } from '#core/generation/local-writer/prompt/understand-prompt.ts'
import { sanitizePostHtmlInTurns } from '#core/html/sanitize-post-html.ts'
import { SOURCES_UNVERIFIED } from '#core/posts/publication/warning-reasons.ts'
import { listPublishedTitles } from '#core/posts/reading/list-published-titles.ts'
import { labelOf } from '#core/providers/provider-lists.ts'
import type { TextProvider } from '#core/providers/registry.ts'
import type { ModelCall } from '../models/call-model.ts'
import { draftArticle } from '../models/draft/index.ts'
import type { Draft } from '../models/draft/schema.ts'
import { researchTopic } from '../models/research/index.ts'
import type { TextModel } from '../models/text-model.ts'
import { usableModels } from '../models/usable-models.ts'
import type { ArticleSource, NamedSource } from './article-source.ts'
import { finishDraft } from './finish-draft.ts'
import { refusalText, unknownText, unmetText } from './pipeline-words.ts'
import { isApprovedPage } from './screen/approved.ts'
import { screenArticle } from './screen/index.ts'
import { curatedSources, settleSources } from './settle-sources.ts'
import type { Tell, WritingServices } from './writing-services.ts'

export type WriteArticleRequest = {
	prompt: string
	category: { id: string; name: string; slug: string } | null
	/** No research, whatever else is said. */
	fastMode: boolean
	useWebResearch: boolean
	runId?: string | undefined
	signal: AbortSignal
	now: Date
	tell?: Tell | undefined
}

export type WriteArticleResult =
	| {
			ok: true
			article: WrittenArticle
			provider: TextProvider | 'local'
			model: string
			/** Codes, of which pipeline-words.ts says what they mean; and what the local writer did not obey, in words. */
			warnings: string[]
			sources: ArticleSource[]
			costUsd: number
	  }
	| { ok: false; reason: 'cancelled' | 'failed'; message: string }
	/** Nobody writes it, whoever could. */
	| { ok: false; reason: 'refused'; refusal: RefusalReason; message: string }
	/** No model wrote it, and the local writer has no facts on it. */
	| { ok: false; reason: 'unknown'; suggestions: Choice[]; triedModels: boolean; message: string }

export const LOCAL_MODEL = 'redator-local'

/** Has an article written by the first provider that manages, and by the local writer where none does. */
export async function writeArticle(
	services: WritingServices,
	request: WriteArticleRequest,
): Promise<WriteArticleResult> {
	try {
		return await askInTurn(services, request)
	} catch (error) {
		// A fault of our own, as a database that is gone. Whoever asked decides what comes of it.
		return { ok: false, reason: 'failed', message: error instanceof Error ? error.message : String(error) }
	}
}

async function askInTurn(services: WritingServices, request: WriteArticleRequest): Promise<WriteArticleResult> {
	const { prompt, category, signal, tell = () => {} } = request
	const verdict = understandPrompt(prompt, category ?? undefined)
	if (verdict.kind === 'refused')
		return { ok: false, reason: 'refused', refusal: verdict.reason, message: refusalText(verdict.reason) }
	const warnings: string[] = []
	let costUsd = 0
	const models = await usableModels(services.db, services.models)
	for (const [index, model] of models.entries()) {
		const tried = await tryModel(services, request, model)
		costUsd += tried.costUsd
		warnings.push(...tried.warnings)
		if (signal.aborted || (!tried.ok && tried.reason === 'cancelled')) return cancelled
		if (tried.ok) {
			const told = index > 0 ? asDegraded(warnings) : warnings
			return { ...tried, warnings: [...new Set(told)], costUsd }
		}
		warnings.push(...failureCodes(model, tried.reason))
		await tell('gerar', failureText(model, tried))
	}
	return writeHere(services, request, { warnings, costUsd, tell, triedModels: models.length > 0 })
}

const cancelled: WriteArticleResult = { ok: false, reason: 'cancelled', message: 'A geração foi cancelada.' }

type Tried =
	| (Extract<WriteArticleResult, { ok: true }> & { ok: true })
	| {
			ok: false
			reason: Extract<ModelCall<unknown>, { ok: false }>['reason']
			detail: string
			warnings: string[]
			costUsd: number
	  }

async function tryModel(services: WritingServices, request: WriteArticleRequest, model: TextModel): Promise<Tried> {
	const { prompt, category, runId, signal, tell = () => {} } = request
	const curated = curatedSources(prompt, category)
	const research = await look(services, request, model)
	if (signal.aborted) return { ok: false, reason: 'cancelled', detail: '', warnings: [], costUsd: research.costUsd }

	await tell('gerar', `${labelOf(model.provider)} (${model.model}) está escrevendo`)
	const drafted = await draftArticle(services, {
		model,
		prompt,
		categoryName: category?.name,
		sources: [...curated, ...research.sources.filter(({ url }) => isApprovedPage(url, services.own))],
		notes: research.notes,
		runId,
		signal,
	})
	const costUsd = research.costUsd + drafted.costUsd
	if (!drafted.ok) return { ...drafted, warnings: research.warnings, costUsd }

	const { article, sources, warnings } = await settleDraft(services, request, {
		draft: drafted.value,
		found: research.sources,
		curated,
	})
	await tell('fontes', sourcesText(sources))
	return {
		ok: true,
		article,
		sources,
		provider: model.provider,
		model: model.model,
		warnings: [...research.warnings, ...warnings],
		costUsd,
	}
}

type Looked = { notes: string | undefined; sources: NamedSource[]; warnings: string[]; costUsd: number }

/** Research that fails is no failure of the article: our own list of official pages takes its place. */
async function look(services: WritingServices, request: WriteArticleRequest, model: TextModel): Promise<Looked> {
	const nothing = { notes: undefined, sources: [], warnings: [], costUsd: 0 }
	const { prompt, fastMode, useWebResearch, runId, signal, tell = () => {} } = request
	if (fastMode || !useWebResearch || !model.research) return nothing
	await tell('pesquisa', `pesquisando na web com ${labelOf(model.provider)}`)
	const found = await researchTopic(services, { model, prompt, runId, signal })
	if (!found) return nothing
	if (found.ok) {
		await tell('pesquisa', count(found.value.sources.length, 'página encontrada', 'páginas encontradas'))
		return { ...found.value, warnings: [], costUsd: found.costUsd }
	}
	if (found.reason !== 'cancelled') await tell('pesquisa', `sem resultado (${found.detail}); uso as fontes oficiais`)
	return { ...nothing, warnings: ['RESEARCH_UNAVAILABLE'], costUsd: found.costUsd }
}

type Settled = { draft: Draft; found: readonly NamedSource[]; curated: readonly ArticleSource[] }

/** A model that names more names anything. */
const MOST_NAMED = 24
const MOST_TOLD = 12

/** What every text of a model passes through before anybody sees it. */
export async function settleDraft(
	services: Pick<WritingServices, 'checkSources' | 'siteName' | 'own'>,
	{ prompt, category, signal, now, tell }: Pick<WriteArticleRequest, 'prompt' | 'category' | 'signal' | 'now' | 'tell'>,
	{ draft, found, curated }: Settled,
): Promise<{ article: WrittenArticle; sources: ArticleSource[]; warnings: string[] }> {
	const content = await sanitizePostHtmlInTurns(draft.content)
	const named = [...found, ...draft.sources.slice(0, MOST_NAMED).map((url) => ({ url, title: '' }))]
	const settled = await settleSources(services, { content, named, curated, signal })
	const { siteName } = services
	const finished = finishDraft(draft, { ...settled, prompt, categoryName: category?.name, content, siteName, now })
	const { article, warnings } = await screened(services, finished, tell)
	const open = settled.sources.some(unverified) ? [SOURCES_UNVERIFIED] : []
	return { article, sources: settled.sources, warnings: [...open, ...warnings] }
}

/** What every writer's text passes through, the local one's too. What was found is in the log, to be looked for. */
async function screened({ own }: Pick<WritingServices, 'own'>, written: WrittenArticle, tell: Tell = () => {}) {
	const { article, warnings, found } = screenArticle(written, own)
	for (const line of found.slice(0, MOST_TOLD)) await tell('conferir', line)
	return { article, warnings }
}

async function writeHere(
	services: WritingServices,
	{ prompt, category, now }: WriteArticleRequest,
	{ warnings, costUsd, tell, triedModels }: { warnings: string[]; costUsd: number; tell: Tell; triedModels: boolean },
): Promise<WriteArticleResult> {
	await tell('gerar', 'o redator local está compondo o artigo')
	const register = await currentRegister(services.db)
	const published = await listPublishedTitles(services.db)
	const written = writeLocally({ prompt, category: category ?? undefined, now, register, published })
	if (!written.ok) {
		const { verdict } = written
		if (verdict.kind === 'refused')
			return { ok: false, reason: 'refused', refusal: verdict.reason, message: refusalText(verdict.reason) }
		const { suggestions } = verdict
		return { ok: false, reason: 'unknown', suggestions, triedModels, message: unknownText(suggestions) }
	}
	const { article, warnings: doubts } = await screened(services, written.article, tell)
	const curated = curatedSources(prompt, category)
	const sources = article.sourceUrls.map(
		(url): ArticleSource =>
			curated.find((source) => source.url === url) ?? { url, title: '', official: true, state: 'curated' },
	)
	await tell('fontes', sourcesText(sources))
	const unmet = written.unmet.map(unmetText)
	for (const text of unmet) await tell('gerar', text)
	const told = [...new Set(warnings), ...doubts, ...unmet]
	return { ok: true, article, provider: 'local', model: LOCAL_MODEL, warnings: told, sources, costUsd }
}

type Failed = Extract<Tried, { ok: false }>

/** One that was switched off meanwhile failed in nothing. */
function failureCodes({ provider }: TextModel, reason: Failed['reason']): string[] {
	if (reason === 'switched-off') return []
	const name = provider.toUpperCase()
	return [reason === 'monthly-limit' ? `${name}_MONTHLY_LIMIT` : `${name}_500_FALLBACK`]
}

/** Whom we did not call did not fail to answer. */
function failureText(model: TextModel, { reason, detail }: Failed): string {
	const called = reason !== 'switched-off' && reason !== 'monthly-limit'
	return `${labelOf(model.provider)} ${called ? 'não respondeu como devia' : 'não foi chamado'}: ${detail}`
}

/** Another provider's text is not the last resort's, whoever failed before it. */
function asDegraded(warnings: string[]): string[] {
	const [failed, others] = [warnings.filter(isFailure), warnings.filter((code) => !isFailure(code))]
	return [...failed.map((code) => code.replace(FAILED, '_500_DEGRADED')), ...others]
}

const FAILED = /_500_FALLBACK$/

function isFailure(code: string): boolean {
	return FAILED.test(code)
}

function unverified({ state }: ArticleSource): boolean {
	return state === 'unverified'
}

function sourcesText(sources: readonly ArticleSource[]): string {
	const official = sources.filter((source) => source.official).length
	const open = sources.filter(unverified).length
	const parts = [
		count(sources.length, 'fonte', 'fontes'),
		count(official, 'oficial', 'oficiais'),
		...(open > 0 ? [count(open, 'não verificada', 'não verificadas')] : []),
	]
	return parts.join(', ')
}

function count(many: number, one: string, more: string): string {
	return `${many} ${many === 1 ? one : more}`
}
