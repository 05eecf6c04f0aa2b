import type { WrittenArticle } from '#core/generation/local-writer/local-writer.ts'
import { checkReasons, nice } from '#core/posts/publication/publish-verdict.ts'
import { CONTRADICTING_DRAFT, HARMFUL_DRAFT, warningReasons } from '#core/posts/publication/warning-reasons.ts'
import type { Check } from '#core/seo/check-article.ts'
import { autoFix } from '#core/seo/fixes/auto-fix.ts'
import { contradicting } from '#core/seo/rules/claims-hold.ts'
import { harms } from '#core/seo/rules/harm.ts'
import { validateContent } from '#core/seo/validate-content.ts'
import { openBudget } from '../costs/budget.ts'
import { priceOf } from '../costs/prices.ts'
import type { Brief } from '../models/brief.ts'
import type { Asking } from '../models/call-model.ts'
import { rewriteArticle } from '../models/rewrite/index.ts'
import { tasks } from '../models/tasks.ts'
import type { TextModel } from '../models/text-model.ts'
import type { ArticleSource } from './article-source.ts'
import type { ChosenCategory } from './choose-category.ts'
import { mostCost } from './estimate-cost.ts'
import type { FoundQuote } from './found-quote.ts'
import { makeBrief } from './make-brief.ts'
import { warningText } from './pipeline-words.ts'
import { isApprovedPage } from './screen/approved.ts'
import { ASKS_FOR_SECRETS } from './screen/index.ts'
import { settleDraft } from './settle-draft.ts'
import { curatedSources } from './settle-sources.ts'
import { vouchFor } from './vouch.ts'
import { workOn } from './writing-parts.ts'
import type { Tell, WritingServices } from './writing-services.ts'

const MOST_TRIES = 3

type Optimizing = {
	article: WrittenArticle
	sources: readonly ArticleSource[]
	/** What was noticed while it was written. */
	warnings: readonly string[]
	prompt: string
	category: ChosenCategory | null
	target: number
	/** Words of pages that bear out its sentences. */
	quotes: readonly FoundQuote[]
	/** What research came to. */
	notes?: string | undefined
	fastMode: boolean
	/** The one that wrote it; none where the local writer did. */
	model: TextModel | undefined
	runId: string
	signal: AbortSignal
	now: Date
	tell: Tell
}

export type Optimized = {
	article: WrittenArticle
	sources: ArticleSource[]
	/** What was noticed of this version. */
	warnings: string[]
	quotes: FoundQuote[]
	check: Check
	fixes: number
	tries: number
}

/** Mends what needs no judgement, then has the rest rewritten, three times at most. The best version stays. */
export async function optimizeArticle(
	services: WritingServices & { siteUrl: string },
	request: Optimizing,
): Promise<Optimized> {
	const { target, signal, tell } = request
	const first = await checked(services, request, request.article)
	const { article, applied } = autoFix(request.article, { siteName: services.siteName })
	const mended = applied.length > 0 ? await checked(services, request, article) : first
	for (const { label } of applied.slice(0, 6)) await tell('otimizar', label.toLowerCase())

	const better = isBetter(first.check, mended.check) ? first : mended
	const written: Version = { ...better, sources: [...request.sources], warnings: [...request.warnings] }
	let best = written
	let tries = 0
	const wantsMore = () => checkReasons(best.check, target).length > 0
	const rewriting = wantsMore() ? await rewritingOf(services, request) : undefined
	while (tries < MOST_TRIES && wantsMore() && !signal.aborted) {
		if (!rewriting) break
		tries += 1
		await tell('otimizar', `${standing(best.check, target)}: reescrita ${tries} de ${MOST_TRIES}`, best.check.score)
		const version = await rewritten(services, request, rewriting, best)
		if (!version) break
		if (
			isBetter(version.check, best.check) &&
			warningReasons(version.warnings).length <= warningReasons(best.warnings).length
		)
			best = version
	}
	const quotes = [...request.quotes]
	if (!rewriting || best === written) return { ...best, quotes, fixes: applied.length, tries }
	// Another text claims other things, and nobody has read it yet.
	const vouched = await vouchFor(services, {
		...request,
		...rewriting,
		...best,
		notes: request.notes,
		work: workOn({ tell }),
	})
	const harm = harmIn(first.check, request.warnings)
	const contradictions = criticalOf(first.check, contradicting)
	for (const said of [...harm, ...contradictions]) await tell('otimizar', `na primeira versão: ${said}`)
	const ofFirst = [
		...(harm.length > 0 ? [HARMFUL_DRAFT] : []),
		...(contradictions.length > 0 ? [CONTRADICTING_DRAFT] : []),
	]
	const warnings = [...new Set([...best.warnings, ...vouched.warnings, ...ofFirst])]
	return { ...best, warnings, quotes: vouched.quotes, fixes: applied.length, tries }
}

