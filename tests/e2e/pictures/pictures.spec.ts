import type { Page } from '@playwright/test'
import { keepMissingScores, type Place } from '#core/posts/scores/keep-missing-scores.ts'
import { SESSION_LONGEST_MS } from '#core/users/session-life.ts'
import { serverArgs } from '../../../scripts/server-args.mjs'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { insertInto } from '../insert.ts'
import { startOwnServer } from '../own-server.ts'
import { createPerson, giveSession, type Person } from '../sign-in.ts'
import { expectPicture } from './compare-picture.ts'

// How the screens look, on a fixed clock and with fixed data, held against pictures that were looked at.
test.describe.configure({ mode: 'serial' })

const NOW = '2026-11-18T14:30:00Z'
const ARTICLE = '11111111-1111-4111-8111-111111111111'
const LEAD = '22222222-2222-4222-8222-222222222222'
const hoursAgo = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000)

let stop: () => Promise<void>
let url: string
let database: OpenDatabase
let ana: Person

test.beforeAll(async () => {
	const server = await startOwnServer({
		demo: false,
		args: ['--import', new URL('./fixed-clock.mjs', import.meta.url).href, ...serverArgs],
		env: { FIXED_CLOCK: NOW, SEED_DEMO: 'true' },
	})
	url = server.url
	database = await openDatabase(server.databaseUrl)
	stop = async () => {
		await database.close()
		await server.stop()
	}
	ana = await createPerson(database.db, 'admin')
	await fill()
})

test.afterAll(() => stop())

/** A little of everything, so that no screen is empty. */
async function fill() {
	const insert = insertInto(database.db)
	const content = `<p>${'Quem bate o carro avisa a seguradora e guarda as fotos. '.repeat(12).trim()}</p>`
	const times = (hours: number) => ({ createdAt: hoursAgo(hours), updatedAt: hoursAgo(hours - 20) })
	const waiting = await insert.post({
		title: 'Granizo: o que fotografar antes da vistoria',
		slug: 'granizo',
		content,
		...times(30),
	})
	await insert.reviewRequest({ postId: waiting.id, createdAt: hoursAgo(5.5) })
	const publishAt = new Date('2026-11-20T12:00:00Z')
	await insert.post({
		title: 'Vendaval no litoral: o que o seguro cobre',
		slug: 'vendaval',
		content,
		publishAt,
		...times(32),
	})
	await insert.post({ id: ARTICLE, title: 'PGBL ou VGBL: a conta que decide', slug: 'pgbl', content, ...times(34) })
	const people = [
		{
			id: LEAD,
			name: 'Marina Alves',
			email: 'marina@exemplo.com.br',
			phone: '(51) 99999-0001',
			createdAt: hoursAgo(1.5),
		},
		{ name: 'Otávio Brandt', email: 'otavio@exemplo.com.br', phone: '(51) 99999-0002', createdAt: hoursAgo(26) },
	]
	for (const person of people) await insert.lead({ ...person, reachableSince: person.createdAt })
	let place: Place
	do place = await keepMissingScores(database.db, { after: place, siteUrl: url, now: () => new Date(NOW) })
	while (place)
	await database.sql(`update blog_posts set updated_at = created_at where created_at > updated_at`)
}

type Screen = { name: string; path: string; open?: (page: Page) => Promise<unknown> }

const publicScreens: Screen[] = [
	{ name: 'home', path: '/' },
	{ name: 'landing', path: '/seguros/auto' },
	{ name: 'blog', path: '/blog' },
	{ name: 'article', path: '/blog/bati-o-carro-primeiras-24-horas' },
	{ name: 'contact', path: '/contact' },
]

