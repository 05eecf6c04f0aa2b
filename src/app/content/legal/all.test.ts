import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { demoLegalPage } from '#app/testing/demo-legal.ts'
import { demoSite } from '#app/testing/demo-site.ts'
import { placeOf } from '#core/identity/site.ts'
import { legalTexts } from './all.ts'
import { leadRetention } from './brokerage-facts.ts'
import type { Inline, LegalBlock, LegalPage, RichText } from './legal-page.ts'
import { fixedBlanks, identityBlanks, tableNames } from './legal-values.ts'
import { libraryBlankNames } from './library-blanks.ts'

const legalPages = legalTexts.map((text) => demoLegalPage(text))
const [privacy, terms, transparency, accessibility] = legalPages as [LegalPage, LegalPage, LegalPage, LegalPage]

function textsOf(block: LegalBlock): RichText[] {
	switch (block.type) {
		case 'paragraph':
		case 'note':
			return [block.content]
		case 'list':
			return block.items
		case 'definitions':
			return block.entries.flatMap(({ term, details }) => [[term], details])
		case 'table':
			return [[block.caption], ...block.columns.map((column) => [column]), ...block.rows.flat()]
	}
}

function words(inline: Inline): string {
	if (typeof inline === 'string') return inline
	return 'strong' in inline ? inline.strong : inline.text
}

function richTextsOf(page: LegalPage): RichText[] {
	return page.sections.flatMap(({ heading, blocks }) => [[heading], ...blocks.flatMap(textsOf)])
}

function sentencesOf(page: LegalPage): string[] {
	return [page.title, page.metaDescription, page.lead, ...richTextsOf(page).map((text) => text.map(words).join(''))]
}

function textOf(page: LegalPage): string {
	return sentencesOf(page).join('\n')
}

function linksOf(page: LegalPage): { text: string; href: string }[] {
	return richTextsOf(page)
		.flat()
		.filter((inline) => typeof inline === 'object' && 'href' in inline)
}

test('the pages stand at the addresses of the contract', () => {
	expect(legalPages.map(({ path }) => path)).toEqual([
		'/politica-de-privacidade',
		'/termos-de-servico',
		'/transparencia',
		'/acessibilidade',
		'/seus-dados',
	])
})

test.for(legalPages)('$path has sections with unique ids, headings and content', ({ sections }) => {
	const ids = sections.map(({ id }) => id)
	expect(new Set(ids).size).toBe(ids.length)
	for (const { id, heading, blocks } of sections) {
		expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
		expect(heading).not.toBe('')
		expect(blocks).not.toEqual([])
	}
})

test.for(legalPages)('$path has a description that search results show whole', ({ metaDescription }) => {
	expect(metaDescription.length).toBeGreaterThanOrEqual(120)
	expect(metaDescription.length).toBeLessThanOrEqual(160)
})

test.for(legalPages)('$path says on which day it was last changed', ({ updatedAt }) => {
	expect(updatedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/)
	expect(new Date(updatedAt).toISOString().slice(0, 10)).toBe(updatedAt)
})

test.for(legalPages)('$path links only to secure addresses, mail, phones and our own pages', (page) => {
	const links = linksOf(page)
	expect(links).not.toEqual([])
	for (const { text, href } of links) {
		expect(text.trim()).not.toBe('')
		expect(href).toMatch(/^(https:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+$|tel:\+\d+$|\/(?!\/))/)
	}
})

test.for(legalPages)('$path points to sections of legal pages that exist', (page) => {
	const known = new Set(
		legalPages.flatMap(({ path, sections }) => [path, ...sections.map(({ id }) => `${path}#${id}`)]),
	)
	const own = linksOf(page).filter(({ href }) => href.startsWith('/'))
	expect(own.filter(({ href }) => !known.has(href))).toEqual([])
})

test.for(legalPages)('$path has rows as wide as their table', ({ sections }) => {
	for (const block of sections.flatMap(({ blocks }) => blocks)) {
		if (block.type !== 'table') continue
		for (const row of block.rows) expect(row).toHaveLength(block.columns.length)
	}
})

