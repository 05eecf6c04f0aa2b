import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { classNames, renameInCss, renameInProgram } from '../scripts/short-classes.ts'

const short = new Map([
	['px-4', 'A'],
	['hover:bg-teal-600', 'B'],
	['h-1.5', 'C'],
])
const names = { short, known: new Set([...short.keys(), 'flex', 'phone-menu']) }
const renamed = (code: string) => renameInProgram(code, parseAst(code), names)

test('rules get the short name, whatever stands around the long one', () => {
	const css = '.px-4{padding:.5rem}@media(hover){.hover\\:bg-teal-600:hover{color:red}}.h-1\\.5+.px-4,.px-40{top:1.5px}'
	expect(renameInCss(css, short)).toBe('.A{padding:.5rem}@media(hover){.B:hover{color:red}}.C+.A,.px-40{top:1.5px}')
})

test('strings of classes get the short names, wherever they stand', () => {
	const code = "const look = 'flex px-4'; const a = jsx('a', { className: `phone-menu ${look} h-1.5`, 'px-4': 1 })"
	expect(renamed(code)).toEqual({
		code: "const look = 'flex A'; const a = jsx('a', { className: `phone-menu ${look} C`, 'px-4': 1 })",
	})
})

test.for(["import 'px-4'", "const role = 'flex'", "const words = 'Uma frase, e mais nada.'"])('%s stays', (code) => {
	expect(renamed(code)).toEqual({ code })
})

test.for([
	["'px-4 rounded-nowhere'", 'px-4 rounded-nowhere'],
	['`px-4${end}`', 'px-4'],
] as const)('a class among what is none, or with an end that only the program knows, is told: %s', ([code, mixed]) => {
	expect(renamed(code)).toEqual({ mixed })
})

test('no two classes share a name, and those that style sheets write by name keep it', async () => {
	const made = await classNames()
	expect(made.short.size).toBeGreaterThan(500)
	// An empty frame, as that of the preview, has no doctype, and there case does not tell classes apart.
	expect(new Set([...made.short.values()].map((name) => name.toLowerCase())).size).toBe(made.short.size)
	for (const name of ['phone-menu', 'article-body', 'flex', 'hidden']) expect(made.short.has(name)).toBe(false)
	const others = new Set([...made.known].filter((name) => !made.short.has(name)).map((name) => name.toLowerCase()))
	expect([...made.short.values()].filter((name) => others.has(name.toLowerCase()))).toEqual([])
})
