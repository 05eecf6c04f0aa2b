import { eq } from 'drizzle-orm'
import { plainTextOf } from '#core/html/dom.ts'
import { judgeArticle } from '#core/posts/publication/judge-article.ts'
import { missingText, type PublishReason } from '#core/posts/publication/publish-reason.ts'
import { nice } from '#core/posts/publication/publish-verdict.ts'
import { findCoveringPost } from '#core/posts/reading/find-covering-post.ts'
import { recordValidation, validateContent } from '#core/seo/validate-content.ts'
import { categories } from '#db/schema/categories.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { type PostStatus, posts } from '#db/schema/posts.ts'
import { untilAborted } from '#lib/until-aborted.ts'
import type { ChosenCategory } from './choose-category.ts'
import { costOfRun } from './cost-of-run.ts'
import { supportBy } from './found-quote.ts'
import { asChecked, optimizeArticle } from './optimize-article.ts'
import { sourcesText } from './pipeline-words.ts'
import { findPostOfRun, makePostOfRun } from './post-of-run.ts'
import type { Run, RunRow } from './run-row.ts'
import type { RunServices } from './run-services.ts'
import type { StepId } from './run-steps.ts'
import { writeArticle } from './write-article.ts'
import type { ShowParts } from './writing-parts.ts'
import type { Tell } from './writing-services.ts'

/** What a step came to. A step that failed may stop the run or not. */
export type StepOutcome = {
	status: 'completed' | 'error'
	message: string
	unneeded?: boolean | undefined
	/** What stands between the article and its readers. */
	reasons?: PublishReason[] | undefined
	/** What the run knows from now on. */
	set?: Partial<RunRow> | undefined
	/** Ends the run. */
	stops?: { code: string; message: string } | undefined
}

export type StepContext = { run: Run; signal: AbortSignal; now: Date; tell: Tell; show: ShowParts }
type Step = (services: RunServices, context: StepContext) => Promise<StepOutcome>

/** The scheduler goes on with another topic. */
export const ALREADY_COVERED = 'ALREADY_COVERED'

const PAUSE_MS = 2_000
const FRACTIONS = { minimumFractionDigits: 4, maximumFractionDigits: 4 }

export const doStep: Record<StepId, Step> = {
	generate,
	validate,
	optimize,
	publish,
	'sitemap-gen': generateSitemap,
	'gsc-submit': submitToConsole,
}

async function generate(services: RunServices, { run, signal, now, tell, show }: StepContext): Promise<StepOutcome> {
	const { fastMode, useWebResearch } = run.settings
	const category = await categoryOf(services, run)
	const { prompt, id: runId } = run
	const asked = { prompt, category, fastMode, useWebResearch, runId }
	const result = await writeArticle(services, { ...asked, signal, now, tell, show })
	if (!result.ok) {
		if (result.reason === 'refused') return failed('REQUEST_REFUSED', result.message)
		if (result.reason === 'unknown') return failed('TOPIC_UNKNOWN', result.message)
		if (result.reason === 'failed') services.onFault(new Error(result.message), { runId, step: 'generate' })
		return failed('GENERATION_FAILED', 'A geração do conteúdo falhou. Tente novamente.')
	}
	const { article, provider, model, warnings, sources, quotes, notes, costUsd } = result
	if (run.trigger === 'scheduler') {
		const covering = await findCoveringPost(services.db, article.title)
		if (covering)
			return failed(ALREADY_COVERED, `O site já trata disso em “${covering.title}”.`, {
				content: { article, original: article, quotes, notes },
			})
	}
	if (costUsd > 0) await tell('custo', `US$ ${costUsd.toLocaleString('pt-BR', FRACTIONS)} até aqui`)
	const words = plainTextOf(article.content).split(' ').length.toLocaleString('pt-BR')
	return {
		status: 'completed',
		message: `${words} palavras, ${sourcesText(sources)}`,
		set: { content: { article, original: article, quotes, notes }, provider, model, warnings, sources },
	}
}

async function validate(services: RunServices, { run, signal, now }: StepContext): Promise<StepOutcome> {
	try {
		const category = await categoryOf(services, run)
		const article = asChecked(run.content!.article, category)
		const { score, html, ymyl } = await validateContent(services.db, { article, siteUrl: services.siteUrl, now })
		await services.sleep(services.pauseMs ?? PAUSE_MS, signal)
		const message = `HTML ${nice(html)}, YMYL ${nice(ymyl)}, combinado ${nice(score)}`
		return { status: 'completed', message, set: { score: Math.round(score) } }
	} catch (error) {
		services.onFault(error, { runId: run.id, step: 'validate' })
		return failed('VALIDATION_FAILED', 'Erro na validação SEO. Tente novamente.')
	}
}

/** What goes wrong here costs nothing but the improvement: the text stays as it was. */
async function optimize(services: RunServices, { run, signal, now, tell }: StepContext): Promise<StepOutcome> {
	try {
		const { original, ...written } = run.content!
		const { sources, warnings, prompt, id: runId, settings } = run
		const { targetSeoScore: target, fastMode } = settings
		const category = await categoryOf(services, run)
		const model = services.models.find(({ provider }) => provider === run.provider)
		const asked = { ...written, sources, warnings, prompt, category, target, fastMode, model, runId }
		const best = await optimizeArticle(services, { ...asked, signal, now, tell })
		if (signal.aborted) return { status: 'error', message: 'Interrompido' }
		return {
			status: 'completed',
			message: optimizedText(best),
			set: {
				content: { ...written, article: best.article, quotes: best.quotes, original },
				sources: best.sources,
				warnings: best.warnings,
				score: Math.round(best.check.score),
			},
		}
	} catch (error) {
		services.onFault(error, { runId: run.id, step: 'optimize' })
		return { status: 'completed', message: 'Otimização ignorada: o conteúdo original foi mantido' }
	}
}

