import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { hostileHtml } from '../html/testing/hostile-html.ts'
import { checkArticle, type Surroundings } from './check-article.ts'
import type { Article } from './finding.ts'
import { isPassing, MOST_UNREVIEWED } from './points.ts'
import { rules } from './rules/all.ts'
import { check, found, plus, words } from './testing/check.ts'
import { goodArticle, surroundings } from './testing/good-article.ts'

const { content } = goodArticle

test('the points of each group make a hundred', () => {
	for (const group of ['html', 'ymyl'])
		expect(rules.filter((rule) => rule.group === group).reduce((sum, { points }) => sum + points, 0)).toBe(100)
	expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
})

test('a good article has nothing to mend', () => {
	expect(check()).toMatchObject({ score: 100, html: 100, ymyl: 100, passes: true, findings: [] })
})

test('where official sources are missing, the list is where to begin unless it has them', () => {
	const unlinked = content.replaceAll('gov.br', 'example')
	const fieldOf = (sourceUrls: string[]) => found('official-sources', { content: unlinked, sourceUrls })[0]?.field
	expect(fieldOf([])).toBe('sourceUrls')
	expect(fieldOf(['https://www.gov.br/a', 'https://www.gov.br/b'])).toBe('content')
})

/** Each rule on both sides of its threshold: what it lets pass, and what it does not. */
const thresholds: [rule: string, label: string, fine: Partial<Article>, wrong: Partial<Article>][] = [
	['single-h1', 'one H1 and two', plus('<h1>Um</h1><h2>x</h2>'), plus('<h1>Um</h1><h1>Dois</h1>')],
	['title-length', '30 and 29 characters', { metaTitle: 'x'.repeat(30) }, { metaTitle: 'x'.repeat(29) }],
	['title-length', '60 and 61 characters', { metaTitle: 'x'.repeat(60) }, { metaTitle: 'x'.repeat(61) }],
	['title-length', 'a title and none', { metaTitle: null }, { metaTitle: '', title: ' ' }],
	[
		'description-length',
		'120 and 119 characters',
		{ metaDescription: 'x'.repeat(120) },
		{ metaDescription: 'x'.repeat(119) },
	],
	[
		'description-length',
		'160 and 161 characters',
		{ metaDescription: 'x'.repeat(160) },
		{ metaDescription: 'x'.repeat(161) },
	],
	['description-length', 'some and none', {}, { metaDescription: null }],
	['heading-levels', 'h3 and h4 after h2', plus('<h3>Um</h3>'), plus('<h4>Um</h4>')],
	['heading-levels', 'a heading with words and without', plus('<h3>Um</h3>'), plus('<h3> </h3>')],
	[
		'picture-alt',
		'a description and none',
		plus('<img src="/a.png" alt="Um farol" width="1" height="1">'),
		plus('<img src="/a.png" width="1" height="1">'),
	],
	[
		'picture-alt',
		'a description and a file name',
		plus('<img src="/a.png" alt="Um farol" width="1" height="1">'),
		plus('<img src="/a.png" alt="foto-01.png" width="1" height="1">'),
	],
	[
		'picture-alt',
		'125 and 126 characters',
		plus(`<img src="/a.png" alt="${'x'.repeat(125)}" width="1" height="1">`),
		plus(`<img src="/a.png" alt="${'x'.repeat(126)}" width="1" height="1">`),
	],
	[
		'tidy-media',
		'a picture with measures and without',
		plus('<img src="/a.png" alt="x" width="1" height="1">'),
		plus('<img src="/a.png" alt="x">'),
	],
	[
		'tidy-media',
		'a table with a header and without',
		plus('<table><tr><th>a</th></tr></table>'),
		plus('<table><tr><td>a</td></tr></table>'),
	],
	['semantic-elements', 'ten words loose and eleven', plus(`<div>${words(10)}</div>`), plus(`<div>${words(11)}</div>`)],
	[
		'semantic-elements',
		'300 words without sections and 301',
		{ content: `<p>${words(300)}</p>` },
		{ content: `<p>${words(301)}</p>` },
	],
	['links', 'an own link and none', {}, { content: content.replaceAll('href="/', 'href="https://outro.example/') }],
	[
		'links',
		'a clear link and a vague one',
		plus('<a href="/blog">o blog</a>'),
		plus('<a href="/blog">clique aqui</a>'),
	],
	['links', 'https and http', plus('<a href="https://a.example">a</a>'), plus('<a href="http://a.example">a</a>')],
	[
		'text-length',
		'600 words and 599',
		{ content: `<h2>a</h2><p>${words(599)}</p>` },
		{ content: `<h2>a</h2><p>${words(598)}</p>` },
	],
	['flesch', 'short words and long ones', {}, { content: `<p>${words(30, 'responsabilidade')}.</p>` }],
	[
		'sentence-length',
		'a quarter of long sentences and more',
		{ content: `<p>${`${words(26)}. Curta. `.repeat(1)}${'Curta também. '.repeat(2)}Fim.</p>` },
		{ content: `<p>${`Aqui ${words(26)}. `.repeat(3)}${'Curta também. '.repeat(3)}</p>` },
	],
	[
		'passive-voice',
		'active and passive',
		{},
		{ content: `<p>${'O carro foi vistoriado. '.repeat(2)}${'A casa ficou. '.repeat(8)}</p>` },
	],
	['transitions', 'connected and not', {}, { content: `<p>${'O carro parou na rua. '.repeat(50)}</p>` }],
	['paragraph-length', '150 words and 151', plus(`<p>${words(150)}</p>`), plus(`<p>${words(151)}</p>`)],
	[
		'paragraph-length',
		'a section of 300 words and 301',
		plus(`<h2>s</h2>${`<p>${words(100)}</p>`.repeat(3)}`),
		plus(`<h2>s</h2>${`<p>${words(100)}</p>`.repeat(3)}<p>x</p>`),
	],
	[
		'repeated-openings',
		'two alike and three',
		plus('<p>Você vai. Você vem.</p>'),
		plus('<p>Você vai. Você vem. Você fica.</p>'),
	],
	['official-sources', 'two and one', {}, { content: content.replace('www.planalto.gov.br', 'planalto.example') }],
	[
		'official-sources',
		'in the text and only in the list',
		{},
		{ content: content.replaceAll('gov.br', 'example'), sourceUrls: ['https://www.gov.br/a', 'https://www.gov.br/b'] },
	],
	['regulators', 'the right one and the wrong one', {}, { content: content.replaceAll('SUSEP', 'ANS') }],
	['regulators', 'one and none', {}, { content: content.replaceAll('SUSEP', 'autarquia') }],
	[
		'regulators',
		'the central bank and another for a consortium',
		{ title: 'Consórcio sem segredo nenhum aqui', ...plus('<p>Quem fiscaliza é o Banco Central.</p>') },
		{ title: 'Consórcio sem segredo nenhum aqui' },
	],
	[
		'absolute-promises',
		'a condition and a promise',
		plus('<p>A seguradora paga conforme a apólice.</p>'),
		plus('<p>Indenização garantida em qualquer caso.</p>'),
	],
	[
		'absolute-promises',
		'denied and made',
		plus('<p>Desconfie de quem fala em aprovação garantida.</p>'),
		plus('<p>Aqui a aprovação é rápida e 100% garantida.</p>'),
	],
	['disclaimer', 'there and not', {}, { content: content.replace('é informativo e não substitui', 'substitui') }],
	['listed-sources', 'listed and not', {}, { sourceUrls: [] }],
	[
		'listed-sources',
		'in the text and not',
		{ sourceUrls: [], ...plus('<h2>Fontes consultadas</h2>') },
		{ sourceUrls: [] },
	],
]

