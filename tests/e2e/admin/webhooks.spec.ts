import { expectAccessible } from '../accessibility.ts'
import { expect, overflowOf, test } from '../fixtures.ts'

const SCREEN = '/admin/integracoes/webhooks'

for (const width of [390, 1440]) {
	test(`a target is made, its secret shown once, its log read and a message sent again, ${width} px wide`, async ({
		page,
		signIn,
		sql,
		allowedComplaints,
	}) => {
		// What is refused is answered as such.
		allowedComplaints.push(/status of 409/)
		// Paused before anything happens: nothing is ever sent to this address, which is nic.br's.
		const address = `https://200.160.2.3/avisos-${width}`
		await page.setViewportSize({ width, height: 900 })
		await signIn(page)
		await page.goto('/admin/integracoes')
		await page.getByRole('link', { name: 'Abrir webhooks' }).click()
		await expect(page).toHaveURL(new RegExp(`${SCREEN}$`))
		expect(await overflowOf(page)).toBe(0)

		await page.getByRole('button', { name: 'Criar destino' }).click()
		await expect(page.getByText('Escolha pelo menos um aviso.')).toBeVisible()
		await page.getByRole('checkbox', { name: 'lead alterado' }).check()
		await page.getByLabel('Endereço').fill('https://127.0.0.1/avisos')
		await page.getByRole('button', { name: 'Criar destino' }).click()
		await expect(page.getByText('Este endereço leva a uma rede interna.')).toBeVisible()
		await expect(page.getByRole('checkbox', { name: 'lead alterado' })).toBeChecked()
		await expectAccessible(page)

		await page.getByLabel('Endereço').fill(address)
		await page.getByRole('button', { name: 'Criar destino' }).click()
		const secret = page.getByLabel('Segredo do destino')
		await expect(secret).toHaveValue(/^whsec_[A-Za-z0-9+/=]{44}$/)
		const told = await secret.inputValue()
		expect(await overflowOf(page)).toBe(0)
		await expectAccessible(page)
		const target = page.getByRole('list', { name: 'Destinos' }).getByRole('listitem').filter({ hasText: address })
		await expect(target.getByRole('button', { name: 'Enviar teste' })).toBeVisible()
		await target.getByRole('button', { name: 'Pausar' }).click()
		await expect(target.getByText('pausado')).toBeVisible()
		// What is paused is not tried: it would arrive when somebody resumes it.
		await expect(target.getByRole('button', { name: 'Enviar teste' })).toBeHidden()
		await expect(secret).toBeHidden()
		expect(await page.content()).not.toContain(told)

		const event = `msg_e2e${width}`
		await sql(`insert into webhook_events (id, type, subject_id) values ($1, 'lead.changed', gen_random_uuid())`, [
			event,
		])
		await sql(
			`insert into webhook_deliveries (event_id, target_id, attempts, status, fault, tried_at)
			 select $1, id, 8, 302, 'redirected', now() from webhook_targets where url = $2`,
			[event, address],
		)
		await page.reload()
		const line = page.getByRole('list', { name: 'Avisos' }).getByRole('listitem').filter({ hasText: event })
		await expect(line).toContainText('Respondeu com um redirecionamento (302), que não é seguido.')
		await expect(line).toContainText('8 tentativas')
		await line.getByRole('button', { name: /Reenviar/ }).click()
		await expect(page.getByText('Aviso de volta à fila')).toBeVisible()
		await expect(line).toHaveCount(2)
		await expect(line.first()).toContainText('reenvio')
		expect(await overflowOf(page)).toBe(0)
		await expectAccessible(page)

		await target.getByRole('button', { name: 'Remover' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
		await expect(page.getByText('Destino removido')).toBeVisible()
		await expect(target).toHaveCount(0)
		expect(await sql('select 1 from webhook_targets where url = $1', [address])).toEqual([])
	})
}
