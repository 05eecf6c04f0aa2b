import { test as base, type ConsoleMessage, type Page } from '@playwright/test'
import type { UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { type OpenDatabase, openDatabase, type Sql } from './database.ts'
import { type Insert, insertInto } from './insert.ts'
import { receivedBy } from './received-mails.ts'
import { createPerson, giveSession, type Person } from './sign-in.ts'

export { expect } from '@playwright/test'

type Fixtures = {
	/** Where the test's own browser and requests come from. Whoever opens another browser says `ownAddress()`. */
	address: Record<string, string>
	/** The server's database, to change what it shows. */
	db: Db
	sql: Sql
	/** Puts an article, a category, a lead… into it. */
	insert: Insert
	/** Somebody new who may sign in, with a name and a mail no other test has. */
	newUser: (role?: UserRole) => Promise<Person>
	/** The mails that came to an address, once there are so many; the database keeps no link of one that was sent. */
	mailsTo: (email: string, count: number) => Promise<string[]>
	/** Gives the page a session of somebody, a new admin unless said otherwise. */
	signIn: (page: Page, person?: Person) => Promise<Person>
	/** The same by the way people go, for tests of that way: the password is checked, and the log tells of it. */
	signInWithPassword: (page: Page, person?: Person) => Promise<Person>
	/** What the browser complained about; a test that expects a complaint empties it. */
	complaints: string[]
	/** Complaints that are none in this test, for those that may come at any time, even after its last line. */
	allowedComplaints: RegExp[]
}

/** Chromium's word, which no page can catch, for a visitor who goes on before the next page was shown. */
const SKIPPED_FADE = 'AbortError: Transition was skipped'

/** An address that no other test uses; the server trusts it here. */
export function ownAddress(): Record<string, string> {
	const part = () => Math.floor(Math.random() * 256)
	return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }
}

export const test = base.extend<Fixtures, { database: OpenDatabase }>({
	// oxlint-disable-next-line no-empty-pattern
	address: async ({}, use) => {
		await use(ownAddress())
	},
	// Not by Playwright's option of this name, as a context is only used again for tests with the same options.
	request: async ({ playwright, baseURL, address }, use) => {
		const request = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: address })
		await use(request)
		await request.dispose()
	},
	context: async ({ context, address }, use) => {
		await context.setExtraHTTPHeaders(address)
		// A page that glides to what is clicked may carry it away between pressing and letting go.
		await context.addInitScript(() => {
			const sheet = new CSSStyleSheet()
			sheet.replaceSync('html { scroll-behavior: auto !important }')
			document.adoptedStyleSheets.push(sheet)
		})
		await use(context)
		// What Playwright leaves as it is where the next test uses the same context.
		await context.setOffline(false)
		await context.clearPermissions()
	},
	database: [
		// Playwright reads what a fixture needs from this pattern, so it must be there even when empty.
		// oxlint-disable-next-line no-empty-pattern
		async ({}, use) => {
			const database = await openDatabase(process.env['E2E_DATABASE_URL']!)
			await use(database)
			await database.close()
		},
		{ scope: 'worker' },
	],
	db: ({ database }, use) => use(database.db),
	sql: ({ database }, use) => use(database.sql),
	insert: ({ db }, use) => use(insertInto(db)),
	newUser: ({ db }, use) => use((role = 'admin') => createPerson(db, role)),
	// oxlint-disable-next-line no-empty-pattern
	mailsTo: async ({}, use) => {
		await use(async (email, count) => {
			await base.expect.poll(() => receivedBy(email).length).toBe(count)
			return receivedBy(email)
		})
	},
	signIn: async ({ db, newUser, baseURL }, use) => {
		await use(async (page, known) => {
			const person = known ?? (await newUser())
			await giveSession(db, page.context(), { id: person.id, url: baseURL! })
			return person
		})
	},
	signInWithPassword: async ({ newUser, baseURL }, use) => {
		await use(async (page, known) => {
			const person = known ?? (await newUser())
			const { email, password } = person
			const answer = await page.request.post('/api/auth/sign-in/email', {
				data: { email, password },
				headers: { origin: baseURL! },
			})
			base.expect(answer.status(), 'signing in').toBe(200)
			return person
		})
	},
	// oxlint-disable-next-line no-empty-pattern
	allowedComplaints: async ({}, use) => {
		await use([])
	},
	// oxlint-disable-next-line no-empty-pattern
	complaints: async ({}, use) => {
		await use([])
	},
	// Here and not for every test: those that only send requests need no browser.
	page: async ({ page, complaints, allowedComplaints }, use) => {
		const note = (text: string) => {
			if (text === SKIPPED_FADE) return
			if (!allowedComplaints.some((pattern) => pattern.test(text))) complaints.push(text)
		}
		page.on('console', (message) => {
			if (message.type() !== 'error' && message.type() !== 'warning') return
			if (!isCoverOfOthers(page, message)) note(message.text())
		})
		page.on('pageerror', (error) => note(String(error)))
		await use(page)
		base.expect(complaints, 'the browser complained').toEqual([])
	},
})

/** The list of all articles shows covers of other tests too, some of pictures that are gone or never were. */
function isCoverOfOthers(page: Page, message: ConsoleMessage): boolean {
	const { pathname } = new URL(page.url())
	const isPicture = !/\/(?:assets|admin)\//.test(message.location().url)
	return pathname === '/admin/posts' && isPicture && message.text().startsWith('Failed to load resource')
}

/** Moves the mouse, as any visitor does, and waits for React. */
export async function showInterest(page: Page): Promise<void> {
	await moveMouse(page)
	await hydrated(page)
}

/** A page of the back office, once React answers. */
export async function open(page: Page, path: string): Promise<void> {
	await page.goto(path)
	await hydrated(page)
}

/** Waits until React answers. What a page listens to by itself, such as shortcuts and files that are dropped, begins then. */
export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/** From somewhere to somewhere else: where a mouse is first seen, it may have rested. */
export async function moveMouse(page: Page): Promise<void> {
	await page.mouse.move(5, 300)
	await page.mouse.move(6, 300)
}

/** How much of the page has moved by itself since it was loaded, what is being painted now included. */
export function shiftOf(page: Page): Promise<number> {
	return page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
		const observer = new PerformanceObserver(() => {})
		observer.observe({ type: 'layout-shift', buffered: true })
		return observer.takeRecords().reduce((total, entry) => total + (entry as unknown as { value: number }).value, 0)
	})
}

/** By how much the page is wider than its window. */
export async function overflowOf(page: Page): Promise<number> {
	// A page that a link led to is there before its styles are, though nobody sees it so.
	await page.waitForLoadState('load')
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
