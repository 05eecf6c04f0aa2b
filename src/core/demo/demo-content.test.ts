import { expect, test } from 'vitest'
import { demoCategories } from './categories.ts'
import { demoPosts } from './posts.ts'

const officialHosts = /(^|\.)(gov\.br|susep\.gov\.br|planalto\.gov\.br|bcb\.gov\.br|ans\.gov\.br|jus\.br|leg\.br)$/
const allowedTags = new Set(
	'section aside h2 h3 p ul ol li strong em a data table thead tbody tr th td blockquote br img'.split(' '),
)
const landingPages = [
	'/seguros/auto',
	'/seguros/residencial',
	'/seguros/viagem',
	'/seguros/vida',
	'/servicos/previdencia',
	'/servicos/consorcio',
]
const absolutePromises =
	/garantimos|garantia total|100\s?%|risco zero|sem nenhum risco|aprovação garantida|o melhor do brasil/i

const byTitle = demoPosts.map((post) => [post.title, post] as const)

function textOf(html: string) {
	return html
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
}

function matches(html: string, pattern: RegExp) {
	return [...html.matchAll(pattern)].map((match) => match[1] ?? '')
}

function linksOf(html: string) {
	return matches(html, /<a\s[^>]*href="([^"]+)"/g)
}

/** Tags that are closed in the wrong order or never closed. */
function brokenTags(html: string) {
	const open: string[] = []
	const broken: string[] = []
	for (const [, close, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
		if (tag === 'br' || tag === 'img') continue
		if (!close) open.push(tag)
		else if (open.pop() !== tag) broken.push(tag)
	}
	return [...broken, ...open]
}

test('eighteen posts are spread over the eight categories as planned', () => {
	const counts = Object.fromEntries(
		demoCategories.map(({ slug }) => [slug, demoPosts.filter((post) => post.categorySlug === slug).length]),
	)
	expect(counts).toEqual({
		'seguro-auto': 4,
		'seguro-residencial': 3,
		sinistros: 3,
		cotacoes: 2,
		viagem: 2,
		vida: 1,
		empresas: 2,
		'dicas-gerais': 1,
	})
	expect(demoPosts).toHaveLength(18)
})

test('slugs are unique and follow the slug rule', () => {
	for (const list of [demoPosts, demoCategories]) {
		const slugs = list.map(({ slug }) => slug)
		expect(new Set(slugs).size).toBe(slugs.length)
		for (const slug of slugs) {
			expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
			expect(slug.length).toBeLessThanOrEqual(100)
		}
	}
})

test('titles and descriptions are unique across the site', () => {
	for (const field of ['metaTitle', 'metaDescription'] as const) {
		const values = [...demoPosts, ...demoCategories].map((item) => item[field])
		expect(new Set(values).size).toBe(values.length)
	}
})

test('publication dates are distinct, newest first, 3 to 120 days old', () => {
	const ages = demoPosts.map((post) => post.publishedDaysAgo)
	expect(ages).toEqual([...new Set(ages)].toSorted((a, b) => a - b))
	expect(ages[0]).toBeGreaterThanOrEqual(3)
	expect(ages.at(-1)).toBeLessThanOrEqual(120)
})

test('the five posts of the design come first, in its order', () => {
	expect(demoPosts.slice(0, 5).map((post) => post.slug)).toEqual([
		'bati-o-carro-primeiras-24-horas',
		'classe-de-bonus-como-nao-perder',
		'vendaval-no-litoral-seguro-residencial',
		'seguro-viagem-mercosul',
		'tres-cotacoes-lado-a-lado',
	])
})

test.for(demoCategories.map((category) => [category.name, category] as const))(
	'category %s has metadata of the right length',
	([, category]) => {
		expect(category.metaTitle.length).toBeGreaterThanOrEqual(30)
		expect(category.metaTitle.length).toBeLessThanOrEqual(60)
		expect(category.metaDescription.length).toBeGreaterThanOrEqual(120)
		expect(category.metaDescription.length).toBeLessThanOrEqual(160)
	},
)

test.for(byTitle)('%s: metadata has the right length', ([, post]) => {
	expect(post.title.length).toBeLessThanOrEqual(60)
	expect(post.metaTitle.length).toBeGreaterThanOrEqual(30)
	expect(post.metaTitle.length).toBeLessThanOrEqual(60)
	expect(post.metaDescription.length).toBeGreaterThanOrEqual(120)
	expect(post.metaDescription.length).toBeLessThanOrEqual(160)
	expect(post.excerpt.length).toBeGreaterThanOrEqual(60)
	expect(post.excerpt.length).toBeLessThanOrEqual(200)
	expect(post.tags.length).toBeGreaterThanOrEqual(2)
	expect(new Set(post.tags).size).toBe(post.tags.length)
})

test.for(byTitle)('%s: headings start at h2 and skip no level', ([, post]) => {
	const levels = matches(post.content, /<h([1-6])\b/g).map(Number)
	expect(levels[0]).toBe(2)
	for (const [index, level] of levels.entries()) {
		expect(level).toBeGreaterThan(1)
		expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
	}
})

test.for(byTitle)('%s: markup is well formed and stays within the allowed tags', ([, post]) => {
	expect(brokenTags(post.content)).toEqual([])
	for (const tag of matches(post.content, /<\/?([a-z0-9]+)/g)) expect(allowedTags).toContain(tag)
	expect(post.content).not.toMatch(/\sstyle=|\son\w+=/)
	expect(post.content).toBe(post.content.trim())
	for (const cell of matches(post.content, /<(th\b[^>]*)>/g)) expect(cell).toContain('scope="col"')
	for (const image of matches(post.content, /<(img\b[^>]*)>/g)) expect(image).toMatch(/\salt="[^"]+"/)
})

test.for(byTitle)('%s: opens with the summary and ends with the note', ([, post]) => {
	expect(post.content).toMatch(/^<aside class="resumo">\s*<h2>Em resumo<\/h2>\s*<ul>/)
	expect(post.content).toMatch(/<p class="nota">[^<]+<\/p>$/)
	const summary = post.content.slice(0, post.content.indexOf('</aside>'))
	expect(matches(summary, /(<li>)/g)).toHaveLength(3)
})

test.for(byTitle)('%s: cites at least two official sources inside the text', ([, post]) => {
	const external = linksOf(post.content).filter((href) => !href.startsWith('/'))
	expect(new Set(external).size).toBe(external.length)
	expect(new Set(external)).toEqual(new Set(post.sourceUrls))

	const official = external.filter((href) => officialHosts.test(new URL(href).hostname))
	expect(official.length).toBeGreaterThanOrEqual(2)
	for (const href of external) expect(href).toMatch(/^https:\/\//)
	for (const tag of matches(post.content, /<(a\s[^>]*href="http[^>]*)>/g)) {
		expect(tag).toContain('target="_blank" rel="noopener"')
	}
})

test.for(byTitle)('%s: links to pages of this site that exist', ([, post]) => {
	const internal = linksOf(post.content).filter((href) => href.startsWith('/'))
	const known = [...landingPages, ...demoPosts.map(({ slug }) => `/blog/${slug}`)]
	expect(internal.length).toBeGreaterThanOrEqual(1)
	for (const href of internal) expect(known).toContain(href)
	expect(internal).not.toContain(`/blog/${post.slug}`)
})

test.for(byTitle)('%s: is long enough, names a regulator and promises nothing absolute', ([, post]) => {
	const text = textOf(post.content)
	expect(text.split(' ').length).toBeGreaterThanOrEqual(700)
	expect(text).toMatch(/SUSEP|Banco Central|\bANS\b|ANAC/)
	expect(text).not.toMatch(absolutePromises)
	expect(text).not.toMatch(/\p{Extended_Pictographic}/u)
})
