import { expect, type Page } from '@playwright/test'
import { totp } from '../../totp.ts'

const STEP_MS = 30_000

/** What the app shows now or, where that was used already, what it shows next: it is taken half a minute early. */
export function freshCode(secret: string, used = 0): { code: string; step: number } {
	const step = Math.max(Math.floor(Date.now() / STEP_MS), used + 1)
	return { code: totp(secret, { now: step * STEP_MS }), step }
}

/** Somebody signed in, with the second factor on. */
export async function withSecondFactor(page: Page, person: { password: string }, origin: string) {
	const headers = { origin }
	const { password } = person
	const enabled = await page.request.post('/api/auth/two-factor/enable', { data: { password }, headers })
	const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
	const secret = new URL(totpURI).searchParams.get('secret')!
	const { code, step } = freshCode(secret)
	const verified = await page.request.post('/api/auth/two-factor/verify-totp', { data: { code }, headers })
	expect(verified.status(), 'switching the second factor on').toBe(200)
	return { secret, recoveryCodes: backupCodes, used: step }
}
