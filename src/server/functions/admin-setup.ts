import { randomBytes } from 'node:crypto'
import { adminExists, createFirstAdmin } from '#core/users/create-first-admin.ts'
import type { Db } from '#db/client.server.ts'
import { hashPassword } from '../auth.ts'

type AdminSetup = {
	db: Db
	now: () => Date
	email: string
	/** Without one, a password is made up and told to the console, once. */
	password: string | undefined
	tellConsole: (line: string) => void
}

const ALREADY = 'O administrador já existe. Peça acesso a quem administra o site.'

/** Creates the first admin from the configuration, only while there is none. The answer never holds the password. */
export async function adminSetup({ db, now, email, password, tellConsole }: AdminSetup) {
	if (await adminExists(db)) return { status: 409, body: { success: false, error: ALREADY } } as const
	const chosen = password ?? randomBytes(15).toString('base64url')
	const { created } = await createFirstAdmin(db, { email, passwordHash: await hashPassword(chosen), now: now() })
	if (!created) return { status: 409, body: { success: false, error: ALREADY } } as const
	tellConsole(`Primeiro administrador criado: ${email}`)
	if (!password) tellConsole(`Senha (aparece só desta vez): ${chosen}`)
	return { status: 200, body: { success: true } } as const
}
