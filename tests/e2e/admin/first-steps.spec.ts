import { expectAccessible } from '../accessibility.ts'
import { openDatabase } from '../database.ts'
import { expect, hydrated, overflowOf, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { createPerson, giveSession } from '../sign-in.ts'

test('the first steps can be left, taken up and skipped, and are done by what is so', async ({ page }) => {
	const server = await startOwnServer({ demo: false })
	const database = await openDatabase(server.databaseUrl)
	const ana = await createPerson(database.db, 'admin')
	await giveSession(database.db, page.context(), { id: ana.id, url: server.url })
	const steps = page.getByRole('navigation', { name: 'Passos' })
	const heading = page.getByRole('heading', { level: 1 })

	await page.setViewportSize({ width: 1440, height: 1000 })
	await page.goto(`${server.url}/admin/dashboard`)
	await hydrated(page)
	await page.getByRole('link', { name: 'Primeiros passos: 0 de 5' }).click()
	await expect(heading).toHaveText('Quem é a corretora?')
	await page.getByLabel('CNPJ').fill('11')
	await page.getByRole('button', { name: 'Salvar e continuar' }).click()
	await expect(page.getByLabel('CNPJ')).toBeFocused()
	await expect(page.getByLabel('CNPJ')).toHaveAccessibleDescription(/Os dígitos não conferem/)
	await page.getByLabel('CNPJ').fill('12ABC34501DE35')
	await page.getByLabel('Nome público').fill('Horizonte Corretora')
	await expect(page.getByTitle('Prévia do site').contentFrame().getByText('© 2026 Horizonte Corretora')).toBeAttached()
	await page.getByRole('button', { name: 'Salvar e continuar' }).click()
	await expect(heading).toHaveText('Quando vocês atendem?')
	// Some of the names are still invented.
	await expect(steps.getByRole('link', { name: /Corretora/ })).not.toContainText('feito')

	await page.getByLabel('Sexta, período 2, fecha').fill('17:00')
	await page.getByText('Sex, 17:30').click()
	await expect(page.getByText(/segunda-feira, a partir das 08:00/)).toBeVisible()
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Salvar e continuar' }).click()
	await expect(heading).toHaveText('Por onde saem os e-mails?')
	await expect(steps.getByRole('link', { name: /Horário/ })).toContainText('feito')
	await page.getByRole('link', { name: 'Continuar depois' }).click()

	await page.setViewportSize({ width: 390, height: 900 })
	await page.getByRole('link', { name: 'Primeiros passos: 1 de 5' }).click()
	await expect(heading).toHaveText('Quem é a corretora?')
	for (const name of ['corretora', 'horario', 'email', 'provedores', 'artigo']) {
		await page.goto(`${server.url}/admin/comecar?passo=${name}`)
		await hydrated(page)
		expect(await overflowOf(page), name).toBe(0)
		await expectAccessible(page, name)
	}
	await page.goto(`${server.url}/admin/comecar?passo=email`)
	await hydrated(page)
	await page.getByRole('button', { name: 'Ver a prévia' }).click()
	await expect(page.getByRole('dialog').getByTitle('Prévia do site')).toBeVisible()
	await page.getByRole('button', { name: 'Fechar' }).click()
	await page.getByRole('link', { name: 'Pular', exact: true }).click()
	await expect(heading).toHaveText('Quem ajuda a escrever?')
	await page.goto('about:blank')
	await database.close()
	await server.stop()
})
