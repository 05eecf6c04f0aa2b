import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { tailwindCss } from './tailwind-css.ts'

/**
 * Gives Tailwind's classes names of one or two letters, in style sheets and in the program alike. A page holds
 * hundreds of them. Those that style sheets of ours write by name, and plain words such as 'flex', stay as they are.
 */
export function shortClasses(): Plugin[] {
	const names = classNames()
	return [
		{
			name: 'short-classes:css',
			apply: 'build',
			// Behind Tailwind's plugin, which writes the rules.
			enforce: 'pre',
			async transform(code, id) {
				if (!/\.css(?:$|\?)/.test(id) || /\?(?:url|raw)/.test(id)) return undefined
				return { code: renameInCss(code, (await names).short), map: null }
			},
		},
		{
			name: 'short-classes:program',
			apply: 'build',
			// When JSX is plain JavaScript.
			enforce: 'post',
			async transform(code, id) {
				const file = path.relative('.', id.split('?')[0]!)
				if (!/^src\/app\/.*\.tsx?$/.test(file)) return undefined
				const renamed = renameInProgram(code, this.parse(code), await names)
				if ('mixed' in renamed) {
					this.error(`${file}: '${renamed.mixed}' has classes and words that are none, so it cannot be shortened.`)
				}
				return { code: renamed.code, map: null }
			},
		},
	]
}

type ClassNames = {
	/** Every class that a rule speaks of. */
	known: Set<string>
	short: Map<string, string>
}

/** The same on every machine: servers that were built apart must know each other's files. */
export async function classNames(): Promise<ClassNames> {
	const sheets = await Promise.all(['site.css', 'admin.css'].map(tailwindCss))
	const written = globSync('src/**/*.css').flatMap((file) => namesIn(readFileSync(file, 'utf8')))
	const known = new Set([...sheets.flatMap(classesOf), ...written])
	const uses = countUses()
	const shortened = [...known]
		.filter((name) => /[-:[]/.test(name) && !written.includes(name))
		.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1))
	return { known, short: new Map(shortened.map((name, place) => [name, shortName(place)])) }
}

const classSelector = /\.((?:[a-zA-Z_-]|\\.)(?:[\w-]|\\.)*)/g

export function classesOf(css: string): string[] {
	const rules = css.replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)/g, 'url()')
	return [...rules.matchAll(classSelector)].map(([, escaped = '']) => unescaped(escaped))
}

/** What our own style sheets call by name: '.phone-menu', '@utility link'. */
function namesIn(css: string): string[] {
	return [...classesOf(css), ...[...css.matchAll(/@utility ([\w-]+)/g)].map(([, name = '']) => name)]
}

function unescaped(name: string): string {
	return name.replace(/\\(.)/g, '$1')
}

function countUses(): Map<string, number> {
	const uses = new Map<string, number>()
	for (const file of globSync('src/app/**/*.tsx')) {
		for (const word of readFileSync(file, 'utf8').split(/[\s'"`]+/)) uses.set(word, (uses.get(word) ?? 0) + 1)
	}
	return uses
}

const first = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const further = `${first.toLowerCase()}0123456789_-`

/**
 * A, B, … Z, Aa, Ab, …: with a capital, as no class of ours or of a library begins. No two differ by case alone, which means
 * nothing in a document without a doctype, such as an empty frame.
 */
function shortName(place: number): string {
	const letter = first[place % first.length]!
	const rest = Math.floor(place / first.length)
	return rest === 0 ? letter : letter + tail(rest - 1)
}

function tail(rest: number): string {
	const letter = further[rest % further.length]!
	return rest < further.length ? letter : letter + tail(Math.floor(rest / further.length) - 1)
}

export function renameInCss(css: string, short: Map<string, string>): string {
	return css.replace(classSelector, (selector, escaped: string) => {
		const name = short.get(unescaped(escaped))
		return name === undefined ? selector : `.${name}`
	})
}

type Text = { start: number; end: number; text: string; open: { before: boolean; after: boolean } }

/** In strings that hold nothing but classes. A string that holds one among other words is told, not guessed at. */
export function renameInProgram(code: string, ast: unknown, names: ClassNames): { code: string } | { mixed: string } {
	let renamed = code
	for (const { start, end, text, open } of textsIn(ast).toSorted((a, b) => b.start - a.start)) {
		const words = text.split(/(\s+)/)
		const places = words.flatMap((word, place) => (word.trim() ? [place] : []))
		if (!places.some((place) => names.short.has(words[place]!))) continue
		const partial = (place: number) => (open.before && place === 0) || (open.after && place === words.length - 1)
		if (places.some((place) => partial(place) || !isClass(words[place]!, names))) return { mixed: text }
		const shorter = words.map((word) => names.short.get(word) ?? word).join('')
		renamed = renamed.slice(0, start) + shorter + renamed.slice(end)
	}
	return { code: renamed }
}

function isClass(word: string, { known }: ClassNames): boolean {
	return known.has(word) || /^(?:group|peer)(?:\/[\w-]+)?$/.test(word)
}

type Node = { type: string; start: number; end: number; [part: string]: unknown }

/** The strings of a program but those that name modules and properties. */
function textsIn(node: unknown, found: Text[] = []): Text[] {
	if (Array.isArray(node)) for (const one of node) textsIn(one, found)
	if (!isNode(node)) return found
	if (node.type === 'Literal' && typeof node['value'] === 'string') {
		found.push({ start: node.start + 1, end: node.end - 1, text: node['value'], open: { before: false, after: false } })
	}
	if (node.type === 'TemplateLiteral') {
		const quasis = node['quasis'] as (Node & { value: { cooked: string } })[]
		quasis.forEach(({ start, end, value }, place) =>
			found.push({ start, end, text: value.cooked, open: { before: place > 0, after: place < quasis.length - 1 } }),
		)
	}
	for (const [part, value] of Object.entries(node)) {
		const isName = part === 'source' || (part === 'key' && !node['computed'])
		if (!isName) textsIn(value, found)
	}
	return found
}

function isNode(value: unknown): value is Node {
	return typeof value === 'object' && value !== null && 'type' in value && !Array.isArray(value)
}
