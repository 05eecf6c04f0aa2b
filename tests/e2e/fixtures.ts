import { test as base, type Page } from '@playwright/test'
import pg from 'pg'

export { expect } from '@playwright/test'

type Fixtures = {
	/** The server's database, to change what it shows. */
	sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
	/** What the browser complained about; a test that expects a complaint empties it. */
	complaints: string[]
}

/** An address that no other test uses; the server trusts it here. */
export function ownAddress(): Record<string, string> {
	const part = () => Math.floor(Math.random() * 256)
	return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }
}

export const test = base.extend<Fixtures>({
	// oxlint-disable-next-line no-empty-pattern
	extraHTTPHeaders: async ({}, use) => {
		await use(ownAddress())
	},
	// Playwright reads what a fixture needs from this pattern, so it must be there even when empty.
	// oxlint-disable-next-line no-empty-pattern
	sql: async ({}, use) => {
		const client = new pg.Client({ connectionString: process.env['E2E_DATABASE_URL'] })
		await client.connect()
		await use(async (text, values) => (await client.query(text, values)).rows)
		await client.end()
	},
	complaints: [
		async ({ page }, use) => {
			const complaints: string[] = []
			page.on('console', (message) => {
				if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
			})
			page.on('pageerror', (error) => complaints.push(String(error)))
			await use(complaints)
			base.expect(complaints, 'the browser complained').toEqual([])
		},
		{ auto: true },
	],
})

/** Moves the mouse, as any visitor does, and waits for React. */
export async function showInterest(page: Page): Promise<void> {
	await page.mouse.move(200, 200)
	await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}
