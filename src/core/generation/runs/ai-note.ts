import { DomUtils } from 'htmlparser2'
import { UPDATED_AT } from '#core/generation/local-writer/note.ts'
import { elementsOf, htmlOf, parseHtml, textOf } from '#core/html/dom.ts'
import { escapeText } from '#core/html/escape-text.ts'
import type { ArticleSource } from './article-source.ts'

const AI_NOTE = 'Texto preparado com inteligência artificial'

type Note = { siteName: string; sources: readonly ArticleSource[]; now: Date }

/** Puts the line under a model's text that says how it came to be. One it brought along, from before a rewrite, goes. */
export function withNote(html: string, { siteName, sources, now }: Note): string {
	const document = parseHtml(html)
	for (const paragraph of elementsOf(document, 'p'))
		if (textOf(paragraph).includes(AI_NOTE)) DomUtils.removeElement(paragraph)
	const sentences = [
		`${AI_NOTE} para a ${siteName}.`,
		sourcesNote(sources, now),
		'Confirme com um corretor antes de decidir.',
	]
	return `${htmlOf(document.children).trimEnd()}\n<p class="nota">${escapeText(sentences.filter(Boolean).join(' '))}</p>`
}

/** A date stands only for what was done on it: pages looked at today, or our list of official pages brought up to date. */
function sourcesNote(sources: readonly ArticleSource[], now: Date): string {
	const states = new Set(sources.map(({ state }) => state))
	if (states.has('unverified')) return 'Nem todos os endereços das fontes puderam ser conferidos.'
	const today = `conferidos automaticamente em ${written(now, 'America/Sao_Paulo')}`
	if (!states.has('curated')) return states.has('verified') ? `Endereços das fontes ${today}.` : ''
	const list = `Fontes da nossa lista de páginas oficiais, atualizada em ${written(UPDATED_AT, 'UTC')}`
	return states.has('verified') ? `${list}; endereços das demais ${today}.` : `${list}.`
}

function written(day: Date, timeZone: string): string {
	return day.toLocaleDateString('pt-BR', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}
