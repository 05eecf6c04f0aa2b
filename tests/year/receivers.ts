import type { Mailer } from '#core/mail/mailer.ts'
import type { SendPush } from '#core/push/send-notice.ts'
import type { SendWebhook } from '#core/webhooks/deliver-webhooks.ts'
import { MailServerAway } from '#lib/mail-server-away.ts'
import type { Chance } from './seeded-chance.ts'

export type Receiver = {
	/** What arrived, by its id: how often. */
	arrived: Map<string, number>
	/** Taken, and the sender lived to write that down. */
	settled: Set<string>
	/** What came once more after that. */
	doubled: string[]
	/** To be called when a sender's work ended well; or, with false, when it died. */
	ended: (well: boolean) => void
	/** What becomes of a message: taken, taken with its answer lost, or not taken. */
	take: (id: string) => 'taken' | 'lost' | 'refused'
}

/** Whoever is outside and takes messages: not always, and not always with an answer that arrives. */
export function createReceiver(chance: Chance): Receiver {
	const arrived = new Map<string, number>()
	const settled = new Set<string>()
	const doubled: string[] = []
	let answered: string[] = []
	return {
		arrived,
		settled,
		doubled,
		ended(well) {
			if (well) for (const id of answered) settled.add(id)
			answered = []
		},
		take(id) {
			if (chance.happens(0.12)) return 'refused'
			arrived.set(id, (arrived.get(id) ?? 0) + 1)
			if (settled.has(id)) doubled.push(id)
			if (chance.happens(0.08)) return 'lost'
			answered.push(id)
			return 'taken'
		},
	}
}

type Step = () => Promise<void>
export type Letterbox = Receiver & { letters: { recipient: string; body: string }[] }

export function mailerTo(box: Letterbox, chance: Chance, step: Step): Mailer {
	return {
		parallel: 2,
		rest() {},
		async send({ id, recipient, body }) {
			const taken = box.take(id)
			if (taken !== 'refused') box.letters.push({ recipient, body })
			await step()
			if (taken === 'lost') throw new Error('the connection broke after the mail')
			if (taken === 'refused') throw chance.happens(0.5) ? new MailServerAway() : new Error('mailbox full')
		},
	}
}

const answer = { ok: true as const, url: '', contentType: '', body: Buffer.alloc(0) }

export function webhooksTo(receiver: Receiver, step: Step): SendWebhook {
	return async (url, { headers }) => {
		const taken = receiver.take(`${headers['webhook-id']} ${url}`)
		await step()
		if (taken === 'lost') return { ok: false, reason: 'timeout' }
		return { ...answer, status: taken === 'taken' ? 204 : 500 }
	}
}

export function pushesTo(receiver: Receiver, step: Step): SendPush {
	return async (_endpoint, { headers }) => {
		const taken = receiver.take(headers['topic']!)
		await step()
		if (taken === 'lost') return { ok: false, reason: 'timeout' }
		return { ...answer, status: taken === 'taken' ? 201 : 503 }
	}
}
