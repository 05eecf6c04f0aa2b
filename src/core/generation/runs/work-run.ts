import { closeBudgetsOf } from '../costs/budget.ts'
import { doStep, type StepOutcome } from './do-step.ts'
import { type Hold, readHeldRun, writeHeldRun } from './hold-run.ts'
import type { Run, RunRow } from './run-row.ts'
import type { RunServices } from './run-services.ts'
import { nextStep, type RunStep, type StepId, withStep } from './run-steps.ts'
import type { ShowParts, WritingPart } from './writing-parts.ts'
import type { Tell } from './writing-services.ts'

/** Why work stops in the middle: a person wants it over, or this server is going down and another goes on. */
export type StopReason = 'cancel' | 'stop'

type Work = { hold: Hold; signal: AbortSignal }

/** Does what is left of a run and lets go of it: at its end, or in the middle, for another to take up at once. */
export async function workRun(services: RunServices, work: Work): Promise<void> {
	try {
		await doSteps(services, work)
	} finally {
		// Where the database does not answer, the lease runs out by itself.
		await work.hold.lease.release().catch(() => {})
	}
}

/** What a step came to is written down before the next begins. */
async function doSteps(services: RunServices, { hold, signal }: Work): Promise<void> {
	for (;;) {
		const run = await readHeldRun(services.db, hold)
		if (!run) return
		if (run.cancelRequested) return finish(services, hold, run, { state: 'cancelled', message: 'cancelado' })
		if (signal.aborted) return
		const step = nextStep(run.steps)
		if (!step) return finish(services, hold, run, { state: 'completed', message: 'concluído' })
		await begin(services, hold, run, step.id)
		const outcome = await doIt(services, { hold, run, id: step.id, signal })
		// What was done counts; what was broken off is done again or not at all.
		if (signal.aborted && outcome.status === 'error') continue
		if (!(await conclude(services, { hold, id: step.id, outcome }))) return
	}
}

async function begin({ db, clock }: RunServices, hold: Hold, run: Run, id: StepId): Promise<void> {
	const steps = withStep(run.steps, id, { status: 'running', progress: 0, message: '' })
	await writeHeldRun(db, { hold, set: { steps }, now: clock() })
}

type Doing = { hold: Hold; run: Run; id: StepId; signal: AbortSignal }

async function doIt(services: RunServices, { hold, run, id, signal }: Doing): Promise<StepOutcome> {
	const { db, clock } = services
	let known: Partial<RunStep> = { status: 'running' }
	const tell: Tell = async (step, message, score) => {
		known = { ...known, message: upper(message) }
		const set = { steps: withStep(run.steps, id, known), ...(score !== undefined && { score: Math.round(score) }) }
		await writeHeldRun(db, { hold, set, event: { step, message }, now: clock() })
	}
	const show: ShowParts = async (parts) => {
		known = { ...known, parts: [...parts], progress: shareDone(parts) }
		await writeHeldRun(db, { hold, set: { steps: withStep(run.steps, id, known) }, now: clock() })
	}
	try {
		return await doStep[id](services, { run, signal, now: clock(), tell, show })
	} catch (error) {
		services.onFault(error, { runId: run.id, step: id })
		const message = 'Algo falhou do nosso lado. O erro já ficou registrado.'
		return { status: 'error', message, stops: { code: 'INTERNAL', message } }
	}
}

/** False where there is nothing more to do. */
async function conclude(
	{ db, clock }: RunServices,
	{ hold, id, outcome }: { hold: Hold; id: StepId; outcome: StepOutcome },
): Promise<boolean> {
	const run = await readHeldRun(db, hold)
	if (!run) return false
	const { status, message, unneeded, reasons, set = {}, stops } = outcome
	const now = clock()
	const steps = withStep(run.steps, id, {
		status,
		message,
		unneeded,
		reasons,
		progress: status === 'completed' ? 100 : 0,
		...left(run, id),
	})
	const end: Partial<RunRow> = stops
		? { state: 'failed', errorCode: stops.code, errorMessage: stops.message, finishedAt: now }
		: {}
	const written = await writeHeldRun(db, {
		hold,
		set: { ...set, steps, ...end },
		event: { step: logNames[id], message: `${unneeded ? 'não foi preciso: ' : ''}${lower(message)}` },
		now,
	})
	if (stops) await closeBudgetsOf(db, run.id)
	return written && !stops
}

/** What was under way in a step that is over is so no longer. */
function left({ steps }: Run, id: StepId): Pick<RunStep, 'parts'> {
	const parts = steps.find((step) => step.id === id)?.parts
	return { parts: parts?.map((part) => (part.status === 'running' ? { ...part, status: 'error' as const } : part)) }
}

type End = { state: 'completed' | 'cancelled'; message: string }

async function finish({ db, clock }: RunServices, hold: Hold, run: Run, { state, message }: End): Promise<void> {
	const now = clock()
	const running = nextStep(run.steps)
	const steps =
		state === 'cancelled' && running?.status === 'running'
			? withStep(run.steps, running.id, {
					status: 'error',
					progress: 0,
					message: 'Cancelado',
					...left(run, running.id),
				})
			: run.steps
	await writeHeldRun(db, { hold, set: { state, steps, finishedAt: now }, event: { step: 'fim', message }, now })
	await closeBudgetsOf(db, run.id)
}

const logNames: Record<StepId, string> = {
	generate: 'gerar',
	validate: 'validar',
	optimize: 'otimizar',
	publish: 'publicar',
	'sitemap-gen': 'sitemap',
	'gsc-submit': 'console',
}

/** Of a hundred. */
function shareDone(parts: readonly WritingPart[]): number {
	const done = parts.filter(({ status }) => status === 'completed' || status === 'error').length
	return parts.length === 0 ? 0 : Math.round((100 * done) / parts.length)
}

function upper(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The log speaks in small letters, but leaves abbreviations alone. */
function lower(text: string): string {
	return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
