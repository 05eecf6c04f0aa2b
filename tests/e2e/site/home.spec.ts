import type { Locator, Page } from '@playwright/test'
import { services } from '#app/content/services.ts'
import { testimonials } from '#app/content/testimonials.ts'
import { freshIdentity as site } from '#config/site.ts'
import { phoneHref } from '#core/identity/phone-number.ts'
import { laidOut } from '../accessibility.ts'
import { expect, moveMouse, showInterest, test } from '../fixtures.ts'

const sections = ['início', 'depoimentos', 'serviços', 'sobre', 'contato']
const phone = { width: 390, height: 844 }
const tablet = { width: 820, height: 1000 }
const desktop = { width: 1440, height: 900 }

const legalPages = [
	'/politica-de-privacidade',
	'/termos-de-servico',
	'/transparencia',
	'/acessibilidade',
	'/seus-dados',
]
const knownPages = new Set(['/', '/blog', ...legalPages, ...services.map(({ url }) => url)])

function section(page: Page, id: string) {
	return page.locator(`section[id="${id}"]`)
}

/** How far a section's top is below the window's. */
async function topOf(page: Page, id: string): Promise<number> {
	return (await section(page, id).boundingBox())!.y
}

async function expectAtOffset(page: Page, id: string): Promise<void> {
	await expect.poll(async () => Math.round(await topOf(page, id))).toBe(100)
}

function dot(page: Page, name: string) {
	return page.getByRole('button', { name: `Ver depoimentos ${name}`, exact: true })
}

async function expectPosition(page: Page, name: string): Promise<void> {
	await expect(dot(page, name)).toHaveAttribute('aria-current', 'true')
}

function carousel(page: Page) {
	return page.getByRole('list', { name: 'Depoimentos de clientes' })
}

/** Opens the page on a clock the test turns. A clock of our own also hides the browser's marks, hence the flag. */
async function openOnClock(page: Page): Promise<void> {
	await page.addInitScript(() => addEventListener('hydrated', () => Object.assign(window, { reactIsHere: true })))
	await page.clock.install()
	await page.goto('/')
	await moveMouse(page)
	await page.waitForFunction(() => 'reactIsHere' in window)
}

test('five sections stand in order, each with a heading and an id that links can name', async ({ page }) => {
	await page.goto('/')
	expect(await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id))).toEqual(sections)
	for (const [name, title] of [
		['depoimentos', 'Quem já precisou conta como foi'],
		['serviços', 'Vinte jeitos de ficar em terra firme'],
		['sobre', 'Uma corretora com endereço e sotaque'],
		['contato', 'Ligue. Alguém atende.'],
	] as const) {
		await expect(section(page, name).getByRole('heading', { level: 2 })).toHaveText(title)
	}
})

test('the header turns compact past 50 px, and not before', async ({ page }) => {
	await page.goto('/')
	const bar = page.locator('.header-bar')
	const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
	await scrollTo(50)
	await expect(bar).toHaveCSS('opacity', '0')
	await scrollTo(51)
	await expect(bar).toHaveCSS('opacity', '1')
	await scrollTo(45)
	await expect(bar).toHaveCSS('opacity', '0')
})

test('links in the header scroll to their section and leave 100 px above it', async ({ page }) => {
	await page.setViewportSize(desktop)
	await page.goto('/')
	await showInterest(page)
	const navigation = page.getByRole('navigation', { name: 'Principal' })
	for (const [label, id] of [
		['Serviços', 'serviços'],
		['Contato', 'contato'],
		['Depoimentos', 'depoimentos'],
		['Sobre', 'sobre'],
	] as const) {
		await navigation.getByRole('link', { name: label }).click()
		await expectAtOffset(page, id)
	}
	await navigation.getByRole('link', { name: 'Início' }).click()
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a section can be reached from another page, with and without its accent', async ({ page }) => {
	await page.goto('/blog')
	await showInterest(page)
	await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre Nós' }).click()
	await expectAtOffset(page, 'sobre')
	for (const anchor of ['servicos', 'serviços']) {
		await page.goto('/blog')
		await page.goto(`/#${anchor}`)
		await expectAtOffset(page, 'serviços')
	}
})

