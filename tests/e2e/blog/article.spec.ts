import { randomUUID } from 'node:crypto'
import { hostileHtml } from '../../../src/core/html/testing/hostile-html.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, overflowOf, shiftOf, showInterest, test } from '../fixtures.ts'

const ARTICLE = '/blog/bati-o-carro-primeiras-24-horas'
const TITLE = 'Bati o carro: o que fazer nas primeiras 24 horas'

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the article is complete', async ({ page }) => {
		await page.goto(ARTICLE)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
		await expect(
			page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Blog' }),
		).toBeVisible()
		// Nobody has signed the demo's articles.
		await expect(page.getByText('Revisado por')).toHaveCount(0)
		await expect(page.locator('header time').first()).toHaveText(/^\d{1,2} de [a-zç]+ de \d{4}$/)
		await expect(page.getByText(/^\d+ min de leitura$/).first()).toBeVisible()
		await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeVisible()
		const text = page.getByRole('article').first()
		await expect(text.getByRole('heading', { name: 'Em resumo' })).toBeVisible()
		await expect(text.getByRole('table')).toBeVisible()
		await expect(text.getByRole('link', { name: 'Quero ajuda' })).toHaveAttribute('href', '/contact')
		await expect(text.getByText('Redação Farol do Sul')).toBeVisible()
		await expect(text.getByRole('link', { name: /^Artigo anterior/ })).toBeVisible()
		await expect(page.getByRole('region', { name: 'Leia também' }).getByRole('article')).toHaveCount(3)
		await expect(page.getByRole('complementary', { name: 'Mais do blog' })).toBeVisible()
		const closing = page.getByRole('link', { name: 'Fale com um consultor' })
		await expect(closing).toHaveAttribute('href', '/contact')
		await expect(page.getByRole('link', { name: 'Mensagem' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
	})

	test('the contents lead to their sections, also folded on a phone', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 })
		await page.goto(ARTICLE)
		const link = page.getByRole('navigation', { name: 'Neste artigo' }).getByRole('link', { name: 'Prazos que contam' })
		await expect(link).toBeHidden()
		await page.getByText('Neste artigo').first().click()
		await link.click()
		await expect(page).toHaveURL(/#secao-prazos-que-contam$/)
		await expect(page.getByRole('heading', { name: 'Prazos que contam' })).toBeInViewport()
	})
})

test('the contents follow the reader once React is there', async ({ page }) => {
	await page.goto(ARTICLE)
	const contents = page.getByRole('navigation', { name: 'Neste artigo' })
	await expect(contents.locator('[aria-current]')).toHaveCount(0)
	await showInterest(page)
	await expect(contents.locator('[aria-current]')).toHaveText('Os primeiros dez minutos')
	await contents.getByRole('link', { name: 'Prazos que contam' }).click()
	await expect(contents.locator('[aria-current]')).toHaveText('Prazos que contam')
})

test('sharing offers the address of the article, at the first click', async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(navigator, {
			share: async (data: ShareData) => Object.assign(window, { shared: data }),
		})
	})
	await page.goto(`${ARTICLE}?utm_source=x`)
	await page.getByRole('button', { name: 'Compartilhar' }).click()
	await expect
		.poll(() => page.evaluate(() => Reflect.get(window, 'shared') as unknown))
		.toEqual({ title: TITLE, url: process.env['E2E_URL'] + ARTICLE })
	await expect(page.getByText('Link copiado')).toBeHidden()
})

test('where the browser cannot share, the address is copied, as often as asked', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
	await page.goto(ARTICLE)
	await page.getByRole('button', { name: 'Compartilhar' }).click()
	// With its own look, which the article's style sheet does not have.
	await expect(page.getByText('Link copiado')).toBeInViewport()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(process.env['E2E_URL'] + ARTICLE)
	await page.getByRole('button', { name: 'Fechar aviso' }).click()
	await expect(page.getByText('Link copiado')).toBeHidden()
	await page.getByRole('button', { name: 'Compartilhar' }).click()
	await expect(page.getByText('Link copiado')).toBeVisible()
})

