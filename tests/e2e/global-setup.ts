import { startPostgres } from '../postgres.ts'
import { startServer } from '../server-process.ts'
import { startSmtp } from '../smtp.ts'

/** The production build on a PostgreSQL of its own, so that tests can change data behind the server's back. */
export default async function globalSetup() {
	const postgres = await startPostgres()
	const smtp = await startSmtp()
	const server = await startServer({
		env: {
			DATABASE_URL: postgres.url,
			AUTH_SECRET: 'a-secret-for-tests-only-0123456789',
			SEED_DEMO: 'true',
			SMTP_URL: smtp.url,
			// The browser of the tests also measures pages.
			CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
			// Tests come from addresses of their own, so that they do not use up each other's tries.
			TRUST_PROXY: 'true',
		},
	})
	process.env['E2E_URL'] = server.url
	process.env['E2E_DATABASE_URL'] = postgres.url
	return async () => {
		await server.stop()
		await smtp.stop()
		await postgres.stop()
	}
}
