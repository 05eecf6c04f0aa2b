import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, test } from '../fixtures.ts'
import { menu } from '../pages/back-office.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Conta de / })

test('every screen has search, theme and account in its bar, in this order', async ({ page, signIn, insert }) => {
	const { id } = await insert.post()
	await page.setViewportSize({ width: 1440, height: 757 })
	await signIn(page)
	for (const screen of [
		'dashboard',
		'posts',
		`posts/${id}`,
		'ai-generator',
		'scheduler',
		'image-settings',
		'leads',
		'users',
	]) {
		await open(page, `/admin/${screen}`)
		const places = []
		for (const tool of [
			page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }),
			page.getByRole('button', { name: 'Usar tema escuro' }),
			account(page),
		])
			places.push((await tool.boundingBox())!.x)
		expect(places, screen).toEqual(places.toSorted((a, b) => a - b))
		expect(await overflowOf(page), screen).toBe(0)
	}
})

test('on a phone the account’s menu has search and theme, where one works too', async ({ page, signIn, insert }) => {
	const { id } = await insert.post()
	await page.setViewportSize({ width: 390, height: 844 })
	await signIn(page)
	for (const screen of ['posts', `posts/${id}`]) {
		await open(page, `/admin/${screen}`)
		await account(page).click()
		await expectAccessible(page, `the menu of the account on ${screen}`)
		await page.getByRole('menuitem', { name: 'Usar tema' }).click()
		await account(page).click()
		await page.getByRole('menuitem', { name: 'Buscar' }).click()
		await expect(page.getByRole('combobox', { name: /^Buscar telas/ })).toBeFocused()
		await page.keyboard.press('Escape')
		expect(await overflowOf(page), screen).toBe(0)
	}
})

test('a question mark shows all shortcuts, and so does the account’s menu', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/dashboard')
	await page.keyboard.press('?')
	const dialog = page.getByRole('dialog', { name: 'Atalhos do teclado' })
	await expect(dialog).toBeVisible()
	for (const group of ['Em todas as telas', 'Nas listas de posts e de leads', 'No editor de posts'])
		await expect(dialog.getByRole('heading', { name: group })).toBeVisible()
	await expect(dialog.getByText('Marcar ou desmarcar a linha')).toBeVisible()
	await expectAccessible(page, 'the dialog of shortcuts')
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await account(page).click()
	await page.getByRole('menuitem', { name: 'Atalhos do teclado' }).click()
	await expect(dialog).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(account(page)).toBeFocused()
})

test('folded, the menu has no scrollbar and nothing hangs over; the bar ends where the screen does', async ({
	page,
	signIn,
}) => {
	await page.setViewportSize({ width: 1440, height: 757 })
	await signIn(page)
	await open(page, '/admin/users')
	await page.keyboard.press('Control+b')
	await expect(page.locator('aside')).toHaveAttribute('data-state', 'collapsed')
	await expect.poll(async () => (await page.locator('aside').boundingBox())!.width).toBe(48)
	const rail = await menu(page).evaluate((nav: HTMLElement) => ({
		own: nav.offsetWidth,
		inside: nav.clientWidth,
		all: nav.scrollWidth,
	}))
	expect(rail).toEqual({ own: 47, inside: 47, all: 47 })
	const end = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().right)
	expect(await end(account(page))).toBe(await end(page.getByRole('table', { name: 'Usuários' }).locator('../..')))
})

test('in a window of 757 px everything of the menu can be reached, and the way out stays in sight', async ({
	page,
	signIn,
}) => {
	await page.setViewportSize({ width: 1440, height: 757 })
	await signIn(page)
	await open(page, '/admin/account')
	const links = menu(page).getByRole('link')
	await expect(links.last()).toBeInViewport({ ratio: 1 })
	await expect(page.locator('aside').getByRole('link', { name: 'Voltar ao Site' })).toBeInViewport({ ratio: 1 })
	await expect(page.locator('aside').getByRole('button', { name: 'Sair' })).toBeInViewport({ ratio: 1 })
	await links.first().focus()
	await expect(links.first()).toBeInViewport({ ratio: 1 })
})

test('a very wide window is used, and no line is longer than people read', async ({ page, signIn }) => {
	await page.setViewportSize({ width: 2560, height: 1300 })
	await signIn(page)
	for (const screen of ['posts', 'leads', 'dashboard', 'users', 'audit', 'fatos', 'account', 'lixeira']) {
		await open(page, `/admin/${screen}`)
		const used = await page
			.locator('main > *')
			.evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().width)))
		expect(used, screen).toBeGreaterThan(0.75 * (2560 - 256))
		const long = await page.locator('main p:visible').evaluateAll((all) =>
			all
				.filter((each) => (each.textContent?.length ?? 0) > 100 && getComputedStyle(each).whiteSpace !== 'nowrap')
				.filter((each) => each.getBoundingClientRect().height < 2 * parseFloat(getComputedStyle(each).lineHeight) - 1)
				.map((each) => each.textContent),
		)
		expect(long, screen).toEqual([])
	}
})
