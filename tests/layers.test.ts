import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Import, importsOf } from '../scripts/imports.ts'

/** Who may import whom. `type` means `import type` only. The reasons are in docs/architecture.md. */
const allowed: Record<string, string[]> = {
	lib: [],
	config: ['lib'],
	db: ['lib'],
	core: ['lib', 'db'],
	integrations: ['lib', 'type core'],
	drawings: ['lib', 'config', 'content'],
	app: ['lib', 'config', 'core', 'drawings', 'content', 'type db'],
	server: ['lib', 'config', 'db', 'core', 'integrations', 'drawings', 'app'],
}

function sourcesOf(layer: string): string[] {
	return globSync(`src/${layer}/**/*.{ts,tsx}`).filter((file) => !file.includes('.test.'))
}

test.for(Object.keys(allowed))('%s imports only the layers beneath it', (layer) => {
	const breaches = importsOf(sourcesOf(layer)).filter(({ type, target }) => {
		const to = /^#(\w+)\//.exec(target)?.[1]
		if (!to || to === layer) return false
		return !allowed[layer]!.includes(to) && !(type && allowed[layer]!.includes(`type ${to}`))
	})
	expect(breaches.map(({ file, line }) => `${file}: ${line}`)).toEqual([])
})

test('no relative import leaves its layer', () => {
	const breaches = importsOf(Object.keys(allowed).flatMap(sourcesOf)).filter(({ file, target }) => {
		if (!target.startsWith('.')) return false
		const depthInLayer = file.split('/').length - 3
		const climbs = target.split('/').filter((part) => part === '..').length
		return climbs > depthInLayer && !target.includes('+types')
	})
	expect(breaches.map(({ file, line }) => `${file}: ${line}`)).toEqual([])
})

test('pages and drawings see of the configuration only the brand, never the environment', () => {
	const breaches = importsOf([...sourcesOf('app'), ...sourcesOf('drawings')]).filter(
		({ target }) => target.startsWith('#config/') && target !== '#config/site.ts',
	)
	expect(breaches.map(({ file, line }) => `${file}: ${line}`)).toEqual([])
})

test('only one file reads the environment', () => {
	const readers = globSync('src/**/*.{ts,tsx}').filter(
		(file) => !file.includes('.test.') && readFileSync(file, 'utf8').includes('process.env'),
	)
	// routes.ts runs while the site is built, not while it serves.
	expect(readers.sort()).toEqual(['src/app/routes.ts', 'src/config/env.server.ts'])
})

test('every layer in the table exists and every folder is in the table', () => {
	const layers = globSync('src/*', { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name)
	expect(Object.keys(allowed)).toEqual(expect.arrayContaining(layers))
})

const parsers = /^(?:yaml|mdast|micromark)/
const readers = /^src\/(?:lib\/content|(?:core|app)\/.+\/read|drawings\/read)\//
/** Reads what people paste, in their browsers. */
const pastedMarkdown = 'src/core/html/pasted/markdown-html.client.ts'
const contentModule = /\.content(?:\.server)?\.ts$/

test('what reads content files is reached through modules that run while the site is built, and by nothing else', () => {
	const imports = importsOf(Object.keys(allowed).flatMap(sourcesOf)).filter(({ type }) => !type)
	const parsing = imports.filter(({ target, file }) => parsers.test(target) && file !== pastedMarkdown)
	const reading = new Set(parsing.map(({ file }) => file))
	expect(reading.size).toBeGreaterThan(0)
	for (const file of reading) {
		if (contentModule.test(file)) continue
		for (const one of imports) if (fileOf(one) === file) reading.add(one.file)
	}
	const strangers = [...reading].filter(
		(file) => !readers.test(file) && !contentModule.test(file) && !file.includes('/testing/'),
	)
	expect(strangers).toEqual([])
})

test('content is imported as drawings only: texts pass through the modules that check them', () => {
	const ofContent = importsOf(Object.keys(allowed).flatMap(sourcesOf)).filter(({ target }) =>
		target.startsWith('#content/'),
	)
	expect(ofContent.length).toBeGreaterThan(0)
	const others = ofContent.filter(({ target }) => !/^#content\/drawings\/[\w/-]+\.svg\?(?:drawing|url)$/.test(target))
	expect(others.map(({ file, line }) => `${file}: ${line}`)).toEqual([])
})

/** The file that an import of ours names. */
function fileOf({ file, target }: Import): string {
	return target.startsWith('#') ? `src/${target.slice(1)}` : path.posix.join(path.posix.dirname(file), target)
}

/** React Router's way: what a screen answers is typed by its functions, and its parts read the answer. */
const answerOfScreen = /^import type \{ (?:action|loader)(?:, (?:action|loader))* \}/

test('no file leads back to itself, through types neither', () => {
	const files = Object.keys(allowed).flatMap(sourcesOf)
	const next = new Map(files.map((file) => [file, new Set<string>()]))
	for (const one of importsOf(files)) {
		const to = fileOf(one)
		// What a content module read is written into it while the site is built: who read it is not there any more.
		if (next.has(to) && !contentModule.test(to) && !answerOfScreen.test(one.line)) next.get(one.file)!.add(to)
	}
	expect(circlesIn(next)).toEqual([])
})

/** Whoever stays when those that need nobody, or that nobody needs, are taken away again and again. */
function circlesIn(next: Map<string, Set<string>>): string[] {
	let left = [...next.keys()]
	for (;;) {
		const needed = new Set(left.flatMap((file) => [...next.get(file)!]))
		const inCircles = left.filter((file) => needed.has(file) && left.some((other) => next.get(file)!.has(other)))
		if (inCircles.length === left.length) return left.sort()
		left = inCircles
	}
}

/** Change when or where an article is seen, or which of its saved texts, and write none of their own. */
const changeNoText = [
	'src/core/calendar/plan.ts',
	'src/core/categories/delete-category.ts',
	'src/core/posts/bin/bin-posts.ts',
	'src/core/posts/bin/restore-posts.ts',
	'src/core/posts/bin/set-gone-to.ts',
	'src/core/posts/publication/publish-due-posts.ts',
	'src/core/posts/publication/set-status-of-posts.ts',
	'src/core/posts/publication/undo-publication.ts',
]

test('whatever writes the text of a post cleans it first', () => {
	const writers = globSync('src/**/*.{ts,tsx}').filter(
		(file) => !file.includes('.test.') && /\.(?:insert|update)\(posts\)/.test(readFileSync(file, 'utf8')),
	)
	expect(writers.length).toBeGreaterThan(0)
	const careless = writers.filter((file) => !readFileSync(file, 'utf8').includes('cleanPost('))
	expect(careless.sort()).toEqual(changeNoText)
})

test('pages ask the server in one way, but for a live log and an upload that tells how far it is', () => {
	const way = /\bfetch\(|new EventSource\(|new XMLHttpRequest\(|\/functions\/v1/g
	const found = sourcesOf('app').flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(way)].map(([call]) => `${file}: ${call}`),
	)
	expect(found.toSorted()).toEqual([
		'src/app/ask-server.ts: fetch(',
		'src/app/components/admin/media/send-file.ts: new XMLHttpRequest(',
		'src/app/routes/admin/ai-generator/use-live-run.ts: new EventSource(',
	])
})
