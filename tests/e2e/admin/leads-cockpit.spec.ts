import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, hydrated, open, overflowOf, test } from '../fixtures.ts'

const rowOf = (page: Page, name: string) =>
	page.getByRole('table', { name: 'Pedidos' }).locator('tbody tr').filter({ hasText: name })

/** Long before all others: it stands at the top of those who wait, and its promise is broken. */
const longAgo = () => new Date(Date.UTC(2019, 0, 1) - Math.floor(Math.random() * 1e10))
const broken = { answerPromise: 'ten-minutes', answerDueAt: new Date('2019-01-02T12:00:00Z') } as const

function somebody() {
	return `Jorge ${randomUUID().slice(0, 8)}`
}

/** A chat that opens elsewhere leaves this machine: nobody answers there. */
async function noChat(page: Page) {
	await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
}

for (const width of [390, 1440]) {
	test(`at ${width} px whoever waits is taken, answered, planned, and the history tells`, async ({
		page,
		signIn,
		insert,
		sql,
		complaints,
	}) => {
		const name = somebody()
		const since = longAgo()
		const lead = await insert.lead({
			name,
			phone: '(51) 99999-0133',
			createdAt: since,
			reachableSince: since,
			...broken,
		})
		await page.setViewportSize({ width, height: 844 })
		await noChat(page)
		const admin = await signIn(page)
		await open(page, '/admin/leads')
		await expect(rowOf(page, name)).toContainText('Fora do prazo')
		await expect(rowOf(page, name)).toContainText(/responder já/i)
		expect(await overflowOf(page)).toBe(0)
		await expectAccessible(page, `what is to be done at ${width}`)

		if (width === 1440) {
			await rowOf(page, name)
				.getByRole('button', { name: /^Assumir #/ })
				.click()
			await expect(page.getByText('Responsável alterado')).toBeVisible()
			await rowOf(page, name).getByRole('link', { name }).click()
		} else {
			await rowOf(page, name).getByRole('link', { name, exact: true }).click()
			await hydrated(page)
			await page.getByRole('button', { name: 'Assumir' }).click()
			await expect(page.getByText('Responsável alterado')).toBeVisible()
		}
		await expect(page.getByLabel('Quem atende')).toHaveValue(admin.id)
		const opened = page.getByRole('region', { name: /^Pedido/ })
		await expect(opened.getByText(/Fora do prazo|depois dos 10 minutos prometidos/)).toBeVisible()

		const chat = page.waitForEvent('popup')
		await page.getByRole('link', { name: 'Responder pelo chat' }).filter({ visible: true }).click()
		await expect.poll(async () => (await chat).url()).toContain('wa.me/5551999990133')
		await expect(page.getByText('Resposta aberta', { exact: true })).toBeVisible()
		const history = page.getByRole('list', { name: /Acontecimentos/ })
		await expect(history).toContainText('Resposta: chat aberto')
		await expect(history).not.toContainText(/enviad/)
		await expect(page.getByLabel('Situação')).toHaveValue('contacted')

		await page.getByLabel('Próximo passo').fill('Enviar três propostas')
		await page.getByLabel('Quando').fill('2019-01-01T10:00')
		await page.getByLabel('Quando').evaluate((field: HTMLInputElement) => field.removeAttribute('min'))
		await page.getByRole('button', { name: 'Marcar' }).click()
		await expect(page.getByRole('alert')).toContainText('Escolha um dia e uma hora que ainda vêm.')
		await expect(page.getByLabel('Próximo passo')).toHaveValue('Enviar três propostas')
		expect(complaints.splice(0)).toEqual([expect.stringContaining('400')])
		await page.getByLabel('Quando').fill(inTwoMonths())
		await page.getByRole('button', { name: 'Marcar' }).click()
		await expect(page.getByText('Próximo passo marcado')).toBeVisible()
		await expect(history).toContainText('Marcou o próximo passo: Enviar três propostas')
		expect(await overflowOf(page)).toBe(0)
		await expectAccessible(page, `a lead at ${width}`)

		// It is due, as if the days had passed.
		await sql(`update leads set next_step_at = now() - interval '1 minute' where id = $1`, [lead.id])
		await open(page, '/admin/leads?lista=meus')
		await expect(rowOf(page, name)).toContainText(/vencido/)
		await rowOf(page, name).getByRole('link', { name, exact: true }).click()
		await hydrated(page)
		await page.getByRole('button', { name: 'Feito' }).click()
		await expect(page.getByText('Passo feito', { exact: true })).toBeVisible()
		await page.getByRole('button', { name: 'Perdido' }).click()
		await expect(page.getByRole('button', { name: 'Marcar como perdido' })).toBeDisabled()
		await page.getByRole('radio', { name: 'preço' }).check()
		await expectAccessible(page, 'why it was lost')
		await page.getByRole('button', { name: 'Marcar como perdido' }).click()
		await expect(history).toContainText('preço')
		expect(await sql(`select status, lost_reason from leads where id = $1`, [lead.id])).toEqual([
			{ status: 'lost', lost_reason: 'price' },
		])
		const log = await sql(`select action from audit_log where subject_label = $1 order by id`, [`#${lead.number}`])
		expect(log.map(({ action }) => action)).toEqual([
			'lead.assigned',
			'lead.reply-opened',
			'lead.step-planned',
			'lead.step-done',
			'lead.status-changed',
		])
	})
}

test('who takes what somebody else has just taken is told so', async ({
	page,
	signIn,
	newUser,
	insert,
	sql,
	complaints,
}) => {
	const name = somebody()
	const since = longAgo()
	const { id } = await insert.lead({ name, createdAt: since, reachableSince: since })
	const other = await newUser()
	await signIn(page)
	await open(page, '/admin/leads')
	await expect(rowOf(page, name)).toBeVisible()
	await sql(`update leads set owner_id = $2 where id = $1`, [id, other.id])
	await rowOf(page, name).getByRole('link', { name }).focus()
	await page.keyboard.press('a')
	await expect(page.getByText(`${other.name} já atende este pedido`)).toBeVisible()
	expect(await sql('select owner_id from leads where id = $1', [id])).toEqual([{ owner_id: other.id }])
	expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
})

test('several are lost for one reason', async ({ page, signIn, insert, sql }) => {
	const name = somebody()
	for (const part of ['a', 'b']) await insert.lead({ name: `${name} ${part}` })
	await signIn(page)
	await open(page, `/admin/leads?busca=${encodeURIComponent(name)}`)
	await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
	await page.getByRole('button', { name: 'Mudar situação' }).click()
	await page.getByRole('menuitem', { name: 'perdido' }).click()
	await page.getByRole('radio', { name: 'não respondeu mais' }).check()
	await page.getByRole('button', { name: 'Marcar como perdido' }).click()
	await expect(page.getByText('2 pedidos com a situação alterada')).toBeVisible()
	expect(await sql(`select distinct lost_reason from leads where name like $1`, [`${name}%`])).toEqual([
		{ lost_reason: 'no-answer' },
	])
})

function inTwoMonths(): string {
	return new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 16)
}
