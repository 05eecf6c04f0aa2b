import { labelOf } from '#core/providers/provider-lists.ts'
import { type Budget, closeBudget, openBudget } from '../costs/budget.ts'
import type { ClaimSpendResult } from '../costs/claim-spend.ts'
import { priceOf } from '../costs/prices.ts'
import type { Brief } from '../models/brief.ts'
import type { Asking, ModelCall } from '../models/call-model.ts'
import { describeArticle } from '../models/metadata/index.ts'
import { metadataSchema } from '../models/metadata/schema.ts'
import { outlineArticle } from '../models/outline/index.ts'
import type { Outline } from '../models/outline/schema.ts'
import { writeProse } from '../models/prose/index.ts'
import { researchTopic } from '../models/research/index.ts'
import type { TextModel } from '../models/text-model.ts'
import type { NamedSource } from './article-source.ts'
import { budgetFor, type Plan, plannedTasks } from './estimate-cost.ts'
import { counted, sourcesText } from './pipeline-words.ts'
import { isApprovedPage } from './screen/approved.ts'
import { settleDraft } from './settle-draft.ts'
import { curatedSources } from './settle-sources.ts'
import { vouchFor } from './vouch.ts'
import type { Work } from './writing-parts.ts'
import type { WriteArticleRequest, WrittenByModel } from './writing-request.ts'
import type { WritingServices } from './writing-services.ts'

export type Tried =
	| WrittenByModel
	| {
			ok: false
			reason: Extract<ModelCall<unknown>, { ok: false }>['reason'] | 'monthly-limit'
			detail: string
			warnings: string[]
			costUsd: number
	  }

type Writing = { request: WriteArticleRequest; model: TextModel; brief: Brief; work: Work }

/** Has one model write an article, from what is known of the matter to somebody's second look at the text. */
export async function writeWithModel(services: WritingServices, writing: Writing): Promise<Tried> {
	const { request, model, work } = writing
	const plan = {
		research: request.useWebResearch && !request.fastMode && Boolean(model.research),
		fastMode: request.fastMode,
	}
	const opened = await openFor(services, writing, plan)
	if (!opened.ok) return { ok: false, reason: opened.reason, detail: refusalText(opened), warnings: [], costUsd: 0 }
	await work.plan(
		model.provider,
		plannedTasks(plan).filter((task) => task !== 'optimize'),
	)
	const asking = { model, budget: opened.value, signal: request.signal }
	const tried = await writeStepByStep(services, writing, { asking, plan })
	// A run goes on with what is left of it, to mend what the check finds.
	if (!tried.ok || !request.runId) await closeBudget(services.db, opened.value)
	return tried
}

async function openFor({ db, clock }: WritingServices, { request, model }: Writing, plan: Plan) {
	const usd = budgetFor(await priceOf(db, model), plan)
	return openBudget(db, { provider: model.provider, model: model.model, runId: request.runId, usd, now: clock() })
}

async function writeStepByStep(
	services: WritingServices,
	{ request, brief, model, work }: Writing,
	{ asking, plan }: { asking: Asking; plan: Plan },
): Promise<Tried> {
	const { prompt, category, signal, now, fastMode } = request
	const curated = curatedSources(prompt, category)
	const research = plan.research ? await look(services, { asking, brief, work }) : nothingFound
	const { notes } = research
	const sources = [...curated, ...research.sources.filter(({ url }) => isApprovedPage(url, services.own))]
	const outlined = plan.fastMode ? noOutline : await makeOutline(services, { asking, brief, notes, work })
	let costUsd = research.costUsd + outlined.costUsd
	if (signal.aborted) return cancelled(costUsd)

	await work.begin('write', `${labelOf(model.provider)} (${model.model}) está escrevendo`)
	const written = await writeProse(services, { ...asking, brief, sources, notes, outline: outlined.outline })
	costUsd += written.costUsd
	if (!written.ok) {
		await work.end('write', 'error', `${labelOf(model.provider)}: ${written.detail}`)
		return { ...written, warnings: research.warnings, costUsd }
	}
	await work.end('write', 'completed', '')

	const described = await describe(services, {
		asking,
		brief,
		work,
		content: written.value.content,
		outline: outlined.outline,
	})
	costUsd += described.costUsd
	const draft = { ...described.metadata, ...written.value }
	const settled = await settleDraft(
		services,
		{ ...request, tell: work.tell },
		{ draft, found: research.sources, curated },
	)
	await work.tell('fontes', sourcesText(settled.sources))
	if (signal.aborted) return cancelled(costUsd)

	const { article } = settled
	const vouched = await vouchFor(services, { asking, brief, notes, article, sources, fastMode, work, now })
	if (signal.aborted) return cancelled(costUsd + vouched.costUsd)
	return {
		ok: true,
		...settled,
		notes,
		quotes: vouched.quotes,
		provider: model.provider,
		model: model.model,
		warnings: [...research.warnings, ...settled.warnings, ...vouched.warnings],
		costUsd: costUsd + vouched.costUsd,
	}
}

