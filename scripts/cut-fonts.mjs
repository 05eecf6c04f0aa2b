// Cuts the fonts to what the site uses: Latin letters, the pinned width and weight. The results stay out
// of the repository; the packages they come from are pinned by the lock file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { root } from './setup.mjs'

const latin1 = Array.from({ length: 0x100 - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')
const letters = `${latin1}–—‘’“”•…€™−`

const cuts = [
	{
		from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
		to: 'bricolage-grotesque.woff2',
		// The optical-size axis stays: pinned, the large sizes come out about 8% wider.
		variationAxes: { wdth: 88, wght: 650 },
	},
	{
		from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
		to: 'figtree.woff2',
		variationAxes: { wght: { min: 400, max: 600 } },
	},
	{
		from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
		to: 'jetbrains-mono.woff2',
		variationAxes: { wght: { min: 400, max: 500 } },
	},
	// For pictures that the server draws, whose renderer reads only this format and only fixed styles.
	{
		from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
		to: 'bricolage-grotesque.ttf',
		variationAxes: { wdth: 88, wght: 650, opsz: 60 },
	},
	{
		from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
		to: 'figtree.ttf',
		variationAxes: { wght: 500 },
	},
]

export async function cutFonts() {
	const folder = path.join(root, 'src', 'app', 'styles', 'fonts')
	mkdirSync(folder, { recursive: true })
	for (const { from, to, variationAxes } of cuts) {
		const target = path.join(folder, to)
		if (existsSync(target)) continue
		const source = readFileSync(path.join(root, 'node_modules', from))
		writeFileSync(
			target,
			await subsetFont(source, letters, { targetFormat: to.endsWith('.ttf') ? 'sfnt' : 'woff2', variationAxes }),
		)
	}
}
