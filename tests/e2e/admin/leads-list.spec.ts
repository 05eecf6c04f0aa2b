import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, test } from '../fixtures.ts'
import type { Insert } from '../insert.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Pedidos' }).locator('tbody tr')

/** Leads of somebody whom no other test knows, the newest last. */
async function insertSome(insert: Insert, count: number) {
	const name = `Zélia ${randomUUID().slice(0, 8)}`
	for (let number = 1; number <= count; number++)
		await insert.lead({
			name: `${name} ${String(number).padStart(2, '0')}`,
			createdAt: new Date(Date.UTC(2020, 0, number)),
		})
	return name
}

test('a row says the car, the CEP and the phone as people write it', async ({ page, signIn, insert }) => {
	const answers = { Marca: 'Fiat', Modelo: 'Argo', Ano: '2022', CEP: '95560-000' }
	const { name } = await insert.lead({ phone: '51999991234', answers })
	await page.setViewportSize({ width: 1440, height: 757 })
	await signIn(page)
	await open(page, `/admin/leads?busca=${encodeURIComponent(name!)}`)
	await expect(rows(page)).toContainText('Fiat Argo 2022 · 95560-000')
	await expect(rows(page)).toContainText('(51) 99999-1234')
	expect((await rows(page).boundingBox())!.height).toBeLessThanOrEqual(56)
})

test('several are marked with the keyboard, moved together, and moved back', async ({ page, signIn, insert, sql }) => {
	const name = await insertSome(insert, 3)
	await sql(`update leads set status = 'quoted' where name = $1`, [`${name} 02`])
	await signIn(page)
	await open(page, `/admin/leads?busca=${encodeURIComponent(name)}`)
	await page.keyboard.press('j')
	await page.keyboard.press('x')
	await page.keyboard.press('j')
	await page.keyboard.press('x')
	await expect(page.getByText('2 selecionados')).toBeVisible()
	await page.getByRole('button', { name: 'Mudar situação' }).click()
	await expectAccessible(page, 'with the menu of the chosen leads')
	await page.getByRole('menuitem', { name: 'ganho' }).click()
	await expect(page.getByText('2 pedidos com a situação alterada')).toBeVisible()
	const states = () => sql(`select status from leads where name like $1 order by name`, [`${name}%`])
	expect((await states()).map(({ status }) => status)).toEqual(['new', 'won', 'won'])
	await page.getByRole('button', { name: 'Desfazer' }).click()
	await expect(page.getByText('2 pedidos de volta à situação anterior')).toBeVisible()
	expect((await states()).map(({ status }) => status)).toEqual(['new', 'quoted', 'new'])
})

test('the chosen ones are exported, and nobody else', async ({ page, signIn, insert }) => {
	const name = await insertSome(insert, 3)
	await signIn(page)
	await open(page, `/admin/leads?busca=${encodeURIComponent(name)}`)
	await page.getByRole('checkbox', { name: new RegExp(`${name} 02$`) }).check()
	const saved = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Exportar CSV dos selecionados' }).click()
	const csv = await readFile(await (await saved).path(), 'utf8')
	expect(csv).toContain(`${name} 02`)
	expect(csv).not.toContain(`${name} 01`)
})

test('a page is reached by its number', async ({ page, signIn, insert }) => {
	const name = await insertSome(insert, 51)
	await signIn(page)
	await open(page, `/admin/leads?busca=${encodeURIComponent(name)}`)
	const jump = page.getByRole('form', { name: 'Ir a uma página' })
	await jump.getByRole('spinbutton', { name: 'Ir à página' }).fill('3')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/busca=.*&pagina=3$/)
	await expect(rows(page)).toHaveCount(1)
	await expect(rows(page)).toContainText(`${name} 01`)
})

test('an open menu of a lead hides nothing that can have the focus', async ({ page, signIn, insert }) => {
	const { name } = await insert.lead()
	await signIn(page)
	await open(page, `/admin/leads?busca=${encodeURIComponent(name!)}`)
	await page.getByRole('button', { name: /Mudar a situação de #/ }).click()
	await expect(page.getByRole('menuitemradio', { name: 'cotado' })).toBeVisible()
	await expectAccessible(page, 'with the menu of a lead open')
})

test('on a phone the first lead stands in the first 230 px', async ({ page, signIn, insert }) => {
	await insert.lead()
	await page.setViewportSize({ width: 390, height: 844 })
	await signIn(page)
	await open(page, '/admin/leads')
	const lead = rows(page).filter({ has: page.locator('[data-row-link]') })
	expect((await lead.first().boundingBox())!.y).toBeLessThanOrEqual(230)
	await page.getByRole('button', { name: 'Mais filtros' }).click()
	await page.getByLabel('Período').selectOption('Hoje')
	await expect(page).toHaveURL(/periodo=hoje/)
	await expectAccessible(page, 'the leads on a phone')
})
