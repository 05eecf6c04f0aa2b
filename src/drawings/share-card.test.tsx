import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { coverLayout } from './cover-layout.ts'
import { type MotifName, motifNames } from './motif-names.ts'
import { ShareCard } from './share-card.tsx'
import { drawnShapes } from './testing/drawn-bounds.ts'

const size = { width: 1200, height: 630 }
/** Half the width of the tower's gallery, as a share of its height. */
const GALLERY = 0.1
const slugs = Array.from({ length: 24 }, (_, i) => `artigo-${i}`)
const brand = { shortName: 'Farol do Sul', sector: 'Seguros' }
const title = 'Classe de bônus: como ela baixa o preço do seguro'

function render(slug: string, motif: MotifName = 'auto', words: { title?: string; kicker?: string } = {}) {
	return renderToStaticMarkup(<ShareCard slug={slug} motif={motif} title={title} brand={brand} {...words} />)
}

function textsOf(markup: string) {
	return [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
}

test.each(motifNames)('a card with the motif %s needs nothing but a font', (motif) => {
	const markup = render('cartao', motif, { kicker: 'Dicas' })
	expect(markup).not.toMatch(/NaN|undefined|Infinity|gradient|filter|var\(|style=|foreignObject|<image|<use/i)
	expect(new Set([...markup.matchAll(/font-family="([^"]+)"/g)].map(([, face]) => face)).size).toBe(1)
	expect(markup).toMatch(/^<svg[^>]* width="1200" height="630" role="img" aria-label="Classe de bônus/)
})

test('the card names the article and the brokerage', () => {
	const texts = textsOf(render('cartao', 'auto', { kicker: 'Seguro Auto' }))
	expect(texts[0]).toBe('Seguro Auto')
	expect(texts.slice(1, -2).join(' ')).toBe(title)
	expect(texts.slice(-2)).toEqual(['Farol do Sul', 'Seguros'])
})

test('without a kicker no wedge stands alone', () => {
	expect(textsOf(render('cartao'))[0]).toMatch(/^Classe/)
	expect(render('cartao')).not.toContain('M0,72')
})

test('a long title keeps to three lines', () => {
	const texts = textsOf(render('cartao', 'auto', { title: `${title}, ${title}, ${title}` }))
	expect(texts).toHaveLength(3 + 2)
	expect(texts[2]).toMatch(/…$/)
})

test('the panel leaves the lighthouse free', () => {
	for (const slug of slugs) {
		const { tower, onLeft } = coverLayout(slug, 'vida', size)
		const panel = drawnShapes(render(slug, 'vida')).findLast(({ box }) => box.top === 0 && box.bottom === size.height)!
		const clear = onLeft ? panel.box.left - tower.x : tower.x - panel.box.right
		expect(clear).toBeGreaterThan(tower.height * GALLERY)
	}
})
