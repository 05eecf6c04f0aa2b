import { beforeEach, expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { clockOf } from '#core/leads/follow-up/waiting.ts'
import { aLead } from '#core/leads/testing/a-lead.ts'
import type { Lead } from '#db/schema/leads.ts'
import { promiseOf } from './promise-of.ts'
import { replyOf } from './reply-of.ts'

// Ten to midnight in São Paulo: in Tokyo it is almost noon of the next day, in New York an earlier evening hour.
const zone = process.env['TZ']
const at = (text: string) => new Date(`${text}:00-03:00`)

test.for([
	['Asia/Tokyo', -540],
	['America/New_York', 300],
	['UTC', 0],
] as const)('on a server in %s what comes at ten to midnight is promised by the clock of Brasília', ([tz, offset]) => {
	process.env['TZ'] = tz
	const asked = aLead({ createdAt: at('2026-11-15T23:50'), reachableSince: at('2026-11-15T23:50') }) as Lead
	const arrived = asked.createdAt
	expect(arrived.getTimezoneOffset()).toBe(offset)
	expect(replyOf(asked, freshIdentity, arrived)).toMatchObject({
		way: 'after-opening',
		when: 'segunda, a partir das 8h',
	})
	const promised = promiseOf(asked, freshIdentity, arrived)
	expect(promised).toEqual({ answerPromise: 'after-opening', answerDueAt: at('2026-11-17T08:00') })

	const waiting = { ...asked, ...promised, answeredAt: null }
	const seen = (now: string) => clockOf(waiting, freshIdentity, at(now))
	expect(seen('2026-11-15T23:59')).toMatchObject({ tone: 'closed', words: 'a partir de amanhã, 8h' })
	expect(seen('2026-11-16T00:01')).toMatchObject({ tone: 'closed', words: 'a partir de hoje, 8h' })
	expect(seen('2026-11-16T08:07')).toMatchObject({ tone: 'open', words: '7 min' })
	expect(seen('2026-11-17T08:01').tone).toBe('late')
})

test('on a Friday it is Monday that is promised, wherever the server is', () => {
	process.env['TZ'] = 'Asia/Tokyo'
	const arrived = at('2026-11-13T23:50')
	const asked = aLead({ createdAt: arrived, reachableSince: arrived }) as Lead
	expect(replyOf(asked, freshIdentity, arrived)).toMatchObject({ when: 'segunda, a partir das 8h' })
	const waiting = { ...asked, ...promiseOf(asked, freshIdentity, arrived), answeredAt: null }
	expect(clockOf(waiting, freshIdentity, arrived).words).toBe('a partir de seg., 8h')
})

beforeEach(() => () => {
	if (zone === undefined) delete process.env['TZ']
	else process.env['TZ'] = zone
})
