import { expect, onTestFinished, test } from 'vitest'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { anAdmin } from '#core/leads/testing/an-admin.ts'
import { openPostgres } from '#db/postgres.server.ts'
import { leads } from '#db/schema/leads.ts'
import { users } from '#db/schema/users.ts'
import { startPostgres } from '../postgres.ts'
import { startServer } from '../server-process.ts'
import { startSmtp } from '../smtp.ts'

test('a next step that is due reaches its owner by mail, once, from the running server', async () => {
	const [postgres, smtp] = [await startPostgres(), await startSmtp()]
	const server = await startServer({
		env: {
			DATABASE_URL: postgres.url,
			AUTH_SECRET: 'a-secret-for-tests-only-0123456789',
			SEED_DEMO: 'false',
			SMTP_URL: smtp.url,
		},
	})
	const database = await openPostgres({ url: postgres.url, onFault() {} })
	onTestFinished(async () => {
		await database.close()
		await server.stop()
		await Promise.all([smtp.stop(), postgres.stop()])
	})
	const { db } = database
	await db.insert(users).values({ id: anAdmin.id, name: 'Rita', email: anAdmin.email, role: 'admin' })
	const ago = new Date(Date.now() - 60_000)
	const due = { nextStep: 'Ligar para Ana', nextStepAt: ago, ownerId: anAdmin.id, status: 'contacted' } as const
	const [lead] = await db.insert(leads).values(aLead(due)).returning()
	const ahead = new Date(Date.now() + 3_600_000)
	await db.insert(leads).values(aLead({ ...due, nextStep: 'Mais tarde', nextStepAt: ahead, fingerprint: 'later' }))

	await expect.poll(() => smtp.mails).toHaveLength(1)
	// Long lines are sent in pieces.
	const mail = smtp.mails[0]!.replaceAll(/=\r?\n/g, '')
	expect(mail).toContain(`To: ${anAdmin.email}`)
	expect(mail).toContain(`/admin/leads/${lead!.id}`)
	const told = await db.select().from(leads)
	expect(told.filter(({ remindedAt }) => remindedAt !== null).map(({ nextStep }) => nextStep)).toEqual([
		'Ligar para Ana',
	])
})
