import { currentRegister } from '#core/facts/current-register.ts'
import type { NotKnown, Understood } from '#core/generation/local-writer/prompt/types.ts'
import { understandPrompt } from '#core/generation/local-writer/prompt/understand-prompt.ts'
import { prepareToWeigh } from '#core/generation/local-writer/prompt/weigh.ts'
import { listPublishedTitles } from '#core/posts/reading/list-published-titles.ts'
import { labelOf } from '#core/providers/provider-lists.ts'
import { briefFor } from '../models/brief.ts'
import type { TextModel } from '../models/text-model.ts'
import { usableModels } from '../models/usable-models.ts'
import { refusalText } from './pipeline-words.ts'
import { writeHere } from './write-here.ts'
import { type Tried, writeWithModel } from './write-with-model.ts'
import { workOn } from './writing-parts.ts'
import type { WriteArticleRequest, WriteArticleResult } from './writing-request.ts'
import type { WritingServices } from './writing-services.ts'

/** Has an article written by the first provider that manages, and by the local writer where none does. */
export async function writeArticle(
	services: WritingServices,
	request: WriteArticleRequest,
): Promise<WriteArticleResult> {
	try {
		await prepareToWeigh()
		const verdict = understandPrompt(request.prompt, request.category ?? undefined)
		if (verdict.kind === 'refused')
			return { ok: false, reason: 'refused', refusal: verdict.reason, message: refusalText(verdict.reason) }
		return await askInTurn(services, request, verdict)
	} catch (error) {
		// A fault of our own, as a database that is gone. Whoever asked decides what comes of it.
		return { ok: false, reason: 'failed', message: error instanceof Error ? error.message : String(error) }
	}
}

async function askInTurn(
	services: WritingServices,
	request: WriteArticleRequest,
	verdict: Understood | NotKnown,
): Promise<WriteArticleResult> {
	const { db } = services
	const { prompt, category, signal, now } = request
	const work = workOn(request)
	const [register, published] = await Promise.all([currentRegister(db), listPublishedTitles(db)])
	const brief = briefFor({ prompt, categoryName: category?.name, verdict, register, published, now })
	const warnings: string[] = []
	const failures: string[] = []
	let costUsd = 0
	const models = await usableModels(db, services.models)
	for (const [index, model] of models.entries()) {
		const tried = await writeWithModel(services, { request, model, brief, work })
		costUsd += tried.costUsd
		warnings.push(...tried.warnings)
		if (signal.aborted || (!tried.ok && tried.reason === 'cancelled')) return cancelled
		if (tried.ok) {
			const told = index > 0 ? asDegraded(warnings) : warnings
			return { ...tried, warnings: [...new Set(told)], costUsd }
		}
		warnings.push(...failureCodes(model, tried.reason))
		failures.push(failureText(model, tried))
		await work.tell('gerar', failures.at(-1)!)
	}
	return writeHere(services, request, { register, published, warnings, failures, costUsd, work })
}

const cancelled: WriteArticleResult = { ok: false, reason: 'cancelled', message: 'A geração foi cancelada.' }

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
