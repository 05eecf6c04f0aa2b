import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The secret that signs sessions: the configured one, else one made once and kept in the data folder. */
export function authSecret({ configured, dataDir }: { configured: string | undefined; dataDir: string }): string {
	if (configured) return configured
	const file = path.join(dataDir, 'auth-secret')
	try {
		return readFileSync(file, 'utf8')
	} catch {
		const secret = randomBytes(32).toString('base64url')
		mkdirSync(dataDir, { recursive: true, mode: 0o700 })
		writeFileSync(file, secret, { mode: 0o600 })
		return secret
	}
}
