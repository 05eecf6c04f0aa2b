import type { Page } from '@playwright/test'
import { expect, showInterest, test } from '../fixtures.ts'

/** Goes down the page and tells which fields, labels and buttons of forms lie under a floating button anywhere. */
function coveredByFloatingButtons(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

		function coveredNow(): string[] {
			const floating = [...document.querySelectorAll('aside[aria-label=Atalhos] a')]
				.filter((button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
				.map((button) => button.getBoundingClientRect())
			const controls = [...document.querySelectorAll('main form :is(label, input, select, textarea, button)')]
			return controls
				.filter((control) => !control.closest('[aria-hidden=true]') && control.checkVisibility())
				.filter((control) => {
					const { left, right, top, bottom } = control.getBoundingClientRect()
					return floating.some(
						(button) => left < button.right && button.left < right && top < button.bottom && button.top < bottom,
					)
				})
				.map((control) => control.getAttribute('name') ?? control.textContent ?? '')
		}

		const covered = new Set<string>()
		for (let top = 0; top < document.documentElement.scrollHeight; top += 60) {
			scrollTo(0, top)
			await painted()
			// Sections get their height when they come near, and the buttons know of it a frame later.
			if (coveredNow().length > 0) await painted()
			for (const name of coveredNow()) covered.add(name)
		}
		return [...covered]
	})
}

for (const width of [390, 820, 1280]) {
	test(`nothing floats over a form at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 757 })
		for (const address of ['/seguros/auto', '/contact']) {
			await page.goto(address)
			expect(await coveredByFloatingButtons(page), address).toEqual([])
		}
		await page.goto('/')
		await page.evaluate(() => scrollTo(0, 800))
		await expect(page.getByRole('button', { name: 'Voltar ao topo' })).toBeVisible()
	})
}

test('a complaint about the CEP goes when it is corrected', async ({ page, complaints }) => {
	await page.goto('/seguros/auto')
	await showInterest(page)
	await page.locator('select[name=brand]').selectOption('Volkswagen')
	await page.locator('[name=model]').fill('Nivus')
	await page.locator('select[name=year]').selectOption('2024')
	const cep = page.locator('[name=cep]')
	const complaint = page.getByText('Informe os 8 dígitos do CEP.')
	await cep.fill('9556')
	await page.getByRole('button', { name: 'Solicitar Cotação' }).click()
	await expect(complaint).toBeVisible()
	await expect(cep).toBeFocused()
	await cep.pressSequentially('000')
	await expect(complaint).toBeVisible()
	await cep.pressSequentially('0')
	await expect(cep).toHaveValue('95560-000')
	await expect(complaint).toBeHidden()
	// What only the server knows to be wrong is complained about in the same place, and goes in the same way.
	await cep.fill('00000-000')
	await page.getByRole('button', { name: 'Solicitar Cotação' }).click()
	await expect(complaint).toBeVisible()
	await cep.fill('95560-000')
	await expect(complaint).toBeHidden()
	complaints.splice(0)
})

test('an incomplete message is answered by sentences of ours beside the fields', async ({ page }) => {
	await page.goto('/contact')
	await showInterest(page)
	const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Enviar mensagem' }) })
	await form.getByLabel('E-mail').fill('ana@')
	await form.getByRole('button', { name: 'Enviar mensagem' }).click()
	for (const sentence of ['Diga seu nome.', 'Confira o e-mail', 'Diga o assunto.', 'Escreva sua mensagem.'])
		await expect(form.getByText(sentence)).toBeVisible()
	await expect(form.getByLabel('Nome')).toBeFocused()
	await expect(form.getByLabel('Nome')).toHaveAccessibleDescription('Diga seu nome.')
	await form.getByLabel('Nome').fill('Ana')
	await expect(form.getByText('Diga seu nome.')).toBeHidden()
	await expect(form.getByText('Diga o assunto.')).toBeVisible()
})

test('who forgets the box of the newsletter is told beside it', async ({ page }) => {
	await page.goto('/contact')
	await showInterest(page)
	const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Inscrever-se' }) })
	await form.getByLabel('E-mail', { exact: true }).fill('ana@exemplo.com.br')
	await form.getByRole('button', { name: 'Inscrever-se' }).click()
	const sentence = form.getByText('Marque para confirmar que quer receber o boletim.')
	await expect(sentence).toBeVisible()
	await form.getByRole('checkbox').check()
	await expect(sentence).toBeHidden()
})

test('a telephone is written as people write it, and one from abroad is left alone', async ({ page }) => {
	await page.goto('/contact')
	await showInterest(page)
	const phone = page.getByLabel('Telefone')
	await phone.pressSequentially('51999998888')
	await expect(phone).toHaveValue('(51) 99999-8888')
	await phone.press('Home')
	for (let step = 0; step < 2; step += 1) await phone.press('ArrowRight')
	await phone.press('Delete')
	await expect(phone).toHaveValue('(59) 9999-8888')
	await phone.fill('')
	await phone.pressSequentially('+351 912 345 678')
	await expect(phone).toHaveValue('+351 912 345 678')
})