test('sources open in a new tab', async ({ page }) => {
	await page.goto(ARTICLE)
	const sources = page.getByRole('region', { name: 'Fontes' }).getByRole('link')
	await expect(sources).toHaveCount(5)
	await expect(sources.first()).toHaveText(/Planalto\. Código de Trânsito Brasileiro/)
	for (const source of await sources.all()) {
		await expect(source).toHaveAttribute('target', '_blank')
		await expect(source).toHaveAttribute('rel', 'noopener noreferrer')
	}
})

test('an article leads to another, which opens at its top with a text of its own', async ({ page }) => {
	await page.goto(ARTICLE)
	await showInterest(page)
	await page.getByRole('link', { name: /^Artigo anterior/ }).click()
	await expect(page).not.toHaveURL(ARTICLE)
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TITLE)
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
	await expect(page.getByRole('link', { name: /^Próximo artigo/ })).toHaveAttribute('href', ARTICLE)
})

test('the head says what search engines and social networks want to know', async ({ page }) => {
	await page.goto(ARTICLE)
	const content = (property: string) => page.locator(`meta[property="${property}"]`).first().getAttribute('content')
	await expect(page).toHaveTitle(TITLE)
	expect(await content('og:type')).toBe('article')
	expect(await content('article:section')).toBe('Sinistros')
	expect(await content('article:published_time')).toMatch(/^\d{4}-\d\d-\d\dT/)
	expect(await content('og:image')).toBe(
		`${process.env['E2E_URL']}/media/share/posts/bati-o-carro-primeiras-24-horas.png`,
	)
	await expect(page.locator('meta[property="article:tag"]')).toHaveCount(5)
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', process.env['E2E_URL'] + ARTICLE)
	const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
		'@graph': Record<string, unknown>[]
	}
	const node = (type: string) => graph['@graph'].find((one) => one['@type'] === type)
	expect(node('BlogPosting')).toMatchObject({
		headline: TITLE,
		author: { name: 'Redação Farol do Sul' },
		publisher: { '@id': `${process.env['E2E_URL']}/#organization` },
	})
	// Nobody signed the demo's articles, so nobody is named.
	expect(node('WebPage')).toMatchObject({ name: TITLE })
	expect(node('WebPage')).not.toHaveProperty('reviewedBy')
	expect(node('BreadcrumbList')!['itemListElement']).toMatchObject([
		{ name: 'Blog' },
		{ name: 'Sinistros' },
		{ name: TITLE },
	])
	expect((node('FAQPage')!['mainEntity'] as unknown[]).length).toBeGreaterThanOrEqual(3)
})

test('an article that is not there leads to the blog', async ({ page, request }) => {
	const answer = await request.get('/blog/artigo-que-nao-existe', { maxRedirects: 0 })
	expect(answer.status()).toBe(302)
	expect(answer.headers()).toMatchObject({ location: '/blog', 'cache-control': 'no-store' })
	expect((await request.get('/blog/a%00b', { maxRedirects: 0 })).status()).toBe(302)
	await page.goto('/blog/artigo-que-nao-existe')
	await expect(page).toHaveURL(/\/blog$/)
})

test('a draft stays hidden from strangers, whatever they ask for', async ({ request, sql, insert }) => {
	const secret = `Segredo ${randomUUID()}`
	const { slug } = await insert.post({ title: secret, content: `<p>${secret}</p>` })
	try {
		for (const path of ['', '?preview=true', '/', '.data', '.data?preview=true', '?preview=true&_data=1']) {
			for (const cookie of ['', 'farol.session_token=forjado.assinatura']) {
				const answer = await request.get(`/blog/${slug}${path}`, { maxRedirects: 0, headers: { cookie } })
				expect(answer.status(), path).not.toBe(200)
				expect(await answer.text()).not.toContain(secret)
			}
		}
	} finally {
		await sql('delete from blog_posts where slug = $1', [slug])
	}
})

