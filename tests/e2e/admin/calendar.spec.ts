import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type FactText, facts } from '#db/schema/facts.ts'
import { postChanges, posts } from '#db/schema/posts.ts'
import { topics } from '#db/schema/scheduler.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, ownAddress, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { menu } from '../pages/back-office.ts'
import { carry, dayCell, drop, entry, said, undated } from '../pages/calendar.ts'
import { holdRequests } from '../pages/hold-requests.ts'
import { notices, toast } from '../pages/notices.ts'

/** Nine o’clock in Brasília. */
const at = (day: string) => new Date(`${day}T12:00:00Z`)
const PASSWORD = 'senha-muito-segura-1'
const mark = () => randomUUID().slice(0, 8)

async function aFact(db: Db, until: string) {
	const id = `vence-${mark()}`
	const text: FactText = {
		kind: 'percentage',
		words: ['taxa'],
		topics: ['consorcio'],
		versions: [{ statement: `Taxa ${id}`, until }],
	}
	await db.insert(facts).values({ id, text, writtenOn: '2026-03-14' })
	return `Taxa ${id}`
}

async function publishAtOf(db: Db, id: string) {
	const [row] = await db.select().from(posts).where(eq(posts.id, id))
	return row!.publishAt
}

async function dueOnOf(db: Db, id: string) {
	const [row] = await db.select().from(posts).where(eq(posts.id, id))
	return row!.dueOn
}

test('a month has every kind on its day, and leads to each', async ({ page, signIn, insert, db }) => {
	await signIn(page)
	const scheduled = await insert.post({ publishAt: at('2031-03-18') })
	const live = await insert.publishedPost({ publishedAt: at('2019-03-06') })
	const title = `Bati o carro ${mark()}`
	await db.insert(postChanges).values({ postId: live.id, fields: { title }, version: 2, publishAt: at('2031-03-17') })
	const draft = await insert.post({ dueOn: '2031-03-19' })
	const inReview = await insert.post({ dueOn: '2031-03-20' })
	await insert.reviewRequest({ postId: inReview.id })
	const category = await insert.category({ name: `Calendário ${mark()}` })
	const topic = `Assunto ${mark()}`
	await db.insert(topics).values({ categoryId: category.id, topic, plannedFor: '2031-03-21' })
	const fact = await aFact(db, '2031-03-24')

	await open(page, '/admin/dashboard')
	await menu(page).getByRole('link', { name: 'Calendário' }).click()
	await expect(page).toHaveURL(/\/admin\/calendario$/)
	await open(page, '/admin/calendario?mes=2031-03')
	await expect(page.getByRole('heading', { level: 1, name: 'Março de 2031' })).toBeVisible()
	await expect(entry(dayCell(page, '2031-03-18'), scheduled.title)).toHaveText(`Agendado: 09:00 ${scheduled.title}`)
	await expect(entry(dayCell(page, '2031-03-17'), title)).toHaveText(`Agendado: 09:00 Alterações: ${title}`)
	await expect(entry(dayCell(page, '2031-03-19'), draft.title)).toHaveText(`Rascunho: ${draft.title}`)
	await expect(entry(dayCell(page, '2031-03-20'), inReview.title)).toHaveText(`Em revisão: ${inReview.title}`)
	await expect(entry(dayCell(page, '2031-03-21'), topic)).toHaveText(`Assunto: ${topic}`)
	await expect(entry(dayCell(page, '2031-03-24'), fact)).toHaveText(`Fato: Conferir: ${fact}`)
	await expectAccessible(page)

	await page.getByRole('link', { name: 'Semana', exact: true }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'a 1 de março de 2031' })).toBeVisible()
	await open(page, '/admin/calendario?ver=semana&dia=2031-03-19')
	await expect(page.getByRole('heading', { level: 1, name: '16 a 22 de março de 2031' })).toBeVisible()
	await expect(entry(dayCell(page, '2031-03-20'), inReview.title)).toBeVisible()
	await expect(dayCell(page, '2031-03-23')).toHaveCount(0)

	await open(page, '/admin/calendario?mes=2019-03')
	await expect(entry(dayCell(page, '2019-03-06'), live.title)).toHaveText(`Publicado: 09:00 ${live.title}`)
	await entry(page, live.title).click()
	await expect(page).toHaveURL(`/admin/posts/${live.id}`)
})

