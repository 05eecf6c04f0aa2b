import { eq } from 'drizzle-orm'
import { claimSpend } from '#core/generation/costs/claim-spend.ts'
import { priceOf } from '#core/generation/costs/prices.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { untilAborted } from '#lib/until-aborted.ts'
import { costOf, MOST_OUTPUT_TOKENS, mostCost, type Purpose } from '../runs/estimate-cost.ts'
import type { WritingServices } from '../runs/writing-services.ts'
import type { TextAnswer, TextFailure, TextModel } from './text-model.ts'

/** Longer than this nobody waits for a limit to pass; the next provider is asked instead. */
const MOST_RETRY_AFTER_SECONDS = 20
const RETRY_STEP_MS = 3_000

type Answer<T> = TextAnswer<{ value: T }>

export type ModelCall<T> =
	| { ok: true; value: T; costUsd: number }
	| { ok: false; reason: TextFailure['reason'] | 'monthly-limit' | 'switched-off'; detail: string; costUsd: number }

type Call<T> = {
	model: TextModel
	purpose: Purpose
	/** Everything that is sent, to know what it will cost. */
	sent: string
	runId?: string | undefined
	/** Tries in all. */
	tries: number
	signal: AbortSignal
	ask: (limits: { maxOutputTokens: number; signal: AbortSignal }) => Promise<Answer<T>>
	/** An answer of the right shape may still be useless. */
	accept?: (value: T) => string | undefined | Promise<string | undefined>
}

/** Asks a model, within the month's limit, with every call booked before it is made. */
export async function callModel<T>(services: WritingServices, call: Call<T>): Promise<ModelCall<T>> {
	const { signal, tries } = call
	let costUsd = 0
	for (let attempt = 1; ; attempt += 1) {
		if (signal.aborted) return { ok: false, reason: 'cancelled', detail: 'cancelado', costUsd }
		const booked = await book(services, call)
		if (!booked.ok) return { ok: false, reason: booked.reason, detail: refusalText(booked), costUsd }
		const answer = await asked(call)
		costUsd += await settle(services, booked.value, answer)
		if (answer.ok) return { ok: true, value: answer.value, costUsd }
		const waitMs = attempt < tries ? waitBefore(answer, attempt) : undefined
		if (waitMs === undefined) return { ok: false, reason: answer.reason, detail: answer.detail, costUsd }
		await services.sleep(waitMs, signal)
	}
}

async function asked<T>({ ask, accept, purpose, signal }: Call<T>): Promise<Answer<T>> {
	const answer = await untilAborted(ask({ maxOutputTokens: MOST_OUTPUT_TOKENS[purpose], signal }), signal).catch(
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

type Booking = { id: string; startedAt: Date; heldUsd: number; price: Awaited<ReturnType<typeof priceOf>> }

async function book<T>({ db, clock }: WritingServices, { model, purpose, sent, runId }: Call<T>) {
	const price = await priceOf(db, model)
	const costUsd = mostCost(price, { purpose, sent })
	const startedAt = clock()
	const { provider } = model
	return claimSpend(db, {
		provider,
		costUsd,
		now: startedAt,
		async book(tx): Promise<Booking> {
			const row = {
				provider,
				model: model.model,
				purpose,
				runId,
				costUsd,
				state: 'pending',
				createdAt: startedAt,
			} as const
			const [{ id } = { id: '' }] = await tx.insert(aiUsage).values(row).returning({ id: aiUsage.id })
			return { id, startedAt, heldUsd: costUsd, price }
		},
	})
}

/** Puts what it was in the place of what it might have been; where nobody says what it was, the worst stays booked. */
async function settle<T>(services: WritingServices, booking: Booking, answer: Answer<T>): Promise<number> {
	const { usage } = answer
	const unknownUsd = mayBeBilled(answer) ? booking.heldUsd : 0
	const costUsd = usage ? costOf(booking.price, usage) : unknownUsd
	await services.db
		.update(aiUsage)
		.set({
			...usage,
			costUsd,
			state: answer.ok ? 'done' : 'failed',
			errorCode: answer.ok ? null : answer.reason,
			durationMs: Math.max(0, services.clock().getTime() - booking.startedAt.getTime()),
		})
		.where(eq(aiUsage.id, booking.id))
	return costUsd
}

/** We left before the answer, or cannot read it; the provider did its work all the same. */
function mayBeBilled<T>(answer: Answer<T>): boolean {
	return answer.ok || ['timeout', 'cancelled', 'malformed'].includes(answer.reason)
}

type NotBooked = Extract<Awaited<ReturnType<typeof book>>, { ok: false }>

function refusalText(refusal: NotBooked): string {
	if (refusal.reason === 'switched-off') return 'está desativado'
	const { spentUsd, limitUsd } = refusal
	const dollars = (value: number) =>
		value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
	return `o limite mensal foi atingido (US$ ${dollars(spentUsd)} de US$ ${dollars(limitUsd)})`
}