test.for(thresholds)('%s: %s', ([id, , fine, wrong]) => {
	expect(found(id, fine)).toEqual([])
	expect(found(id, wrong).length).toBeGreaterThan(0)
})

test('what only a person can do is earned by a review of this version, for six months of days', () => {
	const review = (day: string) => ({ name: 'Ana', registration: '202012345', reviewedAt: new Date(day) })
	const ids = ['author-expertise', 'fact-check']
	const lost = (around: Partial<Surroundings>) =>
		check({}, around)
			.findings.filter(({ id }) => ids.includes(id))
			.map(({ field, points }) => [field, points])
	const both = [
		['review', 15],
		['review', 15],
	]
	expect(lost({ review: review('2026-05-15T04:00:00Z') })).toEqual([])
	expect(lost({ review: review('2026-05-14T12:00:00Z') })).toEqual(both)
	expect(lost({ review: review('2026-11-16T12:00:00Z') })).toEqual(both)
	expect(lost({ review: undefined })).toEqual(both)
	expect(MOST_UNREVIEWED).toBe(82)
	expect(check({}, { review: null })).toMatchObject({ score: 82, possible: 82, html: 100, ymyl: 70, passes: false })
	expect(check()).toMatchObject({ score: 100, possible: 100 })
})

test.for([
	'Escrito por Ana Nunes, corretora registrada na SUSEP.',
	'Texto preparado com inteligência artificial para a Farol do Sul, corretora de seguros registrada na SUSEP.',
	'Fatos verificados em 10/11/2026 por Ana Nunes, corretora, SUSEP 202012345.',
])('what a text says of itself earns nothing: %s', (sentence) => {
	expect(check(plus(`<p>${sentence}</p>`), { review: null })).toMatchObject({ ymyl: 70, possible: 82 })
})