test('another page opens at its top, without running up from where the last one was left', async ({ page }) => {
	await page.addInitScript(() => {
		const seen: number[] = []
		Object.assign(window, { seen })
		addEventListener('scroll', () => document.title.startsWith('Blog') && seen.push(scrollY))
	})
	await page.goto('/')
	await showInterest(page)
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
	await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).press('Enter')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Seguro explicado/)
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
	const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
	expect(seen.filter((place) => place !== 0)).toEqual([])
})

test.describe('on a phone', () => {
	test.use({ viewport: phone, hasTouch: true })

	test('the menu closes on any item: a section, the quote, the brand', async ({ page }) => {
		await page.goto('/')
		await showInterest(page)
		const menu = page.getByRole('navigation', { name: 'Menu' })
		const open = async () => {
			await page.getByRole('button', { name: 'Abrir menu' }).tap()
			await expect(menu).toBeVisible()
		}

		await open()
		await menu.getByRole('link', { name: 'Serviços' }).tap()
		await expect(menu).toBeHidden()
		await expectAtOffset(page, 'serviços')

		await open()
		await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
		const chat = page.waitForEvent('popup')
		await menu.getByRole('link', { name: 'Cotação Online' }).tap()
		await (await chat).close()
		await expect(menu).toBeHidden()

		await open()
		await page.locator('[popover]').getByRole('link', { name: site.shortName }).tap()
		await expect(menu).toBeHidden()
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
	})

	test('the testimonials can be swiped before React, and the dots follow once it is there', async ({ page }) => {
		await page.goto('/#depoimentos')
		await carousel(page).evaluate((row) => row.scrollTo({ left: 330, behavior: 'instant' }))
		await expect(page.getByText('Rogério Zanatta')).toBeInViewport({ ratio: 1 })
		await page.keyboard.press('Shift')
		await expectPosition(page, '2 de 6')
	})
})

for (const [width, size, places] of [
	['one card', phone, 6],
	['two cards', tablet, 5],
	['three cards', desktop, 4],
] as const) {
	test(`with ${width} in view, ${places} places show all six testimonials`, async ({ page }) => {
		await page.setViewportSize(size)
		await page.goto('/#depoimentos')
		await showInterest(page)
		await expect(page.getByRole('button', { name: /^Ver depoimentos/ })).toHaveCount(places)

		const seen = new Set<string>()
		for (let place = 1; place <= places; place++) {
			await dot(page, `${place} de ${places}`).click()
			await expectPosition(page, `${place} de ${places}`)
			await expect(page.getByText(testimonials[place - 1]!.name)).toBeInViewport({ ratio: 1 })
			for (const { name } of testimonials.slice(place - 1, place + 6 - places)) {
				await expect(page.getByText(name)).toBeInViewport({ ratio: 1 })
				seen.add(name)
			}
		}
		expect(seen.size).toBe(6)

		const heights = await carousel(page)
			.getByRole('figure')
			.evaluateAll((cards) => cards.map((card) => card.clientHeight))
		expect(new Set(heights).size).toBe(1)
	})
}

test('a testimonial shows initials, five stars, the person and the rating with one decimal', async ({ page }) => {
	await page.goto('/')
	const card = carousel(page).getByRole('figure').first()
	await expect(card.getByText('MC', { exact: true })).toBeVisible()
	await expect(card.locator('svg')).toHaveCount(5)
	await expect(card).toContainText('Professora, Torres')
	await expect(card.getByText('5.0', { exact: true })).toBeVisible()
})