/** What of a first version tells that its writer was led astray: then a person reads what came of it. */
function harmIn(check: Check, warnings: readonly string[]): string[] {
	const found = criticalOf(check, harms)
	if (found.length > 0) return found
	return warnings.includes(ASKS_FOR_SECRETS) ? [warningText(ASKS_FOR_SECRETS)] : []
}

/** What critical rules of some said of a version. */
function criticalOf({ findings }: Check, rules: readonly string[]): string[] {
	return findings
		.filter(({ id, severity }) => severity === 'crítico' && rules.includes(id))
		.map(({ message }) => message)
}

type Rewriting = { asking: Asking; brief: Brief }

/** Whom to ask and with what money; nothing where no model wrote the text, or the month has no room for more. */
async function rewritingOf(services: WritingServices, request: Optimizing): Promise<Rewriting | undefined> {
	const { db, clock } = services
	const { model, runId, signal, tell } = request
	const brief = model && (await makeBrief(db, request))
	if (!model || !brief) return undefined
	const price = await priceOf(db, model)
	// What was set aside for the writing serves on; a run that was taken up much later sets aside anew.
	const worst = (['optimize', 'claims', 'review'] as const).map((task) =>
		mostCost(price, { task, sentLetters: tasks[task].mostSentLetters }),
	)
	const usd = worst.reduce((sum, cost) => sum + cost, 0)
	const opened = await openBudget(db, { provider: model.provider, model: model.model, runId, usd, now: clock() })
	if (opened.ok) return { asking: { model, budget: opened.value, signal }, brief }
	await tell('otimizar', 'sem reescrita: o limite mensal não a comporta')
	return undefined
}

/** Points do not make up for a critical problem, which keeps an article from going live. */
function isBetter(one: Check, other: Check): boolean {
	if (isCritical(one) !== isCritical(other)) return !isCritical(one)
	return one.score > other.score
}

function isCritical({ findings }: Check): boolean {
	return findings.some(({ severity }) => severity === 'crítico')
}

function standing(check: Check, target: number): string {
	const { score, possible } = check
	const most = possible < 100 ? ` de ${nice(possible)} possíveis` : ''
	const wanted = `a meta (${target}${most && ' % deles'})`
	const low = checkReasons(check, target).some(({ code }) => code === 'low-score')
	return `nota ${nice(score)}${most}, ${low ? `abaixo d${wanted}` : `que atinge ${wanted}, mas com problema crítico`}`
}

type Version = { article: WrittenArticle; check: Check; sources: ArticleSource[]; warnings: string[] }

async function rewritten(
	services: WritingServices & { siteUrl: string },
	request: Optimizing,
	{ asking, brief }: Rewriting,
	best: Version,
): Promise<Version | undefined> {
	const { prompt, category, target, tell } = request
	const curated = curatedSources(prompt, category)
	const { score, findings } = best.check
	const answer = await rewriteArticle(services, {
		...asking,
		brief,
		article: best.article,
		score,
		target,
		findings,
		sources: [...best.sources.filter(({ url }) => isApprovedPage(url, services.own)), ...curated],
	})
	if (!answer.ok) {
		if (answer.reason !== 'cancelled') await tell('otimizar', `reescrita sem resultado: ${answer.detail}`)
		return undefined
	}
	const { article, sources, warnings } = await settleDraft(services, request, {
		draft: answer.value,
		found: best.sources,
		curated,
	})
	const mended = autoFix(article, { siteName: services.siteName }).article
	// Who wrote it and how stays; what the text holds is this version's own.
	const rest = best.warnings.filter((code) => warningReasons([code]).length === 0)
	return { ...(await checked(services, request, mended)), sources, warnings: [...rest, ...warnings] }
}

async function checked(
	{ db, siteUrl }: WritingServices & { siteUrl: string },
	{ category, now }: Pick<Optimizing, 'category' | 'now'>,
	article: WrittenArticle,
): Promise<{ article: WrittenArticle; check: Check }> {
	return { article, check: await validateContent(db, { article: asChecked(article, category), siteUrl, now }) }
}

/** The article as the rules see it. */
export function asChecked(article: WrittenArticle, category: { slug: string } | null) {
	const { title, metaTitle, metaDescription, content, excerpt, sourceUrls } = article
	return { title, metaTitle, metaDescription, content, excerpt, sourceUrls, categorySlug: category?.slug }
}
