import { randomUUID } from 'node:crypto'
import { expect, showInterest, test } from '../fixtures.ts'
import { type Asked, startPrerenderingBrowser } from '../prerendering-browser.ts'

const site = process.env['E2E_URL']!

test('a page lies ready once the pointer is on its link, appears without being asked for and counts once', async ({
	insert,
	sql,
}) => {
	const category = await insert.category({ name: 'Prontas', slug: `prontas-${randomUUID()}` })
	const { slug } = await insert.publishedPost({ categoryId: category.id })
	const path = `/blog/${slug}`
	const browser = await startPrerenderingBrowser()
	try {
		await browser.goto(`${site}/blog/categoria/${category.slug}`)
		await expect.poll(() => browser.candidates()).toContain(site + path)
		await browser.hover(`main h2 a[href="${path}"]`)
		await expect.poll(() => browser.ready()).toEqual([site + path])

		// It may be shown from its first bytes on; once it is whole, it has told nobody and kept nothing.
		const state = () => browser.evaluate('document.prerendering && document.readyState', 'prerender')
		await expect.poll(state).toBe('complete')
		expect(await browser.evaluate('document.cookie + localStorage.length + sessionStorage.length', 'prerender')).toBe(
			'00',
		)
		const before = browser.asked()
		expect(before.filter(({ ready, method }) => ready && method !== 'GET')).toEqual([])
		expect(before.filter(({ ready, path: of }) => ready && /^\/(?:api|hydration)\/|\.js$/.test(of))).toEqual([])

		await browser.click(`main h2 a[href="${path}"]`)
		// A page that is asked something meanwhile may stay where it is.
		await expect.poll(() => browser.shown()).toEqual([site + path])
		// While one page takes the place of the other, neither answers.
		await expect.poll(() => browser.evaluate('location.pathname').catch(() => undefined)).toBe(path)
		const arrival = "performance.getEntriesByType('navigation')[0].activationStart"
		expect(await browser.evaluate(arrival)).toBeGreaterThan(0)
		const counted = () => sql('select kind, count from page_counts where page = $1', [path])
		await expect.poll(counted).toEqual([{ kind: 'view', count: 1 }])
		const told = browser.asked().filter(({ method }) => method === 'POST')
		expect(told.map(({ path: of }) => of)).toEqual(['/api/count', '/api/count'])
		const asksForPage = ({ path: of }: Asked) => of === path
		expect(browser.asked().filter(asksForPage)).toEqual(before.filter(asksForPage))
	} finally {
		await browser.close()
	}
})

test('nothing is made ready that searches, leads elsewhere, is for one visitor or is the page itself', async () => {
	const browser = await startPrerenderingBrowser()
	try {
		await browser.goto(`${site}/blog`)
		const links = () => browser.evaluate<string[]>('[...document.links].map(({ href }) => href)')
		// In the footer, which is laid out last.
		await expect.poll(() => browser.candidates()).toContain(`${site}/transparencia`)
		const meant = new Set(browser.candidates())
		const left = (await links()).filter((href) => !meant.has(href) && !meant.has(href.split('#')[0]!))
		expect([...meant]).toEqual(expect.arrayContaining([`${site}/`, `${site}/seguros/auto`]))
		expect([...meant].filter((href) => !href.startsWith(`${site}/`) || href.includes('?'))).toEqual([])
		for (const each of ['https://wa.me/', `${site}/blog?q=`, `${site}/seus-dados`, `${site}/blog`])
			expect(left.some((href) => href.startsWith(each))).toBe(true)
		expect([...meant].filter((href) => /\/(?:busca|admin|pedido|boletim|seus-dados)|\.xml$/.test(href))).toEqual([])
		expect(meant.has(`${site}/blog`)).toBe(false)
	} finally {
		await browser.close()
	}
})

test('who saves data has nothing made ready', async () => {
	const browser = await startPrerenderingBrowser()
	try {
		await browser.saveData()
		await browser.goto(`${site}/blog`)
		await expect
			.poll(() => browser.evaluate('location.pathname + document.readyState').catch(() => undefined))
			.toBe('/blogcomplete')
		expect(await browser.evaluate("document.querySelectorAll('[type=speculationrules]').length")).toBe(0)
		await browser.hover('main h2 a')
		expect(await browser.evaluate('navigator.connection.saveData')).toBe(true)
		expect(browser.candidates()).toEqual([])
	} finally {
		await browser.close()
	}
})

test('the rules come with every page of the site, and with none of the back office', async ({ request }) => {
	const rules = /<script type="speculationrules">/
	for (const path of ['/', '/blog', '/seguros/auto', '/contact'])
		expect(await (await request.get(path)).text(), path).toMatch(rules)
	expect(await (await request.get('/admin/login')).text()).not.toMatch(rules)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
	test(`pages change by a fade, unless less motion is wished for: ${reducedMotion}`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion })
		await page.addInitScript(() => {
			addEventListener('pagereveal', (event) => Object.assign(window, { fades: Boolean(event.viewTransition) }))
		})
		await page.goto('/')
		await showInterest(page)
		await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click()
		await expect(page).toHaveURL('/blog')
		await expect.poll(() => page.evaluate(() => Reflect.get(window, 'fades'))).toBe(reducedMotion !== 'reduce')
	})
}

test('a page that is looked at before its styles are there still fades in', async ({ page }) => {
	await page.addInitScript(() => {
		addEventListener('pagereveal', (event) => Object.assign(window, { fades: event.viewTransition?.finished }))
	})
	await page.goto('/')
	const styles = Promise.withResolvers<void>()
	await page.route(/\/blog-list-page-[^/]+\.css$/, async (route) => {
		await styles.promise
		await route.continue()
	})
	await page
		.getByRole('navigation', { name: 'Principal' })
		.getByRole('link', { name: 'Blog' })
		.click({ noWaitAfter: true })
	const look = () => page.evaluate(() => location.pathname + getComputedStyle(document.documentElement).display)
	await expect.poll(() => look().catch(() => undefined)).toBe('/blogblock')
	styles.resolve()
	// A change that was ended early would be a complaint of the browser besides.
	await expect.poll(() => page.evaluate(() => Reflect.has(window, 'fades'))).toBe(true)
	await page.evaluate(() => Reflect.get(window, 'fades'))
})
