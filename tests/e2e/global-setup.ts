import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../postgres.ts'
import { startServer } from '../server-process.ts'
import { startSmtp } from '../smtp.ts'
import { startGemini } from '../stand-ins/gemini.ts'
import { startGoogle } from '../stand-ins/google.ts'
import { startGroq } from '../stand-ins/groq.ts'
import { startIndexNow } from '../stand-ins/indexnow.ts'
import { startUnsplash } from '../stand-ins/unsplash.ts'
import { closeSetUp, demoDatabase, prepareDemo } from './own-server.ts'
import { AUTH_SECRET } from './sign-in.ts'

/** The production build on a PostgreSQL of its own, so that tests can change data behind the server's back. */
export default async function globalSetup() {
	const postgres = await startPostgres()
	await prepareDemo(postgres.url)
	const databaseUrl = await demoDatabase(postgres.url, 'site')
	await closeSetUp(databaseUrl)
	const mailFolder = mkdtempSync(path.join(tmpdir(), 'farol-mails-'))
	const smtp = await startSmtp({ folder: mailFolder })
	const gemini = await startGemini()
	const unsplash = await startUnsplash()
	const groq = await startGroq()
	const google = await startGoogle()
	const indexNow = await startIndexNow()
	const server = await startServer({
		env: {
			DATABASE_URL: databaseUrl,
			AUTH_SECRET,
			SEED_DEMO: 'true',
			SMTP_URL: smtp.url,
			GEMINI_API_KEY: 'chave-de-testes',
			GEMINI_BASE_URL: gemini.url,
			GROQ_API_KEY: groq.apiKey,
			GROQ_BASE_URL: groq.baseUrl,
			UNSPLASH_ACCESS_KEY: 'chave-de-testes',
			UNSPLASH_BASE_URL: unsplash.url,
			GOOGLE_SERVICE_ACCOUNT: JSON.stringify(google.account()),
			SEARCH_CONSOLE_BASE_URL: google.baseUrl,
			SEARCH_CONSOLE_SITE_URL: 'sc-domain:localhost',
			INDEXNOW_KEY: 'chave-indexnow-de-testes',
			INDEXNOW_BASE_URL: indexNow.baseUrl,
			// The browser of the tests also measures pages.
			CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
			// Tests come from addresses of their own, so that they do not use up each other's tries.
			TRUST_PROXY: 'true',
		},
	})
	process.env['E2E_URL'] = server.url
	process.env['E2E_DATABASE_URL'] = databaseUrl
	process.env['E2E_MAIL_FOLDER'] = mailFolder
	process.env['E2E_GROQ_RELEASE_URL'] = groq.releaseUrl
	return async () => {
		await server.stop()
		await smtp.stop()
		rmSync(mailFolder, { recursive: true })
		await gemini.stop()
		await unsplash.stop()
		await groq.stop()
		await google.stop()
		await indexNow.stop()
		await postgres.stop()
	}
}