function optimizedText({ fixes, tries, check }: { fixes: number; tries: number; check: { score: number } }): string {
	const corrections =
		fixes === 1 ? 'uma correção' : `${fixes === 0 ? 'nenhuma' : fixes} ${fixes === 0 ? 'correção' : 'correções'}`
	const rewrites = tries === 0 ? '' : `, ${tries} ${tries === 1 ? 'reescrita' : 'reescritas'}`
	return `Nota ${nice(check.score)}: ${corrections}${rewrites}`
}

const refusals = {
	'title-missing': 'está sem título',
	'content-too-large': 'o texto é grande demais',
	'category-gone': 'a categoria não existe mais',
	'not-yours': 'é de outra pessoa',
	'may-not-publish': 'quem o pediu não pode mais publicar',
}

async function publish(services: RunServices, { run, now, tell }: StepContext): Promise<StepOutcome> {
	if (run.postId) return { status: 'completed', message: 'O artigo já existia' }
	const { article } = run.content!
	const category = await categoryOf(services, run)
	const { targetSeoScore, checkedFactsOnly, autoPublish } = run.settings
	const { check, verdict } = await judgeArticle(services.db, {
		article: asChecked(article, category),
		// Made before a crash, it is there already, and no copy of itself.
		postId: await findPostOfRun(services.db, run),
		request: run.prompt,
		supports: run.content!.quotes.map(supportBy),
		cost: await costOfRun(services, run),
		target: targetSeoScore,
		checkedFactsOnly,
		warnings: run.warnings,
		unverifiedSources: run.sources.filter(({ state }) => state === 'unverified'),
		siteUrl: services.siteUrl,
		now,
	})
	const status = autoPublish && verdict.publish ? 'published' : 'draft'
	const making = { article, status, now } as const
	const made = await makePostOfRun(services.db, { run, ...making })
	const homeless = !made.ok && made.reason === 'category-gone'
	const result = homeless ? await makePostOfRun(services.db, { run: { ...run, categoryId: null }, ...making }) : made
	if (!result.ok) return failed('PUBLISH_FAILED', `O artigo não pôde ser salvo: ${refusals[result.reason]}.`)
	const { post, already } = result
	if (!already) await recordValidation(services.db, { postId: post.id, version: post.version, check, now })
	await tell('publicar', post.status === 'published' ? `no ar em /blog/${post.slug}` : 'salvo como rascunho')
	const reasons = post.status === 'published' ? [] : verdict.reasons
	const message = publishedText(post, autoPublish ? reasons : [])
	return { status: 'completed', message, reasons, set: { postId: post.id } }
}

/** What became of the article, which one made before a crash knows better than the verdict. */
function publishedText({ status }: { status: PostStatus }, reasons: readonly PublishReason[]): string {
	if (status === 'published') return 'Publicado'
	return reasons.length === 0 ? SAVED_AS_DRAFT : `${SAVED_AS_DRAFT}: ${missingText(reasons)}`
}

const SAVED_AS_DRAFT = 'Salvo como rascunho'
const notPublic = { status: 'completed', unneeded: true, message: 'O artigo ficou como rascunho' } as const

async function generateSitemap(services: RunServices, { run }: StepContext): Promise<StepOutcome> {
	if (!(await isPublished(services, run))) return notPublic
	try {
		await services.refreshSitemap()
		return { status: 'completed', message: 'Sitemap atualizado com o artigo' }
	} catch (error) {
		services.onFault(error, { runId: run.id, step: 'sitemap-gen' })
		return { status: 'error', message: 'O sitemap não pôde ser gerado agora; ele se refaz sozinho a cada minuto' }
	}
}

async function submitToConsole(services: RunServices, { run, signal, now }: StepContext): Promise<StepOutcome> {
	if (!run.postId || !(await isPublished(services, run))) return notPublic
	try {
		const { success, message } = await untilAborted(services.submitSitemap({ postId: run.postId, now, signal }), signal)
		return { status: success ? 'completed' : 'error', message }
	} catch (error) {
		services.onFault(error, { runId: run.id, step: 'gsc-submit' })
		return { status: 'error', message: 'O envio ao Search Console falhou' }
	}
}

function failed(code: string, message: string, set?: Partial<RunRow>): StepOutcome {
	return { status: 'error', message, set, stops: { code, message } }
}

async function categoryOf({ db }: RunServices, { categoryId }: Run): Promise<ChosenCategory | null> {
	if (!categoryId) return null
	const columns = { id: categories.id, name: categories.name, slug: categories.slug }
	const [category] = await db.select(columns).from(categories).where(eq(categories.id, categoryId))
	return category ?? null
}

async function isPublished({ db }: RunServices, { id }: Run): Promise<boolean> {
	const [row] = await db
		.select({ status: posts.status })
		.from(pipelineRuns)
		.innerJoin(posts, eq(posts.id, pipelineRuns.postId))
		.where(eq(pipelineRuns.id, id))
	return row?.status === 'published'
}
