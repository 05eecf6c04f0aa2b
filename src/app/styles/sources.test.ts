import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

type Entry = { base: string; left: string[] }

/** Where an entry has Tailwind look for classes: all of a folder but some within it. */
function entryOf(file: string): Entry {
	const text = readFileSync(`src/app/styles/${file}`, 'utf8')
	const at = (relative: string) => path.join('src/app/styles', relative).replace(/\/$/, '')
	return {
		base: at(/@import "tailwindcss" source\("([^"]+)"\)/.exec(text)?.[1] ?? 'nowhere'),
		left: [...text.matchAll(/@source not "([^"]+)"/g)].map(([, folder = '']) => at(folder)),
	}
}

function sees({ base, left }: Entry, file: string): boolean {
	return file.startsWith(`${base}/`) && !left.some((folder) => file.startsWith(`${folder}/`))
}

const entries = ['site.css', 'admin.css'].map(entryOf)
const withClasses = globSync('src/**/*.{ts,tsx}').filter(
	(file) => !/\.test\.|^src\/app\/routes\/design\//.test(file) && /className=["{`']/.test(readFileSync(file, 'utf8')),
)

test('whatever gives an element classes of its own is seen by a style sheet, in a new folder too', () => {
	expect(withClasses.length).toBeGreaterThan(100)
	// A drawing hands on the classes it is given, and has none itself.
	const unseen = withClasses.filter(
		(file) => !file.startsWith('src/drawings/') && !entries.some((entry) => sees(entry, file)),
	)
	expect(unseen).toEqual([])
	for (const file of globSync('src/drawings/**/*.tsx'))
		expect(readFileSync(file, 'utf8')).not.toMatch(/className=(?!\{className\})/)
})

test('a folder that nobody has thought of yet belongs to both style sheets', () => {
	for (const entry of entries) expect(sees(entry, 'src/app/components/new-folder/page.tsx')).toBe(true)
})

test('a style sheet leaves only folders that exist', () => {
	const left = entries.flatMap((entry) => entry.left)
	expect(left.length).toBeGreaterThan(0)
	for (const folder of left)
		expect(globSync(`${folder}/*.tsx`).length + globSync(`${folder}/*/*.tsx`).length).toBeGreaterThan(0)
})