test('what depends on the surroundings', () => {
	expect(found('skip-link', {}, { hasSkipLink: false })).toHaveLength(1)
	const closest = (similarity: number) => ({ closest: { title: 'Outro', similarity } })
	expect(found('uniqueness', {}, { closest: undefined })).toMatchObject([{ points: 5, severity: 'dica' }])
	expect(found('uniqueness', {}, closest(0.35))).toEqual([])
	expect(found('uniqueness', {}, closest(0.36))).toMatchObject([{ severity: 'aviso' }])
	expect(found('uniqueness', {}, closest(0.61))).toMatchObject([{ severity: 'crítico' }])
})

test('every point that is missing is accounted for by what was found', () => {
	const bare = check({
		content: '<h1>a</h1><h1>b</h1><h5>c</h5><p>Indenização garantida.</p><img src=x>',
		metaDescription: '',
		sourceUrls: [],
	})
	for (const { id, points, granted } of bare.rules) {
		const lost = bare.findings.filter((finding) => finding.id === id).reduce((sum, finding) => sum + finding.points, 0)
		expect({ id, lost: lost.toFixed(1) }).toEqual({ id, lost: (points - granted).toFixed(1) })
	}
	const sum = (group: string) =>
		bare.rules.filter((rule) => rule.group === group).reduce((all, { granted }) => all + granted, 0)
	expect(bare.html).toBeCloseTo(sum('html'))
	expect(bare.ymyl).toBeCloseTo(sum('ymyl'))
	expect(bare.score).toBeCloseTo(Math.round(10 * (0.4 * bare.html + 0.6 * bare.ymyl)) / 10, 5)
})

test.for([
	[{ html: 85, ymyl: 85, score: 85 }, true],
	[{ html: 84.9, ymyl: 100, score: 94 }, false],
	[{ html: 100, ymyl: 75, score: 85 }, true],
	[{ html: 100, ymyl: 70, score: 85 }, true],
	[{ html: 100, ymyl: 69.9, score: 85 }, false],
	[{ html: 100, ymyl: 74.8, score: 84.9 }, false],
] as const)('%o passes: %s', ([scores, passes]) => {
	expect(isPassing({ ...scores, findings: [] })).toBe(passes)
})

test('one critical finding fails an article however high its score', () => {
	const result = check(plus('<p>Aprovação garantida.</p>'))
	expect(result.score).toBeGreaterThanOrEqual(85)
	expect(result.passes).toBe(false)
	expect(result.findings[0]).toMatchObject({ severity: 'crítico', id: 'absolute-promises' })
})

test('a finding points at its place in the text', () => {
	const html = `${content}<h4>Salto</h4>`
	const [finding] = found('heading-levels', { content: html })
	expect(html.slice(finding!.span!.start, finding!.span!.end)).toBe('<h4>Salto</h4>')
})

test('any HTML is checked without a fault, with a score from 0 to 100', () => {
	const piece = fc.oneof(
		fc.constantFrom(
			...hostileHtml.map(([, html]) => html),
			'<h1>',
			'</h1>',
			'<h4>x</h4>',
			'<table>',
			'<td>',
			'<img>',
			'<a href=x>',
			'<p>',
			'Indenização garantida. ',
		),
		fc.string(),
	)
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 12 }), fc.string(), fc.string(), (pieces, title, metaDescription) => {
			const result = checkArticle({ title, metaDescription, content: pieces.join('') }, surroundings)
			for (const score of [result.score, result.html, result.ymyl]) {
				expect(score).toBeGreaterThanOrEqual(0)
				expect(score).toBeLessThanOrEqual(100)
			}
		}),
		{ numRuns: 60 },
	)
})