test('a scheduled article is dragged to another day at its hour, and taken back', async ({
	page,
	signIn,
	insert,
	db,
}) => {
	await signIn(page)
	const { id, title } = await insert.post({ publishAt: at('2031-04-09') })
	await open(page, '/admin/calendario?mes=2031-04')
	await carry(page, entry(page, title), dayCell(page, '2031-04-11'))
	await expect(dayCell(page, '2031-04-11')).toContainText('solte aqui')
	await expect(page.locator('.calendar-carried')).toContainText('para sex, 11/04, 09:00')
	await drop(page)
	await expect(entry(dayCell(page, '2031-04-11'), title)).toBeVisible()
	await expect(toast(page, 'Agendado para 11/04/2031, 09:00')).toBeVisible()
	expect(await publishAtOf(db, id)).toEqual(at('2031-04-11'))
	await notices(page).getByRole('button', { name: 'Desfazer' }).click()
	await expect(toast(page, 'Agendado para 09/04/2031, 09:00')).toBeVisible()
	await expect(entry(dayCell(page, '2031-04-09'), title)).toBeVisible()
	expect(await publishAtOf(db, id)).toEqual(at('2031-04-09'))
	await expect(notices(page).getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
})

test('who leaves before a move is made is told all the same, and takes it back from there', async ({
	page,
	signIn,
	insert,
	db,
}) => {
	await signIn(page)
	const { id, title } = await insert.post({ publishAt: at('2031-08-13') })
	await open(page, '/admin/calendario?mes=2031-08')
	const letGo = await holdRequests(page, '**/admin/calendario.data*', (request) => request.method() === 'POST')
	await carry(page, entry(page, title), dayCell(page, '2031-08-15'))
	await drop(page)
	await expect(entry(dayCell(page, '2031-08-15'), title)).toBeVisible()
	await menu(page).getByRole('link', { name: 'Categorias' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible()
	letGo()
	await expect(toast(page, 'Agendado para 15/08/2031, 09:00')).toBeVisible()
	expect(await publishAtOf(db, id)).toEqual(at('2031-08-15'))
	await notices(page).getByRole('button', { name: 'Desfazer' }).click()
	await expect(toast(page, 'Agendado para 13/08/2031, 09:00')).toBeVisible()
	expect(await publishAtOf(db, id)).toEqual(at('2031-08-13'))
})

test('a card is carried by the keyboard, each step is said, and Esc gives it back', async ({
	page,
	signIn,
	insert,
	db,
}) => {
	await signIn(page)
	const { id, title } = await insert.post({ dueOn: '2031-05-13' })
	const fact = await aFact(db, '2031-05-14')
	await open(page, '/admin/calendario?mes=2031-05')
	const card = entry(page, title)
	await card.focus()
	await page.keyboard.press('Space')
	await expect(said(page)).toContainText(`Pegou ${title}, terça, 13 de maio.`)
	await page.keyboard.press('ArrowRight')
	await expect(said(page)).toHaveText('quarta, 14 de maio.')
	await page.keyboard.press('ArrowDown')
	await expect(said(page)).toHaveText('quarta, 21 de maio.')
	await expect(dayCell(page, '2031-05-21')).toContainText('prazo qua, 21/05')
	await page.keyboard.press('Escape')
	await expect(said(page)).toHaveText(`${title}: devolvido ao lugar.`)
	expect(await dueOnOf(db, id)).toBe('2031-05-13')

	await page.keyboard.press('Space')
	await page.keyboard.press('ArrowLeft')
	await page.keyboard.press('Space')
	await expect(said(page)).toHaveText('Solto em segunda, 12 de maio.')
	await expect(toast(page, 'Prazo: segunda, 12 de maio')).toBeVisible()
	await expect(entry(dayCell(page, '2031-05-12'), title)).toBeFocused()
	expect(await dueOnOf(db, id)).toBe('2031-05-12')

	// Arrows go from card to card while none is carried; what cannot be moved says why.
	await page.keyboard.press('ArrowRight')
	await expect(entry(page, fact)).toBeFocused()
	await page.keyboard.press('Space')
	await expect(toast(page, 'Um fato vale até o dia que a norma diz.')).toBeVisible()
	await expect(said(page)).toContainText('Um fato vale até o dia que a norma diz.')
})

test('a day that has passed is refused in words, and so is what another moved meanwhile', async ({
	page,
	signIn,
	insert,
	db,
	allowedComplaints,
}) => {
	// What is refused is answered with 409.
	allowedComplaints.push(/status of 409/)
	await signIn(page)
	const late = await insert.post({ dueOn: '2020-04-08' })
	await open(page, '/admin/calendario?mes=2020-04')
	await carry(page, entry(page, late.title), dayCell(page, '2020-04-16'))
	await expect(dayCell(page, '2020-04-16')).toContainText('já passou')
	await drop(page)
	await expect(toast(page, /Esse dia já passou/)).toBeVisible()
	expect(await dueOnOf(db, late.id)).toBe('2020-04-08')

	const { id, title } = await insert.post({ publishAt: at('2031-06-10') })
	await open(page, '/admin/calendario?mes=2031-06')
	await db
		.update(posts)
		.set({ publishAt: at('2031-06-20'), version: 2 })
		.where(eq(posts.id, id))
	await carry(page, entry(page, title), dayCell(page, '2031-06-12'))
	await drop(page)
	await expect(toast(page, /Alguém mudou isso enquanto você olhava/)).toBeVisible()
	await expect(entry(dayCell(page, '2031-06-20'), title)).toBeVisible()
	expect(await publishAtOf(db, id)).toEqual(at('2031-06-20'))
})

test('a topic without a day is dragged onto one, and becomes a draft when asked', async ({
	page,
	signIn,
	insert,
	db,
}) => {
	await signIn(page)
	const category = await insert.category({ name: `Calendário ${mark()}` })
	const topic = `Enchente na garagem ${mark()}`
	const [made] = await db.insert(topics).values({ categoryId: category.id, topic, position: -9 }).returning()
	await open(page, '/admin/calendario?mes=2031-07')
	await carry(page, entry(undated(page), topic), dayCell(page, '2031-07-16'))
	await drop(page)
	await expect(toast(page, 'Assunto planejado para quarta, 16 de julho')).toBeVisible()
	await expect(entry(undated(page), topic)).toHaveCount(0)

	await entry(dayCell(page, '2031-07-16'), topic).click()
	const dialog = page.getByRole('dialog', { name: 'Mover para…' })
	await expect(dialog).toContainText('O programador não usa o assunto antes desse dia.')
	await dialog.getByRole('button', { name: 'Começar rascunho' }).click()
	await expect(toast(page, 'Rascunho criado')).toBeVisible()
	await expect(page.getByLabel('Título', { exact: true })).toHaveValue(topic)
	const [used] = await db.select().from(topics).where(eq(topics.id, made!.id))
	expect(await dueOnOf(db, used!.postId!)).toBe('2031-07-16')
	await expect(page.getByRole('link', { name: '16/07/2031' })).toHaveAttribute('href', /calendario\?mes=2031-07/)
})

test('a busy day shows three, and the rest on a page of its own', async ({ page, signIn, insert }) => {
	await signIn(page)
	const titles = []
	for (let number = 1; number <= 5; number++) titles.push((await insert.post({ dueOn: '2031-08-12' })).title)
	await open(page, '/admin/calendario?mes=2031-08')
	await expect(dayCell(page, '2031-08-12').locator('[data-entry]')).toHaveCount(3)
	await page.getByRole('link', { name: 'mais 2 em terça, 12 de agosto' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Terça, 12 de agosto de 2031' })).toBeVisible()
	for (const title of titles) await expect(entry(page, title)).toBeVisible()
	await expectAccessible(page)
})

test('national holidays are marked, and a day by itself says which one it is', async ({ page, signIn }) => {
	await signIn(page)
	await page.setViewportSize({ width: 1440, height: 900 })
	await open(page, '/admin/calendario?ver=mes&mes=2031-04')
	await expect(dayCell(page, '2031-04-21').getByText('feriado', { exact: true })).toBeVisible()
	// Easter moves, and with it Good Friday.
	await expect(dayCell(page, '2031-04-11')).toContainText('sexta, 11 de abril, feriado: Paixão de Cristo')
	await expect(dayCell(page, '2031-04-22')).not.toContainText('feriado')
	await page.setViewportSize({ width: 820, height: 900 })
	await open(page, '/admin/calendario?ver=dia&dia=2031-04-21')
	await expect(page.getByText('Feriado nacional: Tiradentes. Nada marcado neste dia.')).toBeVisible()
	expect(await overflowOf(page)).toBe(0)
})

test('an empty backlog is filled from the list of the house by one press', async ({ page, complaints }) => {
	// A server of its own: on the shared one other tests have topics. It takes a while to start.
	const server = await startOwnServer({ env: { ADMIN_PASSWORD: PASSWORD } })
	await page.request.post(`${server.url}/functions/v1/admin-setup`)
	await page.request.post(`${server.url}/api/auth/sign-in/email`, {
		data: { email: 'admin@faroldosul.example', password: PASSWORD },
		headers: { origin: server.url },
	})
	await page.setViewportSize({ width: 1440, height: 900 })
	await open(page, `${server.url}/admin/calendario`)
	const bring = page.getByRole('button', { name: 'Trazer um por categoria' })
	await bring.click()
	await expect(toast(page, /^\d+ assuntos? trazidos?$/)).toBeVisible()
	await expect(undated(page).locator('.calendar-kind-topic').first()).toBeVisible()
	await expect(bring).toBeHidden()
	await page.goto('about:blank')
	complaints.splice(0)
	await server.stop()
})

test('at 390 px it is an agenda of the days that have something, moved by a date', async ({
	page,
	signIn,
	insert,
	db,
}) => {
	await signIn(page)
	await page.setViewportSize({ width: 390, height: 844 })
	const { id, title } = await insert.post({ publishAt: at('2031-09-16') })
	await open(page, '/admin/calendario?mes=2031-09')
	await expect(dayCell(page, '2031-09-16')).toContainText('terça 16')
	await expect(dayCell(page, '2031-09-17')).toBeHidden()
	expect(await overflowOf(page)).toBe(0)
	await expectAccessible(page)
	await page.getByRole('button', { name: `Mover: ${title}` }).click()
	const dialog = page.getByRole('dialog', { name: 'Mover para…' })
	await expect(dialog).toContainText('O horário continua 09:00')
	await dialog.getByLabel('Dia').fill('2020-01-01')
	await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
	await expect(dialog).toContainText('Esse dia já passou.')
	await dialog.getByLabel('Dia').fill('2031-09-18')
	await expectAccessible(page)
	await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
	await expect(toast(page, 'Agendado para 18/09/2031, 09:00')).toBeVisible()
	await expect(entry(dayCell(page, '2031-09-18'), title)).toBeVisible()
	expect(await publishAtOf(db, id)).toEqual(at('2031-09-18'))
	await page.getByRole('link', { name: /^Sem data/ }).click()
	await expect(undated(page)).toBeInViewport()
})

test('an author sees their own drafts and the days that are taken, and moves no publication', async ({
	page,
	signIn,
	newUser,
	insert,
}) => {
	const author = await newUser('author')
	await signIn(page, author)
	const own = await insert.post({ authorId: author.id, dueOn: '2031-10-08' })
	const others = await insert.post({ dueOn: '2031-10-08' })
	const taken = await insert.post({ publishAt: at('2031-10-09') })
	const ownScheduled = await insert.post({ authorId: author.id, publishAt: at('2031-10-10') })
	await open(page, '/admin/calendario?mes=2031-10')
	await expect(page.getByRole('button', { name: `Mover: ${own.title}` })).toBeAttached()
	await expect(page.getByText(others.title)).toHaveCount(0)
	await expect(dayCell(page, '2031-10-09')).toContainText(taken.title)
	await expect(page.getByRole('link', { name: taken.title })).toHaveCount(0)
	await expect(page.getByRole('button', { name: `Mover: ${ownScheduled.title}` })).toHaveCount(0)
	await carry(page, entry(page, ownScheduled.title), dayCell(page, '2031-10-16'))
	await drop(page)
	await expect(toast(page, 'Seu papel não permite agendar artigos.')).toBeVisible()
})

test('it can be looked at without JavaScript', async ({ browser, signIn, insert, baseURL }) => {
	const context = await browser.newContext({
		extraHTTPHeaders: ownAddress(),
		javaScriptEnabled: false,
		baseURL: baseURL!,
	})
	const page = await context.newPage()
	await signIn(page)
	const { title } = await insert.post({ publishAt: at('2031-12-10') })
	await page.goto('/admin/calendario?mes=2031-11')
	await page.getByRole('link', { name: 'Próximo mês' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Dezembro de 2031' })).toBeVisible()
	await expect(entry(dayCell(page, '2031-12-10'), title)).toBeVisible()
	await page.getByRole('link', { name: 'Hoje' }).click()
	await expect(page.locator('.calendar-day.is-today')).toBeVisible()
	await context.close()
})
