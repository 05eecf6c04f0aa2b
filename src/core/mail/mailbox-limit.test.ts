import { expect, test } from 'vitest'
import { rateLimits } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { mailboxOf, mayMail } from './mailbox-limit.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('a mailbox gets so many a day under whatever address, and the count holds none', async () => {
	const asked = ['ana@exemplo.com.br', 'Ana+loja@exemplo.com.br', 'ana+1@EXEMPLO.com.br', 'ana@exemplo.com.br']
	const answers = []
	for (const email of asked) answers.push(await mayMail(db, { email, about: 'newsletter', now }))
	expect(answers).toEqual([true, true, true, false])
	expect(await mayMail(db, { email: 'ana@exemplo.com.br', about: 'request-link', now })).toBe(true)
	expect(await mayMail(db, { email: 'bia@exemplo.com.br', about: 'newsletter', now })).toBe(true)
	expect(await mayMail(db, { email: 'ana@exemplo.com.br', about: 'newsletter', now: later(24) })).toBe(true)
	expect(JSON.stringify(await db.select().from(rateLimits))).not.toContain('ana')
})

test.for([
	['A.n.a+x@Gmail.com', 'ana@gmail.com'],
	['ana.silva@exemplo.com.br', 'ana.silva@exemplo.com.br'],
	['ana+a+b@exemplo.com.br', 'ana@exemplo.com.br'],
	[' ana@exemplo.com.br ', 'ana@exemplo.com.br'],
] as const)('%s leads to %s', ([email, mailbox]) => {
	expect(mailboxOf(email)).toBe(mailbox)
})
