import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contentCache } from '../scripts/content-cache.ts'

/** A content module, what it reads with, a content file, and code that has nothing to do with it. */
function project() {
	const root = mkdtempSync(path.join(tmpdir(), 'farol-content-cache-'))
	const write = (name: string, text: string) => {
		mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
		writeFileSync(path.join(root, name), text)
	}
	write('package.json', '{ "imports": { "#lib/*": "./src/lib/*" } }')
	write('src/all.content.ts', "import { read } from './read.ts'\nexport default read()")
	write('src/read.ts', "import { split } from '#lib/split.ts'\nexport const read = () => split('a b')")
	write('src/lib/split.ts', "export const split = (text) => text.split(' ')")
	write('src/other.ts', 'export {}')
	write('content/um.md', 'Olá')
	const module = path.join(root, 'src/all.content.ts')
	contentCache(root).write(module, '["a"]')
	/** As another process finds it. */
	const found = () => contentCache(root).read(module)
	return { root, module, write, found }
}

test('what a content module gave is found again, whatever else was edited', () => {
	const { write, found } = project()
	write('src/other.ts', 'export const other = 1')
	expect(found()).toBe('["a"]')
})

test.for([
	['a content file', 'content/um.md'],
	['a new content file', 'content/dois.md'],
	['the module', 'src/all.content.ts'],
	['what it imports', 'src/read.ts'],
	['what that imports by an alias', 'src/lib/split.ts'],
	['the packages', 'package-lock.json'],
] as const)('where %s is another, it is read anew', ([, file]) => {
	const { write, found } = project()
	write(file, '// another')
	expect(found()).toBeUndefined()
})

test('code that is edited while a process runs counts from the next one on, as what it loaded goes on running', () => {
	const { root, module, write, found } = project()
	const running = contentCache(root)
	expect(running.read(module)).toBe('["a"]')
	write('src/read.ts', 'export const read = () => 2')
	running.write(module, '["by what was loaded before"]')
	expect(found()).toBeUndefined()
})

test('an edit of content counts once it is told of', () => {
	const { root, module, write } = project()
	const running = contentCache(root)
	running.read(module)
	write('content/um.md', 'Bom dia')
	running.forgetContent()
	expect(running.read(module)).toBeUndefined()
})
