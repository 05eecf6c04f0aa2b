import { forgetTries, takeGuess } from '#core/limits/rate-limit.ts'
import { type AuthServices, tooMany } from './call.ts'

const FREE_GUESSES = 5

/** A check that could be guessed through: five tries are free, then each waits longer, until one is right. */
export async function withGuess(
	{ db, now }: AuthServices,
	key: string,
	check: () => Promise<Response>,
): Promise<Response> {
	const guess = await takeGuess(db, { key, free: FREE_GUESSES, now: now() })
	if (!guess.ok) return tooMany(guess.retryAfterSeconds)
	const response = await check()
	if (response.ok) await forgetTries(db, key)
	return response
}