test.for(legalPages)('$path has no empty, doubled or stray characters', (page) => {
	for (const sentence of sentencesOf(page)) {
		expect(sentence.trim()).not.toBe('')
		expect(sentence).not.toMatch(/ {2}|\.\.| [.,;:]|undefined|\[object|"/)
	}
})

test.for(legalPages)('$path names the company as its identity does', (page) => {
	const text = textOf(page)
	for (const fact of [demoSite.legalName, demoSite.cnpj, demoSite.susep, demoSite.email, demoSite.phones[0]!.number]) {
		expect(text).toContain(fact)
	}
})

test('brand facts are imported, never typed again', () => {
	const sources = globSync(['src/app/content/legal/*.ts', 'content/legal/*.md'])
		.filter((file) => !file.endsWith('.test.ts'))
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n')
	const { legalName, name, cnpj, email, openingHours, susep, phones } = demoSite
	const facts = [legalName, name, cnpj, email, placeOf(demoSite), openingHours, 'faroldosul.example']
	for (const fact of [...facts, `'${susep}'`, ...phones.map(({ number }) => number)]) {
		expect(sources).not.toContain(fact)
	}
})

test('how long data is kept is written in one place and told the same way everywhere', () => {
	const sources = globSync(['src/app/content/legal/*.ts', 'content/legal/*.md'])
		.filter((file) => !file.endsWith('.test.ts'))
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n')
	expect(leadRetention).toMatch(/^24 meses\b/)
	expect(sources.match(/24 meses/g)).toHaveLength(1)
	expect(textOf(privacy).split(leadRetention).length).toBeGreaterThan(2)
	expect(textOf(terms) + textOf(transparency)).not.toMatch(/24 meses/)
})

test('privacy gives every kind of data a purpose, a legal basis and a period', () => {
	const block = privacy.sections.find(({ id }) => id === 'finalidades')?.blocks.find(({ type }) => type === 'table')
	const rows = block?.type === 'table' ? block.rows : []
	expect(rows.length).toBeGreaterThanOrEqual(8)
	for (const [, , basis] of rows) expect(basis?.map(words).join('')).toMatch(/art\. 7º, (I|II|V|IX)\b/)
})

test('privacy names who answers for personal data', () => {
	expect(textOf(privacy)).toContain(`${freshIdentity.privacyContact.name}, ${freshIdentity.privacyContact.email}`)
})

const phrases = [
	'Cotação em 10 minutos',
	'Até 40% de economia',
	'Desconto exclusivo de 5%',
	'Sem taxa de adesão',
	'Mais de 40 seguradoras parceiras',
	'Nota 5.0 em mais de 600 avaliações',
	'Mais de 14 anos de experiência',
	'Mais de 1.500 clientes satisfeitos',
]

test('the terms explain every claim in the words of the pages, and no longer one that the site stopped making', () => {
	for (const phrase of phrases) expect(textOf(terms)).toContain(phrase)
	const without = demoLegalPage(legalTexts[1]!, { claims: [] })
	for (const phrase of phrases) expect(textOf(without)).not.toContain(phrase)
})

test('the terms promise no review that an article may not have had', () => {
	expect(textOf(terms)).not.toMatch(/são revisados por/)
	expect(textOf(terms)).toContain('Sem essa indicação, o texto não foi revisado.')
})

test('the insurers listed bear out the number the site advertises', () => {
	const representedInsurers = freshIdentity.insurers
	expect(representedInsurers.length).toBeGreaterThanOrEqual(15)
	expect(representedInsurers.length).toBeGreaterThan(freshIdentity.claims.seguradoras.figure)
	expect(new Set(representedInsurers.map(({ name }) => name)).size).toBe(representedInsurers.length)
	for (const { name } of representedInsurers) expect(textOf(transparency)).toContain(name)
})

test('transparency names the technical lead', () => {
	expect(textOf(transparency)).toContain(freshIdentity.technicalLead.name)
	expect(textOf(transparency)).toContain(freshIdentity.technicalLead.registration)
})

test('the accessibility statement names the law, says what is not known and claims no conformance', () => {
	const text = textOf(accessibility)
	expect(text).toContain('Lei nº 13.146/2015')
	expect(text).toContain('Não houve teste com pessoas com deficiência')
	expect(text).not.toMatch(/100% acessível|totalmente acessível|em conformidade/)
})

test('notes that tell of fictional names go with the last of them', () => {
	const notes = (examples: boolean) =>
		legalTexts
			.flatMap((text) => demoLegalPage(text, { examples }).sections)
			.flatMap(({ blocks }) => blocks)
			.filter(({ type }) => type === 'note').length
	expect(notes(true)).toBe(6)
	// That nobody from outside judged the accessibility stays so whoever the brokerage is.
	expect(notes(false)).toBe(1)
})

test('every blank of the list is used by a page', () => {
	const files = globSync('content/legal/*.md').map((file) => readFileSync(file, 'utf8'))
	const names = [
		...Object.keys(identityBlanks(freshIdentity)),
		...Object.keys(fixedBlanks),
		...libraryBlankNames,
		...tableNames.map((name) => `tabela: ${name}`),
	]
	expect(names.filter((name) => !files.some((text) => text.includes(`{{${name}}}`)))).toEqual([])
})
