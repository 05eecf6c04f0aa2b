import { randomUUID } from 'node:crypto'
import { changeLeadStatus } from '#core/leads/change-lead-status.ts'
import { planNextStep } from '#core/leads/follow-up/next-step.ts'
import { confirmNewsletter, requestNewsletter, unsubscribeNewsletter } from '#core/leads/newsletter.ts'
import { requestToken } from '#core/leads/request/request-token.ts'
import { withdrawRequest } from '#core/leads/request/withdraw-request.ts'
import { submitLead } from '#core/leads/submit-lead.ts'
import { countRequest } from '#core/limits/request-limit.ts'
import { editor, LEADS_TO, SITE_URL, sign, type World } from './world.ts'

const HOUR_MS = 3_600_000
const consent = { consentVersion: '2026-11', page: '/contact', addressHash: 'hash' }

/** A quote, some without a contact. Some browsers send the form twice at once, and all send it again while nobody answered. */
export async function askForQuote({ act, chance, ledger, now }: World): Promise<void> {
	const submission = randomUUID()
	const reachable = chance.people.happens(0.8)
	const twice = chance.people.happens(0.25)
	const at = now()
	const lead = {
		kind: 'quote' as const,
		product: 'Seguro Auto',
		name: `Visitante ${ledger.leads.size}`,
		email: null,
		phone: reachable ? `(51) 9${String(ledger.leads.size).padStart(4, '0')}-0000` : null,
		answers: { CEP: '95560-000' },
		referrer: null,
		utm: {},
		submission,
		...consent,
	}
	const answers = await act('quote', (db) => {
		const send = () => submitLead(db, { lead, mailTo: LEADS_TO, siteUrl: SITE_URL, sign, now: now() })
		return Promise.all(twice ? [send(), send()] : [send()])
	})
	const { id, number } = answers[0].lead
	ledger.leads.set(submission, { id, number, at, moves: 0, status: 'new' })
	await act('count', (db) =>
		countRequest(db, { key: `k${number % 7}`, limits: [{ seconds: 60, max: 1000 }], now: now() }),
	)
}

/** What a broker or the visitor does with a lead of the last weeks. */
export async function workOnLead(world: World): Promise<void> {
	const { act, chance, ledger, now } = world
	const open = [...ledger.leads.values()].filter(({ status, at }) => status !== 'lost' && isRecent(at, now()))
	if (open.length === 0) return
	const lead = chance.people.oneOf(open)
	const { id } = lead
	const what = chance.people.random()
	if (what < 0.4 && lead.status === 'new') {
		const moved = await act('answer', (db) =>
			changeLeadStatus(db, { id, seen: 'new', to: 'contacted', actor: editor, now: now() }),
		)
		// Told again after a crash, it was moved already, by ourselves.
		if (!moved.ok && !(moved.reason === 'changed-meanwhile' && moved.status === 'contacted'))
			throw new Error(`a lead could not be moved: ${moved.reason}`)
		lead.status = 'contacted'
		lead.moves += 1
	} else if (what < 0.8) {
		const at = new Date(now().getTime() + chance.people.upTo(72) * HOUR_MS)
		await act('plan', (db) => planNextStep(db, { id, step: 'Ligar', at, actor: editor, now: now() }))
	} else {
		await act('withdraw', (db) => withdrawRequest(db, { token: requestToken(id, sign), mailTo: LEADS_TO, now: now() }))
		lead.status = 'lost'
	}
}

/** Past that nobody can count on it any more: a lead without contact goes after 30 days. */
export function isRecent(at: Date, now: Date): boolean {
	return now.getTime() - at.getTime() < 25 * 24 * HOUR_MS
}

export async function subscribe({ act, ledger, now }: World): Promise<void> {
	const email = `leitor${ledger.subscribers.size}@exemplo.com.br`
	const request = { email, ...consent, brand: 'Farol', siteUrl: SITE_URL, sign }
	await act('subscribe', (db) => requestNewsletter(db, { ...request, now: now() }))
	ledger.subscribers.set(email, { confirmed: false, cancelled: false })
}

/** Opens the last mail that somebody got and follows its link: to confirm, or to leave. */
export async function followLink({ act, chance, ledger, mails, now }: World): Promise<void> {
	const got = mails.letters.filter(({ recipient }) => ledger.subscribers.has(recipient)).slice(-10)
	if (got.length === 0) return
	const { recipient, body } = chance.people.oneOf(got)
	const subscriber = ledger.subscribers.get(recipient)!
	if (subscriber.cancelled) return
	const leaves = subscriber.confirmed && chance.people.happens(0.3)
	const link = new RegExp(`${SITE_URL}/boletim/${leaves ? 'cancelar' : 'confirmar'}\\?\\S+`).exec(body)?.[0]
	if (!link) throw new Error('a mail of the newsletter has no link')
	const { id, token } = Object.fromEntries(new URL(link).searchParams) as { id: string; token: string }
	if (leaves) {
		await act('unsubscribe', (db) => unsubscribeNewsletter(db, { id, token, sign, now: now() }))
		subscriber.cancelled = true
		return
	}
	const { confirmed } = await act('confirm', (db) => confirmNewsletter(db, { id, token, sign, now: now() }))
	if (confirmed) subscriber.confirmed = true
}
