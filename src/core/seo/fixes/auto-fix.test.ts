import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { demoPosts } from '../../demo/posts.ts'
import { hostileHtml } from '../../html/testing/hostile-html.ts'
import { checkArticle } from '../check-article.ts'
import type { Article } from '../finding.ts'
import { goodArticle, surroundings } from '../testing/good-article.ts'
import { autoFix } from './auto-fix.ts'
import { proposeFixes, withFixes } from './propose-fixes.ts'

const context = { siteName: 'Farol do Sul Seguros' }

function fixed(changes: Partial<Article>) {
	return autoFix({ ...goodArticle, ...changes }, context)
}

function contentAfter(addition: string) {
	const { article } = fixed({ content: goodArticle.content + addition })
	return article.content.slice(goodArticle.content.length)
}

test('text that needs no repair comes back byte for byte', () => {
	expect(autoFix(goodArticle, context)).toEqual({ article: goodArticle, applied: [] })
	const odd = `${goodArticle.content}\n<P CLASS='x' >Um  espaço&nbsp;&amp; <BR/>outro</P >`
	expect(fixed({ content: odd }).article.content).toBe(odd)
})

test.for([
	['<h1>Um</h1><h2>x</h2><h1 class="a">Dois</h1>', '<h1>Um</h1><h2>x</h2><h2 class="a">Dois</h2>'],
	['<H1>Um</H1><H1>Dois</H1>', '<H1>Um</H1><h2>Dois</h2>'],
	['<h4>Salto</h4><h5>Mais</h5>', '<h3>Salto</h3><h4>Mais</h4>'],
	['<h3> </h3><p>Fica</p>', '<p>Fica</p>'],
	['<h3><h3>Um</h3>', '<h3><h3>Um</h3>'],
	[
		'<a target="_blank" href="https://a.example">a</a>',
		'<a rel="noopener" target="_blank" href="https://a.example">a</a>',
	],
	[
		'<a target="_blank" rel="nofollow" href="https://a.example">a</a>',
		'<a target="_blank" rel="nofollow noopener" href="https://a.example">a</a>',
	],
] as const)('%s becomes %s', ([before, after]) => {
	expect(contentAfter(before)).toBe(after)
})

test.for([
	['<p>Um.</p><h3></h3><p>Dois.</p>', '<p>Um.</p><p>Dois.</p>'],
	['Um texto solto<h3></h3>e mais um', 'Um texto solto<h3></h3>e mais um'],
	['<p>Um parágrafo<h3></h3>e o que segue</p>', '<p>Um parágrafo<h3></h3>e o que segue</p>'],
	['Um texto solto<h3></h3><h4></h4>e mais um', 'Um texto solto<h4></h4>e mais um'],
	['<p>Um.</p><h2></h2>Dois<h3> </h3>três', '<p>Um.</p>Dois<h3> </h3>três'],
	[`Um${'<h3></h3>e mais'.repeat(30)}`, `Um${'<h3></h3>e mais'.repeat(30)}`],
] as const)('an empty heading goes unless it parts two texts: %s', ([content, repaired]) => {
	const fixes = proposeFixes({ title: 'a', content }, context).filter(({ label }) => label === 'Apagar título vazio')
	expect(withFixes({ title: 'a', content }, fixes).content).toBe(repaired)
})

test('title and description are cut at 57 and 157 characters and an ellipsis', () => {
	const { article } = fixed({ metaTitle: 'x'.repeat(70), metaDescription: 'y'.repeat(200) })
	expect(article.metaTitle).toBe(`${'x'.repeat(57)}…`)
	expect(article.metaDescription).toBe(`${'y'.repeat(157)}…`)
})

test('a cut never leaves half an emoji', () => {
	const { article } = fixed({
		metaTitle: `${'x'.repeat(56)}🚗 e mais`,
		metaDescription: `${'y'.repeat(156)}🚗 e mais`,
	})
	expect(article.metaTitle).toBe(`${'x'.repeat(56)}…`)
	expect(article.metaDescription).toBe(`${'y'.repeat(156)}…`)
})

test('what is cut ends with a whole word', () => {
	const { article } = fixed({
		metaTitle: 'Como ler a proposta do seguro do carro, da casa e da responsabilidade civil',
		metaDescription: `Um guia ${'muito '.repeat(24)}comprido para ler a proposta do seguro.`,
	})
	expect(article.metaTitle).toBe('Como ler a proposta do seguro do carro, da casa e da…')
	expect(article.metaDescription).toMatch(/^Um guia (?:muito )+(?:muito|comprido)…$/)
	expect(article.metaDescription!.length).toBeLessThanOrEqual(158)
})

test.for([
	[
		'the first row of a table may be data',
		'<table><tr><td>Auto</td><td>10</td></tr><tr><td>Casa</td><td>20</td></tr></table>',
	],
	['nobody knows what a picture shows', '<h3>Vidros</h3><img src="/a.png" width="1" height="1">'],
	['a picture may be there for its looks alone', '<h3>Vidros</h3><img src="/a.png" alt="" width="1" height="1">'],
	['another address may be another page', '<p><a href="http://a.example/x">uma página</a></p>'],
] as const)('%s, so it stays as it is', ([, html]) => {
	expect(contentAfter(html)).toBe(html)
})

