import { data, type RouterContextProvider, redirect } from 'react-router'
import { correlationId, services } from '#app/services.ts'
import { type CancelRunResult, cancelRun } from '#core/generation/runs/cancel-run.ts'
import {
	type ArticleChanges,
	changeable,
	type SaveRunDraftResult,
	saveRunDraft,
} from '#core/generation/runs/save-run-draft.ts'
import { type StartRunResult, startRun } from '#core/generation/runs/start-run.ts'
import { startSchedulerRun } from '#core/generation/scheduler/start-scheduler-run.ts'
import { sanitizeGeneratedHtml } from '#core/html/sanitize-generated-html.ts'
import { isTooMuchHtml } from '#core/html/sanitize-post-html.ts'
import { textIn, textsIn } from '#lib/form-texts.ts'
import { actingAdmin } from '../acting-admin.ts'
import { scoreSaved } from '../posts/editor/keep-score.server.ts'
import { readPlan } from '../scheduler/plan-view.server.ts'
import { overLimitText } from '../scheduler/plan-view.ts'
import { readStartForm } from './read-start-form.ts'

type Refused<Result> = Extract<Result, { ok: false }> extends { reason: infer Reason extends string } ? Reason : never

const startRefusals: Record<Exclude<Refused<StartRunResult>, 'category-gone'>, string> = {
	'prompt-missing': 'Prompt necessário',
	'prompt-too-long': 'O prompt pode ter até 4.000 caracteres.',
}

const cancelRefusals: Record<Refused<CancelRunResult>, string> = {
	'not-found': 'Esta execução não existe mais.',
	'already-over': 'Esta execução já terminou.',
}

const saveRefusals: Record<Refused<SaveRunDraftResult>, string> = {
	'not-found': 'Esta execução não existe mais.',
	'still-running': 'Espere o fim da execução para salvar.',
	'nothing-written': 'Esta execução não chegou a escrever um artigo.',
	'content-too-large': 'O texto é grande demais para um artigo.',
	'title-missing': 'O artigo está sem título.',
}

export type RunAnswer =
	| { intent: 'start'; ok: false; field: 'prompt'; message: string; batch?: undefined }
	/** What was done in its place, in a few words. */
	| { intent: 'start'; ok: false; field: 'categoryId'; message: string; batch: string }
	| { intent: 'cancel'; ok: boolean; message: string }
	| { intent: 'save'; ok: true; postId: string; already: boolean }
	| { intent: 'save'; ok: false; message: string }
	| { intent: 'preview'; ok: true; html: string }

type Handled = { request: Request; context: Readonly<RouterContextProvider> }

/** What a person does with a run: start, stop, keep, look. */
export async function handleRun({ request, context }: Handled) {
	const form = await request.formData()
	const by = actingAdmin(request, context)
	const { db, now, pipeline } = context.get(services)
	const id = textIn(form, 'id')

	switch (form.get('intent')) {
		case 'cancel': {
			const result = await cancelRun(db, { id, by, address: by.address, now: now() })
			const message = result.ok ? 'O passo em andamento foi interrompido.' : cancelRefusals[result.reason]
			return data<RunAnswer>({ intent: 'cancel', ok: result.ok, message }, result.ok ? 200 : 409)
		}
		case 'save': {
			const result = await saveRunDraft(db, { id, changes: changesIn(form), by, address: by.address, now: now() })
			if (!result.ok) return data<RunAnswer>({ intent: 'save', ok: false, message: saveRefusals[result.reason] }, 409)
			if (!result.already) await scoreSaved(context, result.postId)
			if (form.has('open')) return redirect(`/admin/posts/${result.postId}`)
			return data<RunAnswer>({ intent: 'save', ok: true, postId: result.postId, already: result.already })
		}
		case 'preview': {
			const content = textIn(form, 'content')
			const html = isTooMuchHtml(content) ? '' : sanitizeGeneratedHtml(content)
			return data<RunAnswer>({ intent: 'preview', ok: true, html })
		}
		default: {
			const started = await startRun(db, {
				...readStartForm(form),
				by,
				address: by.address,
				correlationId: context.get(correlationId),
				now: now(),
			})
			if (!started.ok) {
				if (started.reason === 'category-gone') return data<RunAnswer>(await runBatchInstead(context, by), 409)
				const message = startRefusals[started.reason]
				return data<RunAnswer>({ intent: 'start', ok: false, field: 'prompt', message }, 400)
			}
			pipeline.wake()
			return redirect(`/admin/ai-generator?execucao=${started.id}`)
		}
	}
}

/** Only what was changed is sent. */
function changesIn(form: FormData): ArticleChanges {
	const texts = textsIn(form)
	return Object.fromEntries(changeable.filter((name) => name in texts).map((name) => [name, texts[name]]))
}

const STAYS = 'O seu pedido continua aqui: escolha outra categoria para escrevê-lo.'

/** Without its category the request cannot be filed; the day's batch is written in its place, where the month has room. */
async function runBatchInstead(context: Handled['context'], by: ReturnType<typeof actingAdmin>): Promise<RunAnswer> {
	const { db, now, scheduler } = context.get(services)
	const answer = { intent: 'start', ok: false, field: 'categoryId' } as const
	const notStarted = { ...answer, batch: 'A categoria não existe mais' }
	// Nobody has seen what it costs: it is refused where the scheduler's own screen would refuse it.
	const plan = await readPlan(context.get(services))
	const over = overLimitText(plan, plan.articles.length)
	if (over) return { ...notStarted, message: `A geração em lote não começou, acima do limite: ${over} ${STAYS}` }
	const started = await startSchedulerRun(db, { trigger: 'manual', actor: by, address: by.address, now: now() })
	if (!started.ok && started.reason !== 'already-running')
		return { ...notStarted, message: `A geração em lote também não pôde começar. ${STAYS}` }
	scheduler.wake()
	const what = started.ok
		? 'A categoria escolhida não existe mais, por isso começou a geração em lote: um artigo para cada categoria que ainda não tem um hoje.'
		: 'A categoria escolhida não existe mais, e a geração em lote já está em andamento.'
	return {
		...answer,
		batch: started.ok ? 'Geração em lote iniciada' : 'Geração em lote em andamento',
		message: `${what} ${STAYS}`,
	}
}