function cancelled(costUsd: number): Tried {
	return { ok: false, reason: 'cancelled', detail: '', warnings: [], costUsd }
}

type Step = { asking: Asking; brief: Brief; work: Work }
type Looked = { notes: string | undefined; sources: NamedSource[]; warnings: string[]; costUsd: number }

const nothingFound: Looked = { notes: undefined, sources: [], warnings: [], costUsd: 0 }

/** Research that fails is no failure of the article: the register and our own list of official pages take its place. */
async function look(services: WritingServices, { asking, brief, work }: Step): Promise<Looked> {
	await work.begin('research', `pesquisando na web com ${labelOf(asking.model.provider)}`)
	const found = await researchTopic(services, { ...asking, brief })
	if (!found) return nothingFound
	if (found.ok) {
		const many = counted(found.value.sources.length, 'página encontrada', 'páginas encontradas')
		await work.end('research', 'completed', many)
		return { ...found.value, warnings: [], costUsd: found.costUsd }
	}
	await work.end('research', 'error', `sem resultado (${found.detail}); uso as fontes oficiais`)
	return { ...nothingFound, warnings: ['RESEARCH_UNAVAILABLE'], costUsd: found.costUsd }
}

type Outlined = { outline: Outline | undefined; costUsd: number }

const noOutline: Outlined = { outline: undefined, costUsd: 0 }

/** Without one, the article is written from the request alone. */
async function makeOutline(
	services: WritingServices,
	{ work, ...step }: Step & { notes: string | undefined },
): Promise<Outlined> {
	await work.begin('outline', '')
	const outlined = await outlineArticle(services, { ...step.asking, ...step })
	if (!outlined.ok) {
		await work.end('outline', 'error', `sem plano (${outlined.detail}); o texto segue só o pedido`)
		return { ...noOutline, costUsd: outlined.costUsd }
	}
	const { keyphrase, sections } = outlined.value
	await work.end('outline', 'completed', `frase de foco “${keyphrase}”, ${counted(sections.length, 'seção', 'seções')}`)
	return { outline: outlined.value, costUsd: outlined.costUsd }
}

type Describing = Step & { content: string; outline: Outline | undefined }

/** What is not described is told in the text's own words. */
async function describe(services: WritingServices, { asking, brief, work, content, outline }: Describing) {
	await work.begin('metadata', '')
	const described = await describeArticle(services, { ...asking, brief, content, keyphrase: outline?.keyphrase })
	await work.end(
		'metadata',
		described.ok ? 'completed' : 'error',
		described.ok ? '' : `sem resposta (${described.detail}); título e descrições saem do texto`,
	)
	return { metadata: described.ok ? described.value : metadataSchema.parse({}), costUsd: described.costUsd }
}

type NotOpened = Extract<ClaimSpendResult<Budget>, { ok: false }>

function refusalText(refusal: NotOpened): string {
	if (refusal.reason === 'switched-off') return 'está desativado'
	const { spentUsd, limitUsd } = refusal
	const dollars = (value: number) =>
		value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
	return `o limite mensal não comporta a execução (gastos US$ ${dollars(spentUsd)} de US$ ${dollars(limitUsd)})`
}