test.for([
	['Consórcio de carro', 'consorcio', 'do contrato de adesão e do regulamento do grupo'],
	['Plano de saúde para a família', 'saude', 'do contrato do plano'],
	['Plano odontológico', 'saude', 'do contrato do plano'],
	['PGBL ou VGBL', 'previdencia', 'do regulamento do plano'],
	['Seguro do carro', 'seguro-auto', 'da apólice nem a orientação de um corretor de seguros'],
] as const)('the note under %s names its own paper', ([title, categorySlug, paper]) => {
	const { article } = fixed({ title, categorySlug, content: '<p>Texto.</p>' })
	expect(article.content).toContain(`não substitui a leitura ${paper}.`)
	expect(article.content.includes('apólice')).toBe(paper.includes('apólice'))
})

test('what is too short is completed, with the name of the site and the beginning of the text', () => {
	const { article } = fixed({ title: 'Seguro auto', metaTitle: '', metaDescription: 'Curta.' })
	expect(article.metaTitle).toBe('Seguro auto | Farol do Sul Seguros')
	expect(article.metaDescription).toMatch(/^Curta\. Antes de assinar, leia a proposta inteira\./)
	expect(article.metaDescription!.length).toBeGreaterThanOrEqual(120)
	expect(article.metaDescription!.length).toBeLessThanOrEqual(160)
})

test('sources that are only listed are linked in the text, and a missing warning is added', () => {
	const sourceUrls = ['https://www.gov.br/susep/a', 'https://www.planalto.gov.br/b']
	const { article, applied } = fixed({ content: '<p>Texto sobre a SUSEP.</p>', sourceUrls })
	expect(article.content).toContain(
		'<h2>Fontes</h2><ul><li><a href="https://www.gov.br/susep/a">Página: SUSEP</a></li>',
	)
	expect(article.content).toContain('não substitui a leitura da apólice')
	expect(applied.map(({ id }) => id)).toEqual(expect.arrayContaining(['official-sources', 'disclaimer']))
})

test('each repair can be taken alone, and shows what it changes', () => {
	const article = { ...goodArticle, content: `${goodArticle.content}<h4>Salto</h4><img src="/a.png">` }
	const fixes = proposeFixes(article, context)
	const levels = fixes.find(({ id }) => id === 'heading-levels')!
	expect(levels).toMatchObject({ before: '<h4>Salto</h4>', after: '<h3>Salto</h3>' })
	expect(withFixes(article, [levels]).content).toBe(`${goodArticle.content}<h3>Salto</h3><img src="/a.png">`)
})

test('a repair that broken markup swallows is not offered, and costs the others neither their place nor a look each', () => {
	let reads = 0
	const links = '<a target="_blank" href="https://a.example">a</a>'.repeat(400)
	const article = {
		...goodArticle,
		get content() {
			reads += 1
			return `<p>Texto.</p>${links}<!--`
		},
	}
	expect(new Set(proposeFixes(article, context).map(({ id }) => id))).toEqual(new Set(['links']))
	expect(proposeFixes(article, context)).toHaveLength(400)
	expect(reads).toBeLessThan(50)
})

const brokenPieces = [
	['<h1>a</h1>', '<h2>b</h2>', '<h3>c</h3>', '<h5>d</h5>', '<h6></h6>', '</h2>', '<h2>', '<h4>', '</h4 x>'],
	[
		'<h1><b>a<h1>b</h1></b></h1>',
		'<h4><a href="HTTP://a.example"><i>c</i></a></h4>',
		'<h3><h6>d</h6></h3>',
		'<h2><p>e',
	],
	['<img src="/x.png">', '<img src=x alt>', '<img', '<table><tr><td>1</td></tr></table>', '<td>', '<table><table>'],
	[
		'<a href="http://a.example">x</a>',
		'<a target=_blank href=/x>y</a>',
		'<p>Um texto.</p>',
		'"',
		"'",
		'<!--',
		'<a href=',
	],
	['<a href="HTTP://a.example" title=">"><h3>x</h3><img src=x></a>', '<a href=http://a.example target=_blank rel="a">'],
].flat()

const brokenArticle = fc.record({
	title: fc.string({ maxLength: 80 }),
	metaDescription: fc.string({ maxLength: 200 }),
	content: fc
		.tuple(
			fc.nat({ max: goodArticle.content.length }),
			fc.array(
				fc.oneof(
					fc.constantFrom(...brokenPieces, ...hostileHtml.slice(0, 60).map(([, html]) => html)),
					fc.string({ maxLength: 20 }),
				),
				{ maxLength: 10 },
			),
		)
		.map(([length, pieces]) => goodArticle.content.slice(0, length) + pieces.join('')),
	sourceUrls: fc.subarray([
		'https://www.gov.br/a',
		'https://www.planalto.gov.br/b',
		'javascript:x',
		'https://x.example',
	]),
})

function scoreOf(article: Article): number {
	return checkArticle(article, surroundings).score
}

test('repairing twice changes nothing more, and no repair lowers the score', () => {
	fc.assert(
		fc.property(brokenArticle, (article) => {
			const once = autoFix(article, context).article
			expect(proposeFixes(once, context)).toEqual([])
			expect(autoFix(once, context).article).toEqual(once)
			expect(scoreOf(once)).toBeGreaterThanOrEqual(scoreOf(article))
		}),
		{ numRuns: 150 },
	)
})

test('a repair that is taken alone never lowers the score', () => {
	fc.assert(
		fc.property(brokenArticle, (article) => {
			const before = scoreOf(article)
			const worse = proposeFixes(article, context).filter((fix) => scoreOf(withFixes(article, [fix])) < before)
			expect(worse).toEqual([])
		}),
		{ numRuns: 150 },
	)
})

test('the demo articles lose nothing', () => {
	for (const post of demoPosts) {
		const { article } = autoFix(post, context)
		expect(article.content.startsWith(post.content)).toBe(true)
	}
})
