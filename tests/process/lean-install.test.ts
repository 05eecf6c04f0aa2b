import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// What an operator installs with `npm ci --omit=dev` beside a build that was made elsewhere.

const { dependencies, imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
	dependencies: Record<string, string>
	imports: Record<string, string>
}
/** Installed on wish, and answered for in words where they are not there. */
const optional = ['lighthouse', 'chrome-launcher']

/** Packages that a file names: `a/b` is part of `a`, `@a/b/c` of `@a/b`. */
function packagesIn(code: string): string[] {
	const names = [...code.matchAll(/(?:^import\s[^'"]*?|^\} from |^import|\bimport\()\s*["']([^"'.#][^"']*)["']/gm)]
	return names
		.map(([, name = '']) => name)
		.filter((name) => !name.startsWith('node:'))
		.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}

/** Every file that a script of ours reads when it is run from its source. */
function sourcesOf(file: string, seen = new Set<string>()): Set<string> {
	if (seen.has(file)) return seen
	seen.add(file)
	for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
		/^(?:import(?! type)|export|\}).*from '([.#][^']+)'/gm,
	)) {
		const alias = Object.entries(imports).find(([from]) => name.startsWith(from.slice(0, -1)))
		const target = alias
			? name.replace(alias[0].slice(0, -1), alias[1].slice(0, -1))
			: path.join(path.dirname(file), name)
		if (existsSync(target)) sourcesOf(path.normalize(target), seen)
	}
	return seen
}

test('the built server and the commands of an operator use no package that is only there for the build', () => {
	const built = globSync('build/server/**/*.js').map((file) => readFileSync(file, 'utf8'))
	const commands = ['scripts/make-backup.ts', 'scripts/restore-backup.ts', 'scripts/open-access.ts']
	const scripts = [...commands, 'scripts/start.mjs', 'scripts/setup.mjs']
	const sources = scripts.flatMap((script) => [...sourcesOf(script)]).map((file) => readFileSync(file, 'utf8'))
	expect(sources.length).toBeGreaterThan(10)
	const used = new Set([...built, ...sources].flatMap(packagesIn))
	expect([...used]).toEqual(expect.arrayContaining(['sharp', 'zod', '@electric-sql/pglite']))
	expect([...used].filter((name) => !(name in dependencies) && !optional.includes(name))).toEqual([])
})

test('what runs needs at most 250 MB of packages', () => {
	type Locked = { dev?: boolean; devOptional?: boolean }
	const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
	const needed = Object.entries(packages)
		.filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional && existsSync(folder))
		.map(([folder]) => folder)
	const listed = execFileSync('du', ['-sk', ...needed], { encoding: 'utf8' })
	const kilobytes = listed.split('\n').reduce((sum, line) => sum + Number.parseInt(line || '0', 10), 0)
	expect(kilobytes).toBeGreaterThan(100_000)
	expect(kilobytes / 1024).toBeLessThanOrEqual(250)
})