const adminScreens: Screen[] = [
	{ name: 'dashboard', path: '/admin/dashboard' },
	{ name: 'posts', path: '/admin/posts' },
	{ name: 'editor', path: `/admin/posts/${ARTICLE}` },
	{
		name: 'publish-sheet',
		path: `/admin/posts/${ARTICLE}`,
		open: (page) => page.getByRole('button', { name: 'Publicar', exact: true }).click(),
	},
	{ name: 'reviews', path: '/admin/revisao' },
	{ name: 'calendar', path: '/admin/calendario' },
	{ name: 'leads', path: '/admin/leads' },
	{ name: 'lead', path: `/admin/leads/${LEAD}` },
	{ name: 'generator', path: '/admin/ai-generator' },
	{ name: 'scheduler', path: '/admin/scheduler' },
	{ name: 'facts', path: '/admin/fatos' },
	{ name: 'results', path: '/admin/resultados' },
	{ name: 'identity', path: '/admin/identidade' },
	{ name: 'integrations', path: '/admin/integracoes' },
]

const sizes = [
	{ width: 390, height: 844 },
	{ width: 820, height: 1180 },
	{ width: 1440, height: 900 },
]

async function pictures(page: Page, { name, path, open }: Screen, themes: readonly ('light' | 'dark')[]) {
	await page.addInitScript(stopClock, Date.parse(NOW))
	for (const size of sizes) {
		await page.setViewportSize(size)
		await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
		await openInOurFonts(page, url + path)
		if (path.startsWith('/admin')) await hydrated(page)
		expect(page.url()).toBe(url + path)
		await open?.(page)
		await isComplete(page)
		for (const colorScheme of themes) {
			await page.emulateMedia({ colorScheme })
			await expectPicture(await settledScreen(page), `${name}-${size.width}-${colorScheme}`)
		}
	}
}

/** Fonts that came too late for a page are not used in it at all. They are in the browser's cache by the next time. */
async function openInOurFonts(page: Page, address: string) {
	await expect(async () => {
		await page.goto(address)
		expect(await page.evaluate(fontsNotUsed)).toEqual([])
	}).toPass()
}

/** In the page: whichever of our fonts draws text no different from a font that is not there. */
function fontsNotUsed(): string[] {
	const text = document.createElement('canvas').getContext('2d')!
	return ['Bricolage Grotesque', 'Figtree'].filter((family) => {
		const [ours, other] = [`"${family}", monospace`, 'monospace'].map((families) => {
			text.font = `20px ${families}`
			return text.measureText('Seguros sem letra miúda').width
		})
		return ours === other
	})
}

/** In the page: it is always now. Playwright's own clock would take the marks away by which we know that React is there. */
function stopClock(now: number) {
	const RealDate = Date
	window.Date = class extends RealDate {
		constructor(...parts: [] | [number]) {
			super(...(parts.length === 0 ? ([now] as const) : parts))
		}

		static override now() {
			return now
		}
	} as DateConstructor
}

/** Nothing is still on its way: no part that is read later, no picture in sight, no font. */
async function isComplete(page: Page): Promise<void> {
	await page.waitForLoadState('load')
	await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
	await page.waitForFunction(() =>
		[...document.images].every(
			(image) => image.complete || (image.loading === 'lazy' && (image.y > innerHeight || !image.checkVisibility())),
		),
	)
	await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** What it looks like once nothing changes any more. */
async function settledScreen(page: Page): Promise<Buffer> {
	let seen: Buffer = Buffer.alloc(0)
	async function isSettled() {
		const before = seen
		seen = await page.screenshot({ animations: 'disabled', caret: 'hide' })
		return seen.equals(before)
	}
	await expect.poll(isSettled, { intervals: [300] }).toBe(true)
	return seen
}

for (const screen of publicScreens) {
	test(`${screen.name} looks as it was looked at`, ({ page }) => pictures(page, screen, ['light']))
}

for (const screen of adminScreens) {
	test(`${screen.name} looks as it was looked at, by day and by night`, async ({ page }) => {
		await giveSession(database.db, page.context(), { id: ana.id, url })
		await database.sql(`update sessions set created_at = $1, updated_at = $1, expires_at = $2`, [
			NOW,
			new Date(Date.parse(NOW) + SESSION_LONGEST_MS),
		])
		await pictures(page, screen, ['light', 'dark'])
	})
}
