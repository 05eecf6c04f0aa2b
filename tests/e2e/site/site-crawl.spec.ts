import { crawl } from '../../crawl.ts'
import { expect, test } from '../fixtures.ts'

const base = () => process.env['E2E_URL']!

function attribute(html: string, tag: RegExp): string | undefined {
	return tag.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

test('every link and file of the site answers, and every page says what it is', async ({ request }) => {
	// The empty category of the test below comes and goes meanwhile.
	const visited = await crawl(base(), { skip: /sem-artigos/ })
	const pages = [...visited].filter(([, { html }]) => html !== undefined)
	expect(pages.length).toBeGreaterThan(60)
	// Articles of other tests may go while this one reads, and their pictures with them.
	const isGone = async (slug: string | undefined) =>
		slug !== undefined && (await request.get(`/blog/${slug}`, { maxRedirects: 0 })).status() !== 200
	const broken: string[] = []
	for (const [address, { status }] of visited) {
		if (status === 200 || status === 302) continue
		if (!(await isGone(/^\/media\/share\/posts\/(.+)\.png$/.exec(address)?.[1]))) broken.push(`${status} ${address}`)
	}
	expect(broken).toEqual([])

	const faults: string[] = []
	const descriptions = new Map<string, string>()
	for (const [address, { html = '' }] of pages) {
		const note = (fault: string) => faults.push(`${address}: ${fault}`)
		const title = attribute(html, /<title>([^<]*)<\/title>/) ?? ''
		const hidden = /<meta name="robots" content="noindex/.test(html)
		if (!hidden && (title.length === 0 || title.length > 65)) note(`a title of ${title.length} characters`)
		for (const file of ['/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest'])
			if (!html.includes(`href="${file}"`)) note(`no ${file}`)
		if (address.startsWith('/boletim/')) continue
		for (const type of ['rss', 'atom']) if (!html.includes(`type="application/${type}+xml"`)) note(`no ${type} feed`)
		if (!html.includes('property="og:image:alt"')) note('no words for the share picture')
		const own = attribute(html, /property="og:url" content="([^"]*)"/)
		const target = own && visited.get(own.slice(base().length) || '/')
		if (own && target && target.status !== 200) note(`og:url leads on: ${own}`)
		if (!own) note('no og:url')
		const canonical = attribute(html, /<link rel="canonical" href="([^"]*)"/)
		if (hidden || canonical !== base() + address) continue
		// Articles of other tests, named by chance, have the builder's words.
		if (/[\da-f]{8}(?:-[\da-f]{4}){3}-/.test(address)) continue
		const description = attribute(html, /<meta name="description" content="([^"]*)"/) ?? ''
		const twin = descriptions.get(description)
		if (twin) note(`the description of ${twin}`)
		descriptions.set(description, address)
	}
	expect(faults).toEqual([])
})

test('/blog past its end is its last page, under that page’s address', async ({ request }) => {
	const html = await (await request.get('/blog?pagina=99')).text()
	const last = attribute(html, /<link rel="canonical" href="([^"]*)"/)
	expect(last).toMatch(/\/blog\?pagina=\d$/)
	expect(attribute(html, /<title>([^<]*)<\/title>/)).toMatch(/página \d \|/)
})

test('the list is filtered by category on the list itself, an empty category included', async ({
	page,
	sql,
	insert,
}) => {
	await insert.category({ name: 'Sem artigos' })
	await page.goto('/blog')
	await expect(async () => {
		await page.reload()
		await page.getByRole('link', { name: 'Sem artigos' }).click({ timeout: 2000 })
	}).toPass()
	await expect(page).toHaveURL(/\/blog\?categoria=sem-artigos$/)
	await expect(page.getByText('Não há artigos nesta categoria ainda')).toBeVisible()
	await page.getByRole('navigation', { name: 'Filtrar por categoria' }).getByRole('link', { name: 'Viagem' }).click()
	await expect(page.getByRole('article').first()).toBeVisible()
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${base()}/blog/categoria/viagem`)
	await sql(`delete from blog_categories where slug = 'sem-artigos'`)
})

test('the newsletter button leads to the newsletter', async ({ page }) => {
	await page.goto('/blog')
	await page.getByRole('link', { name: 'Inscrever-se' }).click()
	await expect(page).toHaveURL(/\/contact#boletim$/)
	await expect(page.locator('#boletim').getByRole('textbox', { name: 'E-mail' })).toBeInViewport()
})

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 } })

	test('the menu does not stay open over what has the focus', async ({ page }) => {
		await page.goto('/')
		await page.getByRole('button', { name: 'Abrir menu' }).click()
		const menu = page.getByRole('navigation', { name: 'Menu' })
		await expect(menu).toBeVisible()
		await menu.getByRole('link', { name: 'Cotação Online' }).focus()
		await page.keyboard.press('Tab')
		await expect(menu).toBeHidden()
	})

	test('the pause button comes before the dots', async ({ page }) => {
		await page.goto('/')
		const controls = page.getByRole('region', { name: 'Quem já precisou conta como foi' }).getByRole('button')
		await expect(controls.first()).toHaveAccessibleName(/Pausar|Continuar/)
	})
})
