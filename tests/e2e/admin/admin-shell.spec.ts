import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { guardedRoutes } from '#app/route-rights.ts'
import { identityTabs, pathOf } from '#app/routes/admin/identity/tabs.ts'
import { settingsTabs } from '#app/routes/admin/image-settings/tabs.ts'
import { users } from '#db/schema/users.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, hydrated, open, test } from '../fixtures.ts'
import type { Insert } from '../insert.ts'
import { content, menu } from '../pages/back-office.ts'
import { holdRequests } from '../pages/hold-requests.ts'

// Its menus, dialogs and notices are those of every screen: here they move, as most people see them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const ONE_DAY = 24 * 60 * 60

const shell = (page: Page) => page.locator('[data-theme]')
const search = (page: Page) => page.getByRole('combobox', { name: 'Buscar telas, artigos, leads e usuários' })

test('the menu has the screens of the specification in their order, and ours between and after them', async ({
	page,
	signIn,
}) => {
	await signIn(page)
	await open(page, '/admin/dashboard')
	const links = menu(page).getByRole('link')
	await expect(links).toHaveText([
		'Painel Administrativo',
		'Posts do Blog',
		'Novo Post',
		/^Revisão/,
		'Calendário',
		'Gerador IA',
		'Programador de Artigos',
		'Configurações de Imagem',
		'Teste Gemini',
		'Categorias',
		/^Fatos/,
		'Mídia',
		'Links quebrados',
		/^Leads/,
		/^Privacidade/,
		/^E-mails/,
		'Resultados',
	])
	for (const group of ['Corretora', 'Equipe']) await menu(page).getByRole('button', { name: group }).click()
	expect((await links.allTextContents()).slice(-5)).toEqual([
		'Identidade',
		'Integrações',
		'Usuários',
		'Registro de atividades',
		'Conta',
	])
	await expect(links.first()).toHaveAttribute('aria-current', 'page')
	await expect(page.getByRole('link', { name: 'Voltar ao Site' })).toHaveAttribute('href', '/')
})

test('what waits is counted beside its screen, in words too, and the folded menu keeps the number', async ({
	page,
	signIn,
	insert,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 })
	const { id } = await insert.post()
	await insert.reviewRequest({ postId: id })
	await insert.failedMail()
	await insert.lead()
	await signIn(page)
	await open(page, '/admin/dashboard')
	// Leads of other tests may be past the time that was promised for an answer.
	const counted = [
		['Revisão', /^Revisão ?, ?\S+ à espera$/],
		['Leads', /^Leads ?, ?\S+ novos?(, \S+ fora do prazo)?$/],
		['E-mails', /^E-mails ?, ?\S+ parados?$/],
	] as const
	for (const [name, words] of counted) await expect(menu(page).getByRole('link', { name })).toHaveAccessibleName(words)
	await expectAccessible(page)
	await page.keyboard.press('Control+b')
	for (const [name, words] of counted) {
		const link = menu(page).getByRole('link', { name })
		await expect(link).toHaveAccessibleName(words)
		await expect(link.getByText(/\d/)).toBeVisible()
	}
	await expectAccessible(page)
})

test('groups of the menu fold by keyboard and stay so in this browser; that of the current place is open', async ({
	page,
	signIn,
	insert,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 })
	await insert.failedMail()
	await signIn(page)
	await open(page, '/admin/dashboard')
	const [service, team] = ['Atendimento', 'Equipe'].map((name) =>
		menu(page).getByRole('button', { name: new RegExp(`^${name}`) }),
	) as [Locator, Locator]
	const usersLink = menu(page).getByRole('link', { name: 'Usuários' })
	await expect(service).toHaveAttribute('aria-expanded', 'true')
	await expect(team).toHaveAttribute('aria-expanded', 'false')
	await expect(usersLink).toBeHidden()
	await service.focus()
	await page.keyboard.press('Enter')
	await expect(service).toHaveAttribute('aria-expanded', 'false')
	// The worst of what waits inside is told outside: a mail that failed, or a lead of another test that is past its time.
	await expect(service).toHaveAccessibleName(/parados? em E-mails|fora do prazo em Leads/)
	await team.focus()
	await page.keyboard.press('Space')
	await expect(usersLink).toBeVisible()
	await page.reload()
	await hydrated(page)
	await expect(usersLink).toBeVisible()
	await expect(menu(page).getByRole('link', { name: 'E-mails' })).toBeHidden()
	await expectAccessible(page)

	await open(page, '/admin/outbox')
	await expect(service).toHaveAttribute('aria-expanded', 'true')
	await expect(menu(page).getByRole('link', { name: 'E-mails' })).toHaveAttribute('aria-current', 'page')
	await service.click()
	await expect(menu(page).getByRole('link', { name: 'E-mails' })).toBeHidden()
})

