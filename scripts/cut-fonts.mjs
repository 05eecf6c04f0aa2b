// Cuts the fonts to what the site uses: the letters of Portuguese, the pinned width and weight. The results stay out
// of the repository; the packages they come from are pinned by the lock file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { root } from './setup.mjs'

const letterRange = (end) => Array.from({ length: end - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')
// Another letter, of a foreign name, or a sign of programmers is drawn by the next font of the list. Each sign less counts
// twice, once for its drawing and once for its distance to all others.
const accented = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíñóôõúü'
const signs = 'ºª§°·©×²–—‘’“”•…−\u00a0'
const portuguese = letterRange(0x7f).replaceAll(/[`^~{}|<>\\#]/g, '') + accented + signs
const ofHeadings = portuguese.replaceAll(/[*=@[\]_©²•]/g, '')
const code = `${letterRange(0x7f)}${accented}${signs}`
/** Distances between letters, and figures of one width. */
const keepFeatures = ['kern', 'tnum']
// Pictures that the server draws have no next font.
const latin = `${letterRange(0x100)}–—‘’“”•…€™−`

const cuts = [
	{
		from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
		to: 'bricolage-grotesque.woff2',
		letters: ofHeadings,
		keepFeatures,
		// The optical size is pinned as well, which halves the file: as drawn at 52 px, headings come out at most 3% wider
		// (64 px) and 5% narrower (18 px) than with the axis.
		variationAxes: { wdth: 88, wght: 650, opsz: 52 },
	},
	{
		from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
		to: 'figtree.woff2',
		letters: portuguese,
		keepFeatures,
		variationAxes: { wght: { min: 400, max: 600 } },
	},
	{
		from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
		to: 'jetbrains-mono.woff2',
		letters: code,
		variationAxes: { wght: { min: 400, max: 500 } },
	},
	// For drawn pictures, whose renderer reads only this format and only fixed styles.
	{
		from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
		to: 'bricolage-grotesque.ttf',
		letters: latin,
		variationAxes: { wdth: 88, wght: 650, opsz: 60 },
	},
	{
		from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
		to: 'figtree.ttf',
		letters: latin,
		variationAxes: { wght: 500 },
	},
]

export async function cutFonts() {
	const folder = path.join(root, 'src', 'app', 'styles', 'fonts')
	mkdirSync(folder, { recursive: true })
	// An older version of the program may have cut them otherwise.
	const recipe = path.join(folder, 'cut.json')
	const wanted = JSON.stringify(cuts)
	const isOld = !existsSync(recipe) || readFileSync(recipe, 'utf8') !== wanted
	for (const { from, to, letters, ...cut } of cuts) {
		const target = path.join(folder, to)
		if (existsSync(target) && !isOld) continue
		const source = readFileSync(path.join(root, 'node_modules', from))
		const targetFormat = to.endsWith('.ttf') ? 'sfnt' : 'woff2'
		writeFileSync(target, await subsetFont(source, letters, { targetFormat, ...cut }))
	}
	writeFileSync(recipe, wanted)
}
