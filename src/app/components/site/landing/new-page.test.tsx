import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LandingContent } from '#app/content/landing/landing-content.ts'
import { readLandingPages } from '#app/content/landing/read/read-landing-pages.ts'
import { renderWithSite } from '#app/testing/render-with-site.tsx'
import { readRegister } from '#core/facts/read/read-register.ts'
import { registerOf } from '#core/facts/register.ts'
import { claimNames } from '#core/identity/claims.ts'
import { Coverages } from '#drawings/coverages.tsx'
import { LandingNight } from '#drawings/landing-night.tsx'
import { readFile } from '#lib/content/read-folder.ts'
import { LandingPage } from './landing-page.tsx'

/** A product that nothing draws and no list knows: one content file, made of another page's words. */
function aNewPage(kind: 'seguros' | 'servicos'): LandingContent {
	const text = readFile('content/landing/bike.md')
		.text.replaceAll('Seguro Bike', 'Seguro Lua')
		.replace('endereco: /seguros/bike', `endereco: /${kind}/lua`)
	const [page] = readLandingPages(new Map([['content/landing/lua.md', text]]), registerOf(readRegister()))
	return page!
}

function render(page: LandingContent) {
	return renderWithSite(
		<LandingPage content={page} claims={claimNames} testimonials={[]} currentYear={2026} />,
		'seguros',
	)
}

test.for([
	['seguros', 'sinistro', 'Desenho técnico de um farol com as seis coberturas numeradas'],
	['servicos', 'cotacao', 'Desenho técnico do caminho até um farol com os seis pontos numerados'],
] as const)('a page in /%s that nothing draws shows what its kind has', ([kind, motif, label]) => {
	const page = aNewPage(kind)
	expect(page).toMatchObject({ slug: 'lua', path: `/${kind}/lua`, title: 'Seguro Lua', motif })

	const html = render(page)
	expect(html).toMatch(/<h1[^>]*>Seguro Lua<\/h1>/)
	expect(html).toContain(`aria-label="${label}"`)
	expect(html).toContain(inside(renderToStaticMarkup(<Coverages page={page} />)))
	expect(html).toContain(inside(renderToStaticMarkup(<LandingNight motif={motif} longTitle={false} />)))
	for (const { title } of page.coverages.items) expect(html).toContain(title)
	expect(html).not.toMatch(/NaN|undefined/)
})

/** Without the `<svg>` itself, which has classes where it is shown. */
function inside(markup: string): string {
	return markup.replace(/^.*?<svg[^>]*>/s, '')
}