test('the testimonials move on every 5 s, come round, and move nothing else', async ({ page }) => {
	await page.addInitScript(() => {
		const shifts: number[] = []
		Object.assign(window, { shifts })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
		}).observe({ type: 'layout-shift' })
	})
	await page.setViewportSize(desktop)
	await openOnClock(page)
	await expectPosition(page, '1 de 4')
	for (const place of ['2 de 4', '3 de 4', '4 de 4', '1 de 4']) {
		await page.clock.runFor(5000)
		await expectPosition(page, place)
		// The next step starts from where the row came to rest.
		await expect.poll(() => carousel(page).evaluate((row) => row.scrollLeft % (row.scrollWidth / 6) < 10)).toBe(true)
	}
	expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
	expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('they wait while read, focused, touched or in a hidden tab', async ({ page }) => {
	await page.setViewportSize(desktop)
	await openOnClock(page)
	const row = carousel(page)
	const wait = async () => {
		await page.clock.runFor(20_000)
		await expectPosition(page, '1 de 4')
	}

	await row.hover()
	await wait()
	await page.mouse.move(5, 5)

	await row.focus()
	await wait()
	await row.blur()

	await row.dispatchEvent('touchstart')
	await wait()
	await row.dispatchEvent('touchend')

	const hideTab = (hidden: boolean) =>
		page.evaluate((value) => {
			Object.defineProperty(document, 'hidden', { configurable: true, value })
			document.dispatchEvent(new Event('visibilitychange'))
		}, hidden)
	await hideTab(true)
	await wait()
	await hideTab(false)

	await page.clock.runFor(5000)
	await expectPosition(page, '2 de 4')
})

test('a button pauses them and lets them go on', async ({ page }) => {
	await page.setViewportSize(desktop)
	await openOnClock(page)
	await page.getByRole('button', { name: 'Pausar depoimentos' }).click()
	const goOn = page.getByRole('button', { name: 'Continuar depoimentos' })
	await goOn.blur()
	await page.mouse.move(5, 5)
	await page.clock.runFor(20_000)
	await expectPosition(page, '1 de 4')

	await goOn.click()
	await page.getByRole('button', { name: 'Pausar depoimentos' }).blur()
	await page.mouse.move(5, 5)
	await page.clock.runFor(5000)
	await expectPosition(page, '2 de 4')
})

test.describe('for a reader who wants less motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } })

	test('the testimonials stay until a dot is used', async ({ page }) => {
		await page.setViewportSize(desktop)
		await openOnClock(page)
		await page.clock.runFor(20_000)
		await expectPosition(page, '1 de 4')
		await expect(page.getByRole('button', { name: 'Pausar depoimentos' })).toBeHidden()
		await dot(page, '3 de 4').click()
		await expectPosition(page, '3 de 4')
	})

	test('nothing fades in', async ({ page }) => {
		await page.setViewportSize(desktop)
		await page.goto('/')
		await showInterest(page)
		await scrollUntilBelow(page.locator('[data-reveal]').last(), 100)
		await expect(page.locator('[data-reveal=waiting], [data-reveal=shown]')).toHaveCount(0)
	})
})

/** Scrolls to where the element's top stands this far below the window, and waits until the page had time to react. */
async function scrollUntilBelow(element: Locator, pixels: number): Promise<void> {
	await laidOut(element.page())
	await element.evaluate(async (target, below) => {
		const settled = async () => {
			for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
		}
		// The first scroll of all is what starts the watching.
		scrollBy({ top: 1, behavior: 'instant' })
		await settled()
		scrollBy({ top: target.getBoundingClientRect().top - innerHeight - below, behavior: 'instant' })
		await settled()
	}, pixels)
}

test('nothing is hidden from a visitor who does not scroll; what is scrolled to fades up', async ({ page }) => {
	await page.setViewportSize(desktop)
	await page.goto('/')
	await showInterest(page)
	const targets = page.locator('[data-reveal]')
	const opacities = () => targets.evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity))
	expect(new Set(await opacities())).toEqual(new Set(['1']))

	const last = targets.last()
	await scrollUntilBelow(last, 100)
	await expect(last).toHaveAttribute('data-reveal', 'waiting')
	await expect(last).toHaveCSS('opacity', '0')
	await scrollUntilBelow(last, -200)
	await expect(last).toHaveAttribute('data-reveal', 'shown')
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
	await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0)
	await expect.poll(async () => new Set(await opacities())).toEqual(new Set(['1']))
})

test('what stands where hiding begins is hidden once, and stays so', async ({ page }) => {
	await page.setViewportSize(desktop)
	await page.goto('/')
	await showInterest(page)
	// A key gives every part its height at once: one that came after the scroll would move what it led to.
	await page.keyboard.press('Shift')
	const target = page.locator('[data-reveal]').last()
	await scrollUntilBelow(target, desktop.height / 4 - 6)
	await expect(target).toHaveAttribute('data-reveal', 'waiting')
	const changes = await target.evaluate(async (element) => {
		let seen = 0
		new MutationObserver((records) => (seen += records.length)).observe(element, { attributes: true })
		for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
		return seen
	})
	expect(changes).toBe(0)
})

