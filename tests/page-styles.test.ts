import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { modulesBehind } from '../scripts/imports.ts'
import { withSources } from '../scripts/page-styles.ts'
import { classesOf } from '../scripts/short-classes.ts'
import { STYLES, tailwindCss } from '../scripts/tailwind-css.ts'

const sheets = globSync(`${STYLES}/*-page.css`).map((file) => path.basename(file))
/** On every page, with a rule for those with a form; a mark; a word of a text. */
const needNoRule = ['floating-chat', 'group', 'resumo']
const rulesFor = async (sheet: string) => new Set(classesOf(await tailwindCss(sheet)))

/** The routes that show a page with this style sheet. */
function routesWith(sheet: string): string[] {
	return globSync('src/app/routes/**/*.tsx').filter((file) => readFileSync(file, 'utf8').includes(`${sheet}?url`))
}

test.for(sheets)('%s has every rule for the pages it is given to', async (sheet) => {
	const routes = routesWith(sheet)
	expect(routes.length).toBeGreaterThan(0)
	const frame = ['src/app/root.tsx', 'src/app/components/site/site-layout.tsx']
	const modules = new Set([...frame, ...routes].flatMap((entry) => [...modulesBehind(entry)]))
	const words = [...modules]
		.filter((file) => file.startsWith('src/app/'))
		.flatMap((file) => readFileSync(file, 'utf8').split(/[\s'"`]+/))
	const [site, own] = [await rulesFor('site.css'), await rulesFor(sheet)]
	const named = [...new Set(words)].filter((word) => site.has(word) && !needNoRule.includes(word))
	expect(named.length).toBeGreaterThan(100)
	expect(named.filter((word) => !own.has(word))).toEqual([])
	// And is worth it: else the one for all would do.
	expect(own.size).toBeLessThan(site.size * 0.75)
})

test('a page knows the modules it needs at once, through others too, and none that come later', () => {
	const css = withSources('@source-imports "../routes/blog/article.tsx";', STYLES)
	for (const module of [
		'routes/blog/article.tsx',
		'components/blog/article/share-button.tsx',
		'components/ui/button.tsx',
	])
		expect(css).toContain(`@source "../${module}";`)
	for (const module of ['site-toast', 'error-page', 'core/', 'home/']) expect(css).not.toContain(module)
})
