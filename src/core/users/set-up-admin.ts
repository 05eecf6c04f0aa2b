import { randomBytes } from 'node:crypto'
import type { Db } from '#db/client.server.ts'
import { adminExists, createFirstAdmin } from './create-first-admin.ts'

type SetUp = {
	now: () => Date
	email: string
	/** Without one, a password is made up and told to the console, once. */
	password: string | undefined
	hashPassword: (password: string) => Promise<string>
	tellConsole: (line: string) => void
}

export type SetUpAdminResult = { ok: true } | { ok: false; reason: 'admin-exists'; message: string }

const ALREADY: SetUpAdminResult = {
	ok: false,
	reason: 'admin-exists',
	message: 'O administrador já existe. Peça acesso a quem administra o site.',
}

/** Creates the first admin from the configuration, only while there is none. The answer never holds the password. */
export async function setUpAdmin(
	db: Db,
	{ now, email, password, hashPassword, tellConsole }: SetUp,
): Promise<SetUpAdminResult> {
	if (await adminExists(db)) return ALREADY
	const chosen = password ?? randomBytes(15).toString('base64url')
	const { created } = await createFirstAdmin(db, { email, passwordHash: await hashPassword(chosen), now: now() })
	if (!created) return ALREADY
	tellConsole(`Primeiro administrador criado: ${email}`)
	if (!password) tellConsole(`Senha (aparece só desta vez): ${chosen}`)
	return { ok: true }
}