test('the twenty services lead to their pages, with a description and a drawing each', async ({ page }) => {
	await page.goto('/')
	const area = section(page, 'serviços')
	for (const { title, description, url } of services) {
		const link = page.getByRole('link', { name: title, exact: true })
		await expect(area.locator(link)).toHaveAttribute('href', url)
		const card = area.getByRole('listitem').filter({ has: link })
		await expect(card).toContainText(description)
		expect(await card.locator('svg').count()).toBeGreaterThan(0)
	}
	await expect(area.getByRole('link')).toHaveCount(21)
})

test('every chat link carries its own number and message', async ({ page }) => {
	await page.setViewportSize(desktop)
	await page.goto('/')
	for (const [area, name, number, text] of [
		[page.getByRole('banner'), 'Cotação Online', site.chat.default, 'cotação'],
		[section(page, 'início'), 'Solicitar Cotação', site.chat.default, 'cotação'],
		[section(page, 'serviços'), 'Fale com um Consultor', site.chat.default, 'sob medida'],
		[section(page, 'contato'), 'Conversar agora', site.chat.default, 'consultor'],
		[page.getByRole('complementary', { name: 'Atalhos' }), 'Conversar agora', site.chat.floating, 'cotação'],
	] as const) {
		const link = area.getByRole('link', { name })
		const url = new URL((await link.getAttribute('href'))!)
		expect(url.origin + url.pathname, name).toBe(`https://wa.me/${number}`)
		expect(url.searchParams.get('text'), name).toContain(text)
		await expect(link).toHaveAttribute('target', '_blank')
		await expect(link).toHaveAttribute('rel', /noopener/)
	}
})

test('reviews, phones, e-mail, opening hours and networks can be reached', async ({ page }) => {
	await page.goto('/')
	for (const name of ['Ver no Google', 'Avalie nossos serviços']) {
		const link = page.getByRole('link', { name })
		await expect(link).toHaveAttribute('href', site.reviewsUrl)
		await expect(link).toHaveAttribute('target', '_blank')
		await expect(link).toHaveAttribute('rel', /noopener/)
	}
	const contact = section(page, 'contato')
	for (const { number } of site.phones) {
		await expect(contact.getByRole('link', { name: number })).toHaveAttribute('href', phoneHref(number))
	}
	await expect(contact.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
	await expect(contact).toContainText('Segunda - Sexta: 08 - 12 e das 14 as 18')
	for (const area of [contact, page.getByRole('contentinfo')]) {
		for (const [network, href] of Object.entries(site.socials)) {
			await expect(area.getByRole('link', { name: network })).toHaveAttribute('href', href)
		}
	}
})

test('every link of the footer leads to a page we have, and the regulator number is there', async ({ page }) => {
	await page.goto('/')
	const footer = page.getByRole('contentinfo')
	const inside = await footer
		.locator('a[href^="/"]')
		.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
	expect(inside.filter((path) => !knownPages.has(path))).toEqual([])
	for (const name of [
		'Sobre Nós',
		'Blog',
		'Depoimentos',
		'Políticas de Privacidade',
		'Termos de Serviço',
		'Transparência',
		'Acessibilidade',
		'Seus dados (LGPD)',
	])
		await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
	await expect(footer).toContainText(`SUSEP nº ${site.susep}`)
})

test('the round button leads back to the top', async ({ page }) => {
	await page.goto('/#contato')
	await page.getByRole('button', { name: 'Voltar ao topo' }).click()
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	for (const size of [phone, desktop]) {
		test(`everything is there at ${size.width} px, and anchors work`, async ({ page }) => {
			await page.setViewportSize(size)
			await page.goto('/')
			for (const id of sections) await expect(section(page, id)).toBeVisible()
			for (const { name } of testimonials) await expect(page.getByText(name)).toBeVisible()
			for (const { title } of services) {
				await expect(section(page, 'serviços').getByRole('link', { name: title, exact: true })).toBeVisible()
			}
			await expect(page.getByRole('button', { name: /depoimentos/ })).toHaveCount(0)
			await page.goto('/#servicos')
			await expectAtOffset(page, 'serviços')
		})
	}
})