test('folded by keyboard, the menu stays so over a reload, for a week', async ({ page, signIn }) => {
	await page.setViewportSize({ width: 1440, height: 900 })
	await signIn(page)
	await open(page, '/admin/dashboard')
	const side = page.locator('aside')
	const width = () => side.evaluate((element) => element.getBoundingClientRect().width)
	expect(await width()).toBe(256)
	await page.keyboard.press('Control+b')
	await expect(side).toHaveAttribute('data-state', 'collapsed')
	await expect.poll(width).toBe(48)
	await expect(menu(page).getByRole('link', { name: 'E-mails' })).toBeVisible()

	const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state')!
	expect(cookie.value).toBe('false')
	const days = (cookie.expires - Date.now() / 1000) / ONE_DAY
	expect(Math.round(days)).toBe(7)

	await page.reload()
	await expect(side).toHaveAttribute('data-state', 'collapsed')
	await hydrated(page)
	expect(await width()).toBe(48)
	await page.getByRole('button', { name: 'Expandir menu' }).click()
	await expect(side).toHaveAttribute('data-state', 'expanded')
	await page.keyboard.press('Meta+b')
	await expect(side).toHaveAttribute('data-state', 'collapsed')
})

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

	test('the menu is a drawer that leads on, closes, and gives the focus back', async ({ page, signIn }) => {
		await signIn(page)
		await open(page, '/admin/dashboard')
		await expect(page.locator('aside')).toBeHidden()
		const opener = page.getByRole('button', { name: 'Abrir menu' })
		await opener.tap()
		const drawer = page.getByRole('dialog', { name: 'Menu' })
		await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288)
		await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
		await page.keyboard.press('Escape')
		await expect(drawer).toBeHidden()
		await expect(opener).toBeFocused()

		await opener.tap()
		const small = await drawer
			.locator('a:visible, button:visible')
			.evaluateAll((controls) =>
				controls.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.textContent),
			)
		expect(small).toEqual([])
		await drawer.getByRole('link', { name: 'E-mails' }).tap()
		await expect(page).toHaveURL(/\/admin\/outbox$/)
		await expect(drawer).toBeHidden()
		await expect(content(page)).toBeFocused()
	})
})

