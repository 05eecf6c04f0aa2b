import { eq } from 'drizzle-orm'
import { type Budget, drawFromBudget, giveBack } from '#core/generation/costs/budget.ts'
import { type ModelPrice, priceOf } from '#core/generation/costs/prices.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { untilAborted } from '#lib/until-aborted.ts'
import { costOf, mostCost } from '../runs/estimate-cost.ts'
import type { WritingServices } from '../runs/writing-services.ts'
import { type Task, tasks } from './tasks.ts'
import type { AskLimits, TextAnswer, TextFailure, TextModel } from './text-model.ts'

/** Longer than this nobody waits for a limit to pass; the next provider is asked instead. */
const MOST_RETRY_AFTER_SECONDS = 20
const RETRY_STEP_MS = 3_000

/** What it takes to ask, and to book what was asked. */
export type CallServices = Pick<WritingServices, 'db' | 'clock' | 'sleep'>

type Answer<T> = TextAnswer<{ value: T }>

export type ModelCall<T> =
	| { ok: true; value: T; costUsd: number }
	| { ok: false; reason: TextFailure['reason'] | 'switched-off' | 'budget-spent'; detail: string; costUsd: number }

/** Who is asked, and with whose money. */
export type Asking = { model: TextModel; budget: Budget; signal: AbortSignal }

type Call<T> = Asking & {
	task: Task
	/** Everything that is sent, to know what it will cost. */
	sent: string
	ask: (limits: AskLimits) => Promise<Answer<T>>
	/** An answer of the right shape may still be useless. */
	accept?: (value: T) => string | undefined | Promise<string | undefined>
}

/** Asks a model, within the budget of the article, with every call booked before it is made. */
export async function callModel<T>(services: CallServices, call: Call<T>): Promise<ModelCall<T>> {
	const { signal, task } = call
	let costUsd = 0
	for (let attempt = 1; ; attempt += 1) {
		if (signal.aborted) return { ok: false, reason: 'cancelled', detail: 'cancelado', costUsd }
		const booked = await book(services, call)
		if (!booked.ok) return { ok: false, reason: booked.reason, detail: refusals[booked.reason], costUsd }
		const answer = await asked(call)
		costUsd += await settle(services, call.budget, booked, answer)
		if (answer.ok) return { ok: true, value: answer.value, costUsd }
		const waitMs = attempt < tasks[task].tries ? waitBefore(answer, attempt) : undefined
		if (waitMs === undefined) return { ok: false, reason: answer.reason, detail: answer.detail, costUsd }
		await services.sleep(waitMs, signal)
	}
}

const refusals = {
	'switched-off': 'está desativado',
	'budget-spent': 'o valor reservado para esta execução acabou',
}

async function asked<T>({ ask, accept, task, signal }: Call<T>): Promise<Answer<T>> {
	const { mostOutputTokens: maxOutputTokens, effort, temperature } = tasks[task]
	const answer = await untilAborted(ask({ maxOutputTokens, effort, temperature, signal }), signal).catch(
		(error: unknown): TextFailure => ({
			ok: false,
			reason: signal.aborted ? 'cancelled' : 'unreachable',
			detail: error instanceof Error ? error.message : String(error),
		}),
	)
	const complaint = answer.ok ? await accept?.(answer.value) : undefined
	if (!answer.ok || complaint === undefined) return answer
	return { ok: false, reason: 'malformed', detail: complaint, usage: answer.usage }
}

/** How long to wait before another try, or nothing where another would end the same. */
function waitBefore({ reason, retryAfterSeconds }: TextFailure, attempt: number): number | undefined {
	if (reason === 'rate-limited' && retryAfterSeconds !== undefined)
		return retryAfterSeconds <= MOST_RETRY_AFTER_SECONDS ? retryAfterSeconds * 1000 : undefined
	const passing = reason === 'timeout' || reason === 'server-error' || reason === 'rate-limited'
	return passing ? RETRY_STEP_MS * attempt : undefined
}

type Booked = { id: string; startedAt: Date; heldUsd: number; price: ModelPrice }

async function book<T>({ db, clock }: CallServices, { model, budget, task, sent }: Call<T>) {
	const price = await priceOf(db, model)
	const heldUsd = mostCost(price, { task, sentLetters: sent.length })
	const startedAt = clock()
	const drawn = await drawFromBudget(db, { budget, purpose: task, usd: heldUsd, now: startedAt })
	return drawn.ok ? { ...drawn, startedAt, heldUsd, price } : drawn
}

/** Puts what it was in the place of what it might have been; where nobody says what it was, the worst stays booked. */
async function settle<T>(
	{ db, clock }: CallServices,
	budget: Budget,
	{ id, startedAt, heldUsd, price }: Booked,
	answer: Answer<T>,
): Promise<number> {
	const { usage } = answer
	const unknownUsd = mayBeBilled(answer) ? heldUsd : 0
	const costUsd = usage ? costOf(price, usage) : unknownUsd
	await db.transaction(async (tx) => {
		await tx
			.update(aiUsage)
			.set({
				...usage,
				costUsd,
				state: answer.ok ? 'done' : 'failed',
				errorCode: answer.ok ? null : answer.reason,
				durationMs: Math.max(0, clock().getTime() - startedAt.getTime()),
			})
			.where(eq(aiUsage.id, id))
		await giveBack(tx, { budget, usd: heldUsd - costUsd })
	})
	return costUsd
}

/** We left before the answer, lost it on its way, or cannot read it; the provider did its work all the same. */
function mayBeBilled<T>(answer: Answer<T>): boolean {
	if (answer.ok || ['timeout', 'cancelled', 'malformed'].includes(answer.reason)) return true
	return answer.reason === 'unreachable' && !answer.unsent
}
