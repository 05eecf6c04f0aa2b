import { type Outcome, outcomeOf } from '#core/integrations/outcome.ts'
import { noteOutcome } from '#core/integrations/states.ts'
import type { Mailer } from '#core/mail/mailer.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { MailServerAway } from '#lib/mail-server-away.ts'
import { readAtMost } from '#lib/read-at-most.ts'

export type Note = (outcome: Outcome) => Promise<void>
/** Whom to tell what became of the calls to a service. */
export type Watch = (service: string) => Note

/** One that works is not written down at every call. */
const SUCCESS_EVERY_MS = 30_000
const MOST_REFUSAL_BYTES = 64 * 1024

type Needs = { db: Db; log: Log; now: () => Date }

/** Writes down what became of the last calls to each service. What cannot be written down keeps no call from its answer. */
export function watchServices({ db, log, now }: Needs): Watch {
	const successes = new Map<string, number>()
	return (service) => async (outcome) => {
		const at = now()
		if (outcome.ok && at.getTime() - (successes.get(service) ?? 0) < SUCCESS_EVERY_MS) return
		if (outcome.ok) successes.set(service, at.getTime())
		else successes.delete(service)
		await noteOutcome(db, { service, outcome, now: at }).catch((error: unknown) =>
			log.warn({ err: error, service }, 'what became of a call could not be noted'),
		)
	}
}

type Judge = (status: number, body: string) => Outcome | undefined

/** A `fetch` that tells what became of each call. Nothing is told where the one who asked left. */
export function watchedFetch(note: Note, judge: Judge = outcomeOf, fetch = globalThis.fetch): typeof globalThis.fetch {
	return async (input, init) => {
		let response: Response
		try {
			response = await fetch(input, init)
		} catch (error) {
			const name = (error as Error).name
			if (name !== 'AbortError') await note({ ok: false, fault: name === 'TimeoutError' ? 'timeout' : 'unreachable' })
			throw error
		}
		if (response.status < 400) {
			await note({ ok: true })
			return response
		}
		const body = (await readAtMost(response, MOST_REFUSAL_BYTES)) ?? ''
		const outcome = judge(response.status, body)
		if (outcome) await note(outcome)
		return new Response(body, response)
	}
}

/** A mailer that tells what became of each mail. A mail that was refused for itself says nothing of the server. */
export function watchedMailer(mailer: Mailer, note: Note): Mailer {
	return {
		...mailer,
		async send(mail) {
			try {
				await mailer.send(mail)
			} catch (error) {
				if (error instanceof MailServerAway) await note(mailOutcome(error))
				throw error
			}
			await note({ ok: true })
		},
	}
}

/** Why a mail server took nothing. */
export function mailOutcome(error: unknown): Outcome {
	const { cause } = error as { cause?: { code?: string; responseCode?: number } }
	const { code, responseCode: status } = cause ?? (error as { code?: string; responseCode?: number })
	if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return { ok: false, fault: 'key-refused', status }
	if (code === 'ETIMEDOUT') return { ok: false, fault: 'timeout' }
	if (status && status >= 400) return { ok: false, fault: status === 421 ? 'server-error' : 'rejected', status }
	return { ok: false, fault: 'unreachable' }
}
