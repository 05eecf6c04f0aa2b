import type { Db } from '#db/client.server.ts'
import { accounts, sessions, users } from '#db/schema/users.ts'

type Values = Partial<typeof users.$inferInsert> & { id: string; password?: boolean; sessions?: number }

/** Somebody who may sign in, an admin unless said otherwise, with as many open sessions as asked for. */
export async function aUser(db: Db, { id, password = true, sessions: open = 0, ...values }: Values) {
	const [user] = await db
		.insert(users)
		.values({ id, name: id, email: `${id}@exemplo.com.br`, role: 'admin', ...values })
		.returning()
	if (password)
		await db
			.insert(accounts)
			.values({ id: `account of ${id}`, accountId: id, userId: id, providerId: 'credential', password: 'hash' })
	for (let number = 1; number <= open; number++)
		await db.insert(sessions).values({
			id: `${id} ${number}`,
			token: `token of ${id} ${number}`,
			userId: id,
			expiresAt: new Date('2036-01-01T00:00:00Z'),
		})
	return user!
}
