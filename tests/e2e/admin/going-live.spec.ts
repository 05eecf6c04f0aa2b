import { expectAccessible } from '../accessibility.ts'
import { openDatabase } from '../database.ts'
import { expect, hydrated, overflowOf, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { createPerson, giveSession } from '../sign-in.ts'

test('the dashboard says what is left before going live, and each line is true', async ({ page }) => {
	const server = await startOwnServer()
	const database = await openDatabase(server.databaseUrl)
	const ana = await createPerson(database.db, 'admin')
	await giveSession(database.db, page.context(), { id: ana.id, url: server.url })
	const list = page.getByRole('region', { name: 'Pronto para ir ao ar?' })
	const line = (name: string) => list.getByRole('listitem').filter({ hasText: name })

	await page.setViewportSize({ width: 1440, height: 1000 })
	await page.goto(`${server.url}/admin/dashboard`)
	await hydrated(page)
	await expect(list).toContainText('0 de 7 feitos')
	await expect(list.getByRole('listitem')).toHaveCount(7)
	await expect(line('Domínio e https')).toContainText(`O endereço configurado é ${server.url}`)
	await expect(line('E-mail enviado uma vez')).toContainText('Sem servidor de e-mail')
	await expect(line('Segundo fator')).toContainText('Falta para Ana Teste')
	await expectAccessible(page)

	await list.getByRole('button', { name: 'Já restaurei: Cópia feita e restaurada' }).click()
	await expect(line('Cópia feita e restaurada')).toContainText('Ana Teste disse que restaurou')
	await list.getByRole('button', { name: 'Já li: Páginas legais lidas' }).click()
	await expect(list).toContainText('2 de 7 feitos')
	await database.sql('update users set two_factor_enabled = true where id = $1', [ana.id])
	await page.setViewportSize({ width: 390, height: 900 })
	await page.reload()
	await hydrated(page)
	await expect(list).toContainText('3 de 7 feitos')
	await expect(line('Segundo fator')).toContainText('Ana Teste')
	expect(await overflowOf(page)).toBe(0)
	await expectAccessible(page)

	// Who may not change settings is not asked to.
	const author = await createPerson(database.db, 'author')
	await giveSession(database.db, page.context(), { id: author.id, url: server.url })
	await page.goto(`${server.url}/admin/dashboard`)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(list).toBeHidden()
	await page.goto('about:blank')
	await database.close()
	await server.stop()
})
