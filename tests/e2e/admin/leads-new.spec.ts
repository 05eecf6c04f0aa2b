import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, test } from '../fixtures.ts'

for (const width of [390, 1440]) {
	test(`a call is typed in, ${width} px wide, and says by whom and how it came`, async ({ page, signIn, sql }) => {
		await page.setViewportSize({ width, height: 844 })
		const { name: me } = await signIn(page)
		await open(page, '/admin/leads')
		await page.getByRole('link', { name: 'Novo lead' }).click()
		await expect(page.getByRole('heading', { name: 'Novo lead' })).toBeVisible()
		expect(await overflowOf(page)).toBe(0)
		await expectAccessible(page)

		const name = `Maria ${randomUUID().slice(0, 8)}`
		await page.getByLabel('Como chegou').selectOption('telefonema')
		await page.getByLabel('Nome').fill(name)
		await page.getByRole('button', { name: 'Criar lead' }).click()
		await expect(page.getByText('Anote um telefone ou um e-mail')).toBeVisible()
		await expect(page.getByLabel('Nome')).toHaveValue(name)
		await page.getByLabel('Telefone').fill('(51) 98888-7777')
		await page.getByLabel('O que procura').fill('Argo 2022, dorme em garagem')
		await page.getByRole('button', { name: 'Criar lead' }).click()

		await expect(page.getByRole('heading', { name })).toBeVisible()
		await expect(page.getByText('Digitou este lead: telefonema')).toBeVisible()
		await expect(page.getByText('Chegou pelo site')).toBeHidden()
		await expect(page.getByText('Nenhum aviso de privacidade foi mostrado por este site.')).toBeVisible()
		expect(await overflowOf(page)).toBe(0)
		await expectAccessible(page)
		const [row] = await sql(
			`select l.status, l.consent_version, l.typed_via, u.name from leads l join users u on u.id = l.owner_id where l.name = $1`,
			[name],
		)
		expect(row).toEqual({ status: 'contacted', consent_version: '', typed_via: 'phone', name: me })
	})
}

test('N begins one, and ? shows it', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/leads')
	await page.keyboard.press('?')
	await expect(page.getByRole('dialog')).toContainText('Digitar um lead novo')
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toBeHidden()
	await page.keyboard.press('n')
	await expect(page).toHaveURL(/\/admin\/leads\/novo$/)
})
