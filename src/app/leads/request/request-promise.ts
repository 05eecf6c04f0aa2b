import type { Identity } from '#core/identity/identity-schema.ts'
import { LAST_MINUTES, openingAt } from '#core/identity/opening-at.ts'
import { closedWords, untilWords, whenWords } from '#core/identity/opening-words.ts'
import { isUnreachable } from '#core/leads/without-contact.ts'
import type { Lead } from '#db/schema/leads.ts'
import { timeOf } from '#lib/brasilia-time.ts'
import { replyOf } from '../reply-of.ts'

type Told = { lead: Lead; broker: string | undefined; identity: Identity; now: Date }

/** Who answers a request and when, as far as that is so now. */
export function requestPromise({ lead, broker, identity, now }: Told): { who: string; when: string } {
	const opening = openingAt(identity, now, 0)
	const today = opening.open
		? `Hoje atendemos até ${untilWords(opening.until)}.`
		: opening.next
			? `${closedWords(identity, now)} Voltamos ${whenWords(opening.next, now)}.`
			: closedWords(identity, now)
	const team = `A equipe da ${identity.shortName}`
	if (lead.status === 'contacted') return { who: `${broker ?? team} está com o seu pedido`, when: today }
	if (lead.status === 'quoted') return { who: `${broker ?? team} já cotou o seu pedido`, when: today }
	if (isUnreachable(lead))
		return { who: 'Ninguém consegue responder ainda', when: 'Deixe um telefone ou um e-mail, ou chame por mensagem.' }
	const who = firstAnswer(lead, { identity, team, now })
	// Where the next opening is named already, only why it is closed is left to say.
	return { who, when: who.includes('a partir') ? closedWords(identity, now) : today }
}

/** The promise of the hour at which an answer became possible; once that has passed it is not made again. */
function firstAnswer(lead: Lead, { identity, team, now }: Pick<Told, 'identity' | 'now'> & { team: string }): string {
	const since = lead.reachableSince ?? lead.createdAt
	const reply = replyOf(lead.phone || lead.email ? lead : { ...lead, phone: 'chat' }, identity, since)
	const late = 'A primeira resposta está atrasada: chame por mensagem ou ligue para nós'
	if (reply.way === 'in-ten-minutes') {
		const due = new Date(since.getTime() + LAST_MINUTES * 60_000)
		return now <= due ? `${team} responde até ${timeOf(due)}` : late
	}
	const opened = reply.way === 'after-opening' ? openingAt(identity, since) : undefined
	if (opened && !opened.open && opened.next) {
		if (now < opened.next) return `${team} responde ${whenWords(opened.next, now)}`
		// A morning's worth of requests waits behind the door.
		return now.getTime() - opened.next.getTime() < DAY_MS ? `${team} responde no horário de atendimento` : late
	}
	return `${team} responde no horário de atendimento`
}

const DAY_MS = 86_400_000
