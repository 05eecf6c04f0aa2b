import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { authSecret } from './auth-secret.ts'

test('a secret is made once, kept, and readable by its owner only', () => {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'farol-secret-'))
	const secret = authSecret({ configured: undefined, dataDir })
	expect(secret.length).toBeGreaterThanOrEqual(32)
	expect(authSecret({ configured: undefined, dataDir })).toBe(secret)
	expect(statSync(path.join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
	expect(authSecret({ configured: 'given', dataDir })).toBe('given')
})
