import { expect, type Locator, type Page } from '@playwright/test'
import { open } from '../fixtures.ts'

export function title(page: Page): Locator {
	return page.getByLabel('Título', { exact: true })
}

/** The text as HTML, also while the visual view is open. */
export function html(page: Page): Locator {
	return page.locator('textarea[name=content]')
}

export function visual(page: Page): Locator {
	return page.getByRole('textbox', { name: 'Texto do artigo' })
}

export function save(page: Page): Locator {
	return page.getByRole('button', { name: 'Salvar', exact: true })
}

/** Says that what was typed is kept, saved or not. */
export function kept(page: Page): Locator {
	return page.getByText(/^(?:Cópia guardada|Salvo) \d\d:\d\d$/)
}

export function tools(page: Page): Locator {
	return page.getByRole('toolbar', { name: 'Formatação' })
}

/** Takes something from one of the tools' menus. */
export async function choose(page: Page, menu: 'Inserir' | RegExp, item: string): Promise<void> {
	await tools(page).getByRole('button', { name: menu }).click()
	await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Of a draft: when it goes live and when it leaves. */
export async function openDates(page: Page): Promise<void> {
	await page.getByText('Datas de publicação e retirada').click()
}

export async function openHtml(page: Page, path: string): Promise<void> {
	await open(page, path)
	await page.getByRole('tab', { name: 'HTML' }).click()
	await expect(html(page)).toBeVisible()
}

/** Asks whether an article goes before readers although something speaks against it. */
export function heldDialog(page: Page, verb = 'Publicar'): Locator {
	return page.getByRole('dialog', { name: `${verb} com pontos abertos?` })
}

/** Goes on: a text of a line or two has no sources and few points. */
export async function giveMotive(page: Page, motive = 'Nota curta, só para avisar.', verb = 'Publicar'): Promise<void> {
	const dialog = heldDialog(page, verb)
	await dialog.getByLabel('Motivo').fill(motive)
	await dialog.getByRole('button', { name: `${verb} mesmo assim` }).click()
	await expect(dialog).toBeHidden()
}

/** Enough words for a text to be judged. */
export const judgedText = `<p>${'Quem bate o carro avisa a seguradora e guarda as fotos. '.repeat(5).trim()}</p>`

/** Puts the article before readers, or opens what does. */
export function publishButton(page: Page): Locator {
	return page.getByRole('button', { name: /^Publicar(?: alterações)?$/ })
}

export function publishSheet(page: Page): Locator {
	return page.getByRole('dialog', { name: /^(?:Publicar|Agendar)(?: alterações)?$/ })
}

/** The one that does it. */
export function sheetButton(page: Page): Locator {
	return publishSheet(page).getByRole('button', { name: /^(?:Publicar|Agendar)(?: alterações)?$/ })
}

/** Waits for the verdict on the text as it stands. */
export async function judged(page: Page): Promise<void> {
	const verdict = publishSheet(page).getByRole('region', { name: 'Veredito' })
	await expect(verdict.getByText('Conferindo…')).toBeHidden()
	await expect(verdict).toHaveAttribute('aria-busy', 'false')
}

export async function openSheet(page: Page): Promise<Locator> {
	await publishButton(page).click()
	await judged(page)
	return publishSheet(page)
}

/** By the menu beside the button. */
export async function choosePublish(page: Page, choice: string): Promise<Locator> {
	await page.getByRole('button', { name: 'Outras formas de publicar' }).click()
	await page.getByRole('menuitem', { name: choice }).click()
	return publishSheet(page)
}

/** From the editor to its readers: with a motive, since a text of a line or two has no sources and few points. */
export async function publish(page: Page, motive?: string): Promise<void> {
	await openSheet(page)
	await finishPublishing(page, motive)
}

/** In the open sheet. */
export async function finishPublishing(page: Page, motive = 'Nota curta, só para avisar.'): Promise<void> {
	await judged(page)
	const sheet = publishSheet(page)
	const field = sheet.getByLabel(/^Motivo/)
	if (await field.isVisible()) await field.fill(motive)
	await sheetButton(page).click()
	await expect(sheet).toBeHidden()
}

/** The list of notes beside the text. */
export function notesPanel(page: Page): Locator {
	return page.getByRole('tabpanel', { name: /^Notas/ })
}

/** Selects words of the text, which marks may part, and waits for what is offered there. */
export async function selectWords(page: Page, words: string): Promise<void> {
	await expect(visual(page)).toContainText(words)
	await visual(page).focus()
	await visual(page).evaluate((view, wanted) => {
		const texts = document.createTreeWalker(view, NodeFilter.SHOW_TEXT)
		const letters: { node: Node; offset: number }[] = []
		let whole = ''
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const text = node.textContent ?? ''
			whole += text
			for (let offset = 0; offset < text.length; offset += 1) letters.push({ node, offset })
		}
		const first = letters[whole.indexOf(wanted)]!
		const last = letters[whole.indexOf(wanted) + wanted.length - 1]!
		document.getSelection()!.setBaseAndExtent(first.node, first.offset, last.node, last.offset + 1)
		// The browser tells of it a moment later. Marks that are drawn in between put the selection back to what it was.
		document.dispatchEvent(new Event('selectionchange'))
	}, words)
	await expect(page.getByRole('toolbar', { name: 'Trecho selecionado' })).toBeVisible()
}
