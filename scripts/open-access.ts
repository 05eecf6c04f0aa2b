import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Config, readConfig } from '#config/env.server.ts'
import { findAdminEmails, openAccessAgain } from '#core/users/open-access-again.ts'
import type { Db } from '#db/client.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { StartFault } from '#lib/start-fault.ts'
import { lastWords } from '#server/boot/log-fields.ts'
import { makeNewFilesPrivate } from '#server/boot/private-folder.ts'

const USAGE = 'Diga de quem: npm run access -- pessoa@exemplo.com.br'
const refusals = { unknown: 'Não há conta com este e-mail.', disabled: 'Esta conta está desativada.' } as const

try {
	makeNewFilesPrivate()
	const result = readConfig()
	if (!result.ok) throw new StartFault(result.faults.join('\n'))
	const { DATABASE_URL: url, DATA_DIR: dataDir } = result.config
	if (!url && !existsSync(path.join(dataDir, 'database')))
		throw new StartFault(`DATA_DIR: na pasta ${dataDir} não há banco de dados. Nada foi feito.`)
	const onFault = (error: unknown) => console.error(lastWords(error))
	const { db, close } = await openDatabase({ url, dataDir, onFault, onSlow: () => {} })
	try {
		console.log(await openAccess(db, result.config, process.argv.slice(2)))
	} finally {
		await close()
	}
} catch (error) {
	console.error(lastWords(error))
	process.exit(1)
}

async function openAccess(db: Db, { SITE_URL: siteUrl }: Config, args: string[]): Promise<string> {
	const withoutSecondFactor = args.includes('--without-second-factor')
	const [email] = args.filter((arg) => !arg.startsWith('--'))
	if (!email) throw new StartFault(`${USAGE}\n${await adminsOf(db)}`)
	const opened = await openAccessAgain(db, { email, withoutSecondFactor, siteUrl, now: new Date() })
	if (!opened.ok) throw new StartFault(`${refusals[opened.reason]} Nada foi feito.\n${await adminsOf(db)}`)
	const told = {
		none: [],
		asked: ['A verificação em duas etapas continua valendo; com --without-second-factor ela é retirada.'],
		removed: ['A verificação em duas etapas foi retirada: ative-a de novo em Minha conta.'],
	}[opened.secondFactor]
	return [`Link para uma nova senha, por uma hora e uma vez:`, opened.link, ...told].join('\n')
}

async function adminsOf(db: Db): Promise<string> {
	const emails = await findAdminEmails(db)
	if (emails.length === 0) return 'Ainda não há administrador: abra /admin/login com o código que o servidor mostra.'
	return `Administradores: ${emails.join(', ')}`
}
