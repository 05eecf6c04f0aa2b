import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, test } from '../fixtures.ts'
import type { Insert } from '../insert.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Pedidos' }).locator('tbody tr')
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
const linkOf = (page: Page, name: string) => rowOf(page, name).getByRole('link', { name, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: /^Pedido/ })
const whose = (page: Page) => page.getByRole('heading', { level: 1 })

/** Leads of somebody whom no other test knows, the newest first: 'Zélia 1a2b 01' is at the top. */
async function insertSome(insert: Insert, count: number) {
	const name = `Zélia ${randomUUID().slice(0, 8)}`
	const ids: string[] = []
	for (let number = 1; number <= count; number++) {
		const { id } = await insert.lead({
			name: `${name} ${String(number).padStart(2, '0')}`,
			phone: `(51) 9${randomDigits(4)}-${randomDigits(4)}`,
			createdAt: new Date(Date.UTC(2020, 5, 1) - number * 3_600_000),
		})
		ids.push(id)
	}
	return { name, ids, list: `/admin/leads?${new URLSearchParams({ busca: name })}` }
}

function randomDigits(count: number): string {
	return String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0')
}

/** A chat that opens elsewhere leaves this machine: nobody answers there. */
async function noChat(page: Page) {
	await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
}

test('at 1440 a lead opens beside its list, by keyboard, and gives the focus back', async ({
	page,
	signIn,
	insert,
}) => {
	const { name, ids, list } = await insertSome(insert, 3)
	await page.setViewportSize({ width: 1440, height: 900 })
	await noChat(page)
	await signIn(page)
	await open(page, list)
	await page.keyboard.press('j')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(new RegExp(`/admin/leads/${ids[0]}\\?busca=`))
	await expect(whose(page)).toHaveText(`${name} 01`)
	await expect(panel(page)).toBeFocused()
	await expect(linkOf(page, `${name} 01`)).toHaveAttribute('aria-current', 'true')
	await expect(rows(page)).toHaveCount(3)
	expect((await panel(page).boundingBox())!.width).toBe(424)
	expect(await overflowOf(page)).toBe(0)
	await expectAccessible(page, 'a lead beside its list')

	await page.keyboard.press('j')
	await expect(linkOf(page, `${name} 02`)).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(whose(page)).toHaveText(`${name} 02`)
	await expect(panel(page)).toBeFocused()

	// What is done in the panel is so in the row.
	const chat = page.waitForEvent('popup')
	await page.keyboard.press('r')
	await (await chat).close()
	await expect(rowOf(page, `${name} 02`)).toContainText('em contato')
	await expect(rowOf(page, `${name} 01`)).toContainText('novo')
	await page.keyboard.press('n')
	await expect(page.getByLabel('Nova nota')).toBeFocused()
	await page.keyboard.type('Prefere contato à tarde: janeiro')
	await page.getByRole('button', { name: 'Adicionar nota' }).click()
	await expect(page.getByText('Nota adicionada')).toBeVisible()
	await expect(panel(page)).toContainText('Prefere contato à tarde: janeiro')

	await page.getByRole('link', { name: /^Pedido acima: #/ }).click()
	await expect(whose(page)).toHaveText(`${name} 01`)
	await page.keyboard.press('a')
	await expect(page.getByText('Responsável alterado')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(page).toHaveURL(list)
	await expect(linkOf(page, `${name} 01`)).toBeFocused()
	await expect(panel(page)).toHaveCount(0)

	await page.goBack()
	await expect(whose(page)).toHaveText(`${name} 01`)
	await page.reload()
	await expect(whose(page)).toHaveText(`${name} 01`)
	await expect(rows(page)).toHaveCount(3)
})

test('N is a note with a lead open and a new lead without, and the help says so', async ({ page, signIn, insert }) => {
	const { ids, list } = await insertSome(insert, 1)
	await page.setViewportSize({ width: 1440, height: 900 })
	await signIn(page)
	await open(page, list.replace('/leads', `/leads/${ids[0]}`))
	await page.keyboard.press('?')
	const help = page.getByRole('dialog', { name: 'Atalhos do teclado' })
	for (const [does, key] of [
		['Escrever uma nota', 'N'],
		['Fechar e voltar à lista', 'Esc'],
		['Digitar um lead novo', 'N'],
	] as const)
		await expect(help.locator('dl > div').filter({ hasText: does }).locator('kbd')).toHaveText([key])
	await page.keyboard.press('Escape')
	await expect(help).toBeHidden()
	await expect(panel(page)).toBeVisible()
	await page.keyboard.press('n')
	await expect(page.getByLabel('Nova nota')).toBeFocused()
	await page.getByRole('link', { name: 'Fechar e voltar à lista' }).click()
	await expect(panel(page)).toHaveCount(0)
	await page.keyboard.press('n')
	await expect(page).toHaveURL('/admin/leads/novo')
})

test('a note that is not added yet is asked about, and never stands in the next lead', async ({
	page,
	signIn,
	insert,
}) => {
	const { name, ids, list } = await insertSome(insert, 2)
	await page.setViewportSize({ width: 1440, height: 900 })
	await signIn(page)
	await open(page, list.replace('/leads', `/leads/${ids[0]}`))
	const note = page.getByLabel('Nova nota')
	await note.fill('Só deste')
	await linkOf(page, `${name} 02`).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
	await expect(note).toHaveValue('Só deste')
	await linkOf(page, `${name} 02`).click()
	await page.getByRole('button', { name: 'Sair sem salvar' }).click()
	await expect(whose(page)).toHaveText(`${name} 02`)
	await expect(note).toHaveValue('')
})

test('a chosen row is let go before the open lead is closed', async ({ page, signIn, insert }) => {
	const { name, ids, list } = await insertSome(insert, 2)
	await page.setViewportSize({ width: 1440, height: 900 })
	await signIn(page)
	await open(page, list.replace('/leads', `/leads/${ids[0]}`))
	await page.getByRole('checkbox', { name: new RegExp(`${name} 02$`) }).check()
	await expect(page.getByText('1 selecionado')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(page.getByText('1 selecionado')).toBeHidden()
	await expect(panel(page)).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(panel(page)).toHaveCount(0)
})

test('from 1180 px on the list stays, below it the lead is a page', async ({ page, signIn, insert }) => {
	const { name, ids, list } = await insertSome(insert, 2)
	await page.setViewportSize({ width: 1180, height: 800 })
	await signIn(page)
	await open(page, list.replace('/leads', `/leads/${ids[0]}`))
	await expect(rowOf(page, `${name} 02`)).toBeVisible()
	await expect(page.getByRole('link', { name: 'Voltar a Leads' })).toBeHidden()
	expect((await panel(page).boundingBox())!.width).toBe(424)
	expect(await overflowOf(page)).toBe(0)
	await expectAccessible(page, 'a lead beside its list at 1180')

	// 720 is a screen of 1440 at 200 %.
	for (const width of [1179, 820, 720, 390]) {
		await page.setViewportSize({ width, height: 800 })
		await expect(rowOf(page, `${name} 02`)).toBeHidden()
		await expect(whose(page)).toHaveText(`${name} 01`)
		expect(await overflowOf(page), String(width)).toBe(0)
		await expectAccessible(page, `a lead as a page at ${width}`)
	}
})

test('on a phone a lead is a page that begins at its top, and the way back is to its row', async ({
	page,
	signIn,
	insert,
}) => {
	const { name, list } = await insertSome(insert, 20)
	await page.setViewportSize({ width: 390, height: 844 })
	await signIn(page)
	await open(page, list)
	await linkOf(page, `${name} 18`).click()
	await expect(whose(page)).toHaveText(`${name} 18`)
	expect(await page.evaluate(() => scrollY)).toBe(0)
	await expect(rows(page).first()).toBeHidden()
	await page.goBack()
	await expect(linkOf(page, `${name} 18`)).toBeInViewport()
})

test('the next lead of another page turns the list over', async ({ page, signIn, insert }) => {
	const { name, ids, list } = await insertSome(insert, 27)
	await page.setViewportSize({ width: 1440, height: 900 })
	await signIn(page)
	await open(page, list)
	await linkOf(page, `${name} 25`).click()
	await page.getByRole('link', { name: /^Pedido abaixo: #/ }).click()
	await expect(page).toHaveURL(new RegExp(`${ids[25]}\\?busca=.*&pagina=2$`))
	await expect(linkOf(page, `${name} 26`)).toHaveAttribute('aria-current', 'true')
	await expect(linkOf(page, `${name} 26`)).toBeInViewport()
	await expect(rows(page)).toHaveCount(2)
	await page.getByRole('link', { name: /^Pedido abaixo: #/ }).click()
	await expect(whose(page)).toHaveText(`${name} 27`)
	await expect(page.getByRole('link', { name: /^Pedido abaixo: #/ })).toHaveCount(0)
	await page.goBack()
	await expect(whose(page)).toHaveText(`${name} 26`)
	await page.getByRole('link', { name: /^Pedido acima: #/ }).click()
	await expect(linkOf(page, `${name} 25`)).toHaveAttribute('aria-current', 'true')
	await page.keyboard.press('Escape')
	await expect(page).toHaveURL(list)
})

test('one that leaves the filter stays open, and the next is still the next', async ({ page, signIn, insert }) => {
	const { name, ids, list } = await insertSome(insert, 3)
	await page.setViewportSize({ width: 1440, height: 900 })
	await signIn(page)
	await open(page, `${list.replace('/leads', `/leads/${ids[1]}`)}&situacao=novo`)
	await panel(page).getByLabel('Situação').selectOption('cotado')
	await panel(page).getByRole('button', { name: 'Salvar' }).click()
	await expect(rows(page)).toHaveCount(2)
	await expect(whose(page)).toHaveText(`${name} 02`)
	await page.getByRole('link', { name: /^Pedido abaixo: #/ }).click()
	await expect(whose(page)).toHaveText(`${name} 03`)
})

test('what somebody else erased or removed meanwhile is told in the panel and gone from the list', async ({
	page,
	signIn,
	insert,
	sql,
	complaints,
}) => {
	const { name, ids, list } = await insertSome(insert, 3)
	await page.setViewportSize({ width: 1440, height: 900 })
	await signIn(page)
	await open(page, list.replace('/leads', `/leads/${ids[0]}`))
	await sql(`update leads set name = null, phone = null, fingerprint = '' where id = $1`, [ids[0]])
	await page.getByLabel('Nova nota').fill('Ligar amanhã')
	await page.getByRole('button', { name: 'Adicionar nota' }).click()
	await expect(panel(page).getByRole('alert')).toContainText('Os dados desta pessoa foram apagados')
	await expect(whose(page)).toHaveText('Dados apagados')
	await expect(rows(page)).toHaveCount(2)

	await linkOf(page, `${name} 02`).click()
	await expect(whose(page)).toHaveText(`${name} 02`)
	await sql(`delete from leads where id = $1`, [ids[1]])
	await page.getByLabel('Nova nota').fill('Ligar amanhã')
	await page.getByRole('button', { name: 'Adicionar nota' }).click()
	await expect(whose(page)).toHaveText('Este pedido não existe')
	await expect(rows(page)).toHaveCount(1)
	await expectAccessible(page, 'a lead that is gone, beside the list')
	await page.getByRole('link', { name: 'Voltar aos leads' }).click()
	await expect(page).toHaveURL(list)
	expect(complaints.splice(0).length).toBeGreaterThan(0)
})

test('without rows beside it a lead can be read and closed', async ({ page, signIn, insert }) => {
	const { name, ids } = await insertSome(insert, 1)
	await page.setViewportSize({ width: 1440, height: 900 })
	await signIn(page)
	const nothing = `busca=${randomUUID()}`
	await open(page, `/admin/leads/${ids[0]}?${nothing}`)
	await expect(page.getByRole('heading', { name: 'Nada com estes filtros' })).toBeVisible()
	await expect(whose(page)).toHaveText(`${name} 01`)
	await expectAccessible(page, 'a lead beside an empty list')
	await page.keyboard.press('Escape')
	await expect(page).toHaveURL(`/admin/leads?${nothing}`)
})

test('without a connection the list stays, and the lead is read at the next try', async ({
	page,
	signIn,
	insert,
	complaints,
}) => {
	const { name, list } = await insertSome(insert, 2)
	await page.setViewportSize({ width: 1440, height: 900 })
	await signIn(page)
	await open(page, list)
	// Its code is there once one was open.
	await linkOf(page, `${name} 01`).click()
	await expect(whose(page)).toHaveText(`${name} 01`)
	await page.keyboard.press('Escape')
	await expect(panel(page)).toHaveCount(0)
	await page.route(/\.data(?:\?|$)/, (route) => route.abort('internetdisconnected'))
	await linkOf(page, `${name} 02`).click()
	await expect(panel(page)).toContainText('Sem conexão com o servidor')
	await expect(rows(page)).toHaveCount(2)
	await page.unroute(/\.data(?:\?|$)/)
	await panel(page).getByRole('button', { name: 'Tentar de novo' }).click()
	await expect(whose(page)).toHaveText(`${name} 02`)
	complaints.length = 0
})

test('in what is to be done the ways go through the groups, and the answered one leaves its group', async ({
	page,
	signIn,
	insert,
	sql,
}) => {
	const name = `Rui ${randomUUID().slice(0, 8)}`
	const since = new Date(Date.UTC(2018, 0, 1) - Math.floor(Math.random() * 1e10))
	const phone = `(51) 9${randomDigits(4)}-${randomDigits(4)}`
	const { id } = await insert.lead({ name, phone, createdAt: since, reachableSince: since })
	const admin = await signIn(page)
	await sql('update leads set owner_id = $2 where id = $1', [id, admin.id])
	await page.setViewportSize({ width: 1440, height: 900 })
	await noChat(page)
	await open(page, '/admin/leads?lista=meus')
	await expect(rowOf(page, 'Esperando a primeira resposta')).toBeVisible()
	expect((await rowOf(page, name).boundingBox())!.height).toBeLessThanOrEqual(57)
	await linkOf(page, name).click()
	await expect(whose(page)).toHaveText(name)
	const box = (await rowOf(page, name).boundingBox())!
	expect(box.height).toBeLessThanOrEqual(57)
	await expectAccessible(page, 'what is to be done, with a lead open')
	const chat = page.waitForEvent('popup')
	await page.getByRole('link', { name: 'Responder pelo chat' }).filter({ visible: true }).click()
	await (await chat).close()
	await expect(rowOf(page, 'Esperando a primeira resposta')).toHaveCount(0)
	await expect(rowOf(page, 'Sem próximo passo')).toBeVisible()
	await expect(linkOf(page, name)).toHaveAttribute('aria-current', 'true')
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('a lead is read beside its list, and a note is taken', async ({ page, signIn, insert }) => {
		const { name, ids, list } = await insertSome(insert, 2)
		await page.setViewportSize({ width: 1440, height: 900 })
		await signIn(page)
		await page.goto(list)
		await linkOf(page, `${name} 01`).click()
		await expect(whose(page)).toHaveText(`${name} 01`)
		await expect(rowOf(page, `${name} 02`)).toBeVisible()
		await page.getByLabel('Nova nota').fill('Ligar amanhã')
		await page.getByRole('button', { name: 'Adicionar nota' }).click()
		await expect(panel(page).getByText('Ligar amanhã')).toBeVisible()
		await page.getByRole('link', { name: /^Pedido abaixo: #/ }).click()
		await expect(page).toHaveURL(new RegExp(`${ids[1]}\\?busca=`))
		await page.getByRole('link', { name: 'Fechar e voltar à lista' }).click()
		await expect(page).toHaveURL(list)
	})
})