test.describe('a hostile article', () => {
	test.use({ bypassCSP: true })

	test('runs nothing, even where the policy does not help', async ({ page, sql, allowedComplaints, insert }) => {
		// Pictures that lead nowhere.
		allowedComplaints.push(/Failed to load resource/)
		const slug = `hostil-${randomUUID()}`
		const content = hostileHtml
			.map(([, html]) => `<p>caso</p>${html}`)
			.join('\n')
			.toWellFormed()
			.replaceAll('\0', '')
		const text = '</script></title><script>alert(1)</script><img src=x onerror=alert(1)>'
		await insert.publishedPost({
			title: `${text} ${slug}`,
			slug,
			content,
			excerpt: `${text} ${slug}`,
			tags: [text],
			metaTitle: `${text} ${slug}`,
			metaDescription: `${text} ${slug}`,
			sourceUrls: ['javascript:alert(1)', `https://a.example/?${text}`],
		})
		try {
			await page.addInitScript(() => {
				window.alert = () => Object.assign(window, { ran: true })
			})
			await page.route('**/*', (route) =>
				route.request().url().startsWith(process.env['E2E_URL']!) ? route.continue() : route.abort(),
			)
			await page.goto(`/blog/${slug}`)
			await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(1)</script>')
			await showInterest(page)
			const remains = await page.locator('.article-body').evaluateAll((bodies) =>
				bodies
					.flatMap((body) => [...body.querySelectorAll('*')])
					.filter(
						(element) =>
							element.matches(
								'script, style, iframe, object, embed, form, input, button, select, textarea, meta, link, svg, math',
							) ||
							[...element.attributes].some(
								({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value),
							),
					)
					.map((element) => element.outerHTML),
			)
			expect(remains).toEqual([])
			expect(await page.getByText('caso', { exact: true }).count()).toBeGreaterThan(5)
			expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined()
			await expect(page.getByRole('region', { name: 'Fontes' }).getByRole('link')).toHaveCount(1)
		} finally {
			await sql('delete from blog_posts where slug = $1', [slug])
		}
	})
})

test('the page never scrolls sideways and never shifts, wide tables and long words included', async ({
	page,
	sql,
	insert,
}) => {
	const slug = `largo-${randomUUID()}`
	const cells = Array.from({ length: 12 }, (_, index) => `<td>Coluna ${index}</td>`).join('')
	const content = `<h1>Outro título</h1><table><tr>${cells}</tr></table><p>${'Responsabilidade'.repeat(20)}</p><pre>${'x'.repeat(300)}</pre>`
	// A second one, so that each is named in the other's page too.
	const wide = { title: `Palavra${'comprida'.repeat(8)}`, content, excerpt: '', autoGenerated: true }
	for (const each of [slug, `${slug}-2`]) await insert.publishedPost({ ...wide, slug: each })
	try {
		for (const path of [ARTICLE, `/blog/${slug}`]) {
			for (const width of [320, 390, 701, 820, 1024, 1440, 2560]) {
				await page.setViewportSize({ width, height: 900 })
				await page.goto(path)
				expect(await overflowOf(page), `${path} at ${width} px`).toBe(0)
				expect(await shiftOf(page), `${path} at ${width} px`).toBe(0)
			}
		}
		await expect(page.getByText('Conteúdo automático', { exact: true })).toBeVisible()
		await expect(page.getByText('Texto automático, não revisado por uma pessoa')).toBeVisible()
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
		await expect(page.getByRole('heading', { level: 2, name: 'Outro título' })).toBeVisible()
	} finally {
		await sql('delete from blog_posts where starts_with(slug, $1)', [slug])
	}
})

for (const width of [390, 1440]) {
	test(`the article passes the accessibility rules at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 })
		await page.goto(ARTICLE)
		expect(await accessibilityFaults(page)).toEqual([])
	})
}