test('a new screen takes the focus, has its own title and is read out; its links begin after the skip link', async ({
	page,
	signIn,
}) => {
	await signIn(page)
	await open(page, '/admin/dashboard')
	await expect(page).toHaveTitle('Painel Administrativo | Farol do Sul')
	await page.keyboard.press('Tab')
	await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(content(page)).toBeFocused()

	await menu(page).getByRole('link', { name: 'E-mails' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mails')
	await expect(content(page)).toBeFocused()
	await expect(page).toHaveTitle('E-mails | Farol do Sul')
	await expect(page.getByRole('status').filter({ hasText: 'E-mails | Farol do Sul' })).toBeAttached()
})

test('a line at the top shows that a screen is on its way', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/dashboard')
	const letGo = await holdRequests(page, '**/admin/outbox.data*')
	await menu(page).getByRole('link', { name: 'E-mails' }).click()
	await expect(page.locator('[data-progress]')).toBeAttached()
	letGo()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mails')
	await expect(page.locator('[data-progress]')).not.toBeAttached()
})

test('the theme is the system’s until one is chosen, and then stays', async ({ page, signIn }) => {
	await signIn(page)
	await page.emulateMedia({ colorScheme: 'dark' })
	await open(page, '/admin/dashboard')
	await expect(shell(page)).toHaveAttribute('data-theme', 'dark')
	await page.emulateMedia({ colorScheme: 'light' })
	await expect(shell(page)).toHaveAttribute('data-theme', 'light')
	await page.getByRole('button', { name: 'Usar tema escuro' }).click()
	await expect(shell(page)).toHaveAttribute('data-theme', 'dark')
	await page.reload()
	await expect(shell(page)).toHaveAttribute('data-theme', 'dark')
	await expect(page.getByRole('button', { name: 'Usar tema claro' })).toBeVisible()
})

test('in the dark, too, amber is the one action of a screen', async ({ page, signIn }) => {
	await signIn(page)
	await page.emulateMedia({ colorScheme: 'dark' })
	await open(page, '/admin/scheduler')
	await expect(shell(page)).toHaveAttribute('data-theme', 'dark')
	const amber = await page
		.getByRole('button')
		.evaluateAll(
			(all) => all.filter((button) => getComputedStyle(button).backgroundColor === 'rgb(255, 186, 61)').length,
		)
	expect(amber).toBe(1)
})

test('a dark system never sees a light page, even before React', async ({ page, signIn, complaints }) => {
	await signIn(page)
	await page.route('**/assets/*.js', (route) => route.abort())
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.goto('/admin/dashboard')
	await expect(shell(page)).toHaveAttribute('data-theme', 'dark')
	complaints.splice(0)
})

test.describe('the search', () => {
	test('finds a screen by a few letters and the arrow keys', async ({ page, signIn }) => {
		await signIn(page)
		await open(page, '/admin/dashboard')
		await page.keyboard.press('Control+k')
		await expect(search(page)).toBeFocused()
		await expect(page.getByRole('option')).toHaveCount(22)
		await search(page).fill('post')
		await expect(page.getByRole('option', { name: 'Posts do Blog' })).toHaveAttribute('aria-selected', 'true')
		await page.keyboard.press('ArrowDown')
		const second = page.getByRole('option', { name: 'Novo Post' })
		await expect(second).toHaveAttribute('aria-selected', 'true')
		await expect(search(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!)
		await search(page).fill('e-mail')
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(/\/admin\/outbox$/)
		await expect(search(page)).toBeHidden()
		await expect(content(page)).toBeFocused()
	})

	test('finds articles, leads and users, and no address tells who was looked for', async ({
		page,
		signIn,
		insert,
		db,
	}) => {
		const name = `Zulmira ${randomUUID()}`
		const lead = await insert.lead({ name })
		await insert.post({ title: `Rascunho de ${name}` })
		const id = randomUUID()
		await db.insert(users).values({ id, name, email: `${id}@exemplo.com.br` })
		await signIn(page)
		await open(page, '/admin/dashboard')
		const addresses: string[] = []
		page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
		await page.getByRole('button', { name: 'Buscar' }).click()
		await search(page).fill(name.toUpperCase())
		await expect(page.getByRole('group', { name: 'Artigos' }).getByRole('option')).toHaveText([/^Rascunho de Zulmira/])
		await expect(page.getByRole('group', { name: 'Usuários' }).getByRole('option')).toHaveCount(1)
		const option = page.getByRole('group', { name: 'Leads' }).getByRole('option')
		await expect(option).toContainText(`#${lead.number}, novo`)
		await search(page).fill(`fs-${lead.number}`)
		await expect(option).toContainText(name)
		await option.click()
		await expect(page).toHaveURL(new RegExp(`/admin/leads/${lead.id}$`))
		expect(addresses.filter((address) => /zulmira/i.test(address))).toEqual([])
	})

	test('says when there is nothing, and when it failed', async ({ page, signIn, complaints }) => {
		await signIn(page)
		await open(page, '/admin/dashboard')
		await page.keyboard.press('Control+k')
		const words = `nada ${randomUUID()}`
		await search(page).fill(words)
		await expect(page.getByText(`Nada encontrado para “${words}”.`)).toBeVisible()

		await page.route('**/admin/api/search', (route) => route.abort())
		await search(page).fill('qualquer coisa')
		await expect(page.getByRole('alert')).toContainText('A busca falhou.')
		await page.unroute('**/admin/api/search')
		await page.getByRole('button', { name: 'Tentar de novo' }).click()
		await expect(page.getByText('Nada encontrado para “qualquer coisa”.')).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(search(page)).toBeHidden()
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		complaints.splice(0)
	})
})

test.describe('notices', () => {
	async function openFailedMail(page: Page, insert: Insert) {
		const mail = await insert.failedMail()
		await open(page, `/admin/outbox/${mail.id}`)
		// From here on only the test moves the clock.
		await page.clock.install()
		return mail.id
	}

	test('leave by themselves, but wait under the pointer', async ({ page, signIn, insert }) => {
		await signIn(page)
		await openFailedMail(page, insert)
		await page.getByRole('button', { name: 'Tentar de novo' }).click()
		const notice = page.getByText('E-mail de volta à fila')
		await expect(notice).toBeVisible()
		await notice.hover()
		await page.clock.runFor(20_000)
		await expect(notice).toBeVisible()
		await page.mouse.move(5, 5)
		await page.clock.runFor(6_000)
		await expect(notice).toBeHidden()
	})

	test('of errors leave like any other, wait while somebody is with them, and never twice', async ({
		page,
		sql,
		signIn,
		complaints,
		insert,
	}) => {
		await signIn(page)
		const id = await openFailedMail(page, insert)
		await sql('update outgoing_mails set sent_at = now() where id = $1', [id])
		const error = page.getByText('Este e-mail já foi enviado.')
		const retry = page.getByRole('button', { name: 'Tentar de novo' })
		await retry.click()
		await expect(error).toBeVisible()
		await Promise.all([page.waitForResponse(/\/outbox\/.*\.data/), retry.click()])
		await page.clock.runFor(1_000)
		await expect(error).toHaveCount(1)

		await page.getByRole('button', { name: 'Fechar aviso' }).focus()
		await page.clock.runFor(20_000)
		await expect(error).toBeVisible()
		await retry.focus()
		await error.hover()
		await page.clock.runFor(20_000)
		await expect(error).toBeVisible()
		await page.mouse.move(5, 5)
		await hide(page, true)
		await page.clock.runFor(20_000)
		await expect(error).toBeVisible()
		await hide(page, false)
		await page.clock.runFor(6_000)
		await expect(error).toBeHidden()
		complaints.splice(0)
	})

	test('of errors go when what they complain of succeeds', async ({ page, sql, signIn, complaints, insert }) => {
		await signIn(page)
		const id = await openFailedMail(page, insert)
		await sql('update outgoing_mails set sent_at = now() where id = $1', [id])
		await page.getByRole('button', { name: 'Tentar de novo' }).click()
		const error = page.getByText('Este e-mail já foi enviado.')
		await expect(error).toBeVisible()
		await sql('update outgoing_mails set sent_at = null where id = $1', [id])
		await page.getByRole('button', { name: 'Tentar de novo' }).click()
		await expect(page.getByText('E-mail de volta à fila')).toBeVisible()
		await page.clock.runFor(1_000)
		await expect(error).toBeHidden()
		await expect(page.getByText('E-mail de volta à fila')).toBeVisible()
		complaints.splice(0)
	})
})

/** As another tab in front of this one does. */
async function hide(page: Page, hidden: boolean) {
	await page.evaluate((value) => Object.defineProperty(document, 'hidden', { value, configurable: true }), hidden)
}

test('a screen that does not exist keeps the menu', async ({ page, signIn, complaints }) => {
	await signIn(page)
	expect((await page.goto('/admin/nao-existe'))!.status()).toBe(404)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
	await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
	await expect(menu(page)).toBeVisible()
	expect((await page.goto(`/admin/outbox/${randomUUID()}`))!.status()).toBe(404)
	await expect(page.getByText('O que você procura não existe ou foi excluído.')).toBeVisible()
	await menu(page).getByRole('link', { name: 'E-mails' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mails')
	complaints.splice(0)
})

/** The addresses behind the guard that are screens as they stand there, and screens that share an address. */
const screens = new Set([
	...guardedRoutes.filter((route) => !/[:*]|\/api\/|\/(?:exportar|enviar)$/.test(route)).map((route) => `/${route}`),
	'/admin/posts/new',
	'/admin/categorias/nova',
	...settingsTabs.map(({ to }) => to),
	...identityTabs.map(({ name }) => pathOf(name)),
])

test('no screen is wider than a phone of 320 px', async ({ page, signIn, complaints, insert }) => {
	await insert.subscriber({ confirmedAt: new Date() })
	await signIn(page)
	await page.setViewportSize({ width: 320, height: 700 })
	const wide: string[] = []
	for (const screen of screens) {
		await open(page, screen)
		const width = await page.evaluate(() => document.documentElement.scrollWidth)
		if (width > 320) wide.push(`${screen}: ${width} px`)
	}
	expect(wide).toEqual([])
	complaints.splice(0)
})
