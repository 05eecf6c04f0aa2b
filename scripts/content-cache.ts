import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'node_modules/.cache/farol/content'

export type ContentCache = {
	/** What a content module gave, as JSON; nothing where a content file, or code that it is made of, is another by now. */
	read: (module: string) => string | undefined
	write: (module: string, json: string) => void
	/** Content files were edited. */
	forgetContent: () => void
}

/**
 * Reading all content takes twenty seconds of a core, and gives the same until a file changes: builds, tests and the
 * development server share what was read last.
 */
export function contentCache(root: string): ContentCache {
	/** Of code, as it was when it was first asked for: Node runs what it loaded then, however it is edited later. */
	const hashes = new Map<string, string>()
	const aliases = aliasesOf(root)
	let content: string | undefined

	function hashOf(file: string): string {
		const known = hashes.get(file)
		if (known !== undefined) return known
		const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
		hashes.set(file, hash)
		return hash
	}

	/** Read before what stands there is loaded, so that it tells of the code that is run. */
	function sourcesOf(module: string): string[] {
		const found = new Set<string>([module])
		for (const file of found) {
			const text = readFileSync(file, 'utf8')
			hashOf(file)
			for (const [, name] of text.matchAll(IMPORTED)) {
				const imported = fileOf(name!, file)
				if (imported && existsSync(imported)) found.add(imported)
			}
		}
		return [...found].toSorted()
	}

	function fileOf(name: string, from: string): string | undefined {
		if (name.startsWith('.')) return path.resolve(path.dirname(from), name)
		const alias = aliases.find(({ prefix }) => name.startsWith(prefix))
		return alias && path.join(root, alias.folder, name.slice(alias.prefix.length))
	}

	function keyOf(module: string): string {
		content ??= hashOfFolder(path.join(root, 'content'))
		const lock = path.join(root, 'package-lock.json')
		const files = [...sourcesOf(module), ...(existsSync(lock) ? [lock] : [])]
		const hash = createHash('sha256').update(content)
		for (const file of files) hash.update(path.relative(root, file)).update(hashOf(file))
		return hash.digest('hex')
	}

	const placeOf = (module: string) =>
		path.join(root, FOLDER, `${path.relative(root, module).replaceAll(/[^a-z0-9]+/gi, '-')}.txt`)

	return {
		read(module) {
			const key = keyOf(module)
			const place = placeOf(module)
			const kept = existsSync(place) ? readFileSync(place, 'utf8') : ''
			return kept.startsWith(`${key}\n`) ? kept.slice(key.length + 1) : undefined
		},
		write(module, json) {
			const place = placeOf(module)
			mkdirSync(path.dirname(place), { recursive: true })
			const part = `${place}.${process.pid}`
			writeFileSync(part, `${keyOf(module)}\n${json}`)
			renameSync(part, place)
		},
		forgetContent() {
			content = undefined
		},
	}
}

const IMPORTED = /(?:from|import)\s+'([^'\n]+)'/g

/** '#core/*' of package.json. */
function aliasesOf(root: string): { prefix: string; folder: string }[] {
	const file = path.join(root, 'package.json')
	if (!existsSync(file)) return []
	const { imports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { imports?: Record<string, string> }
	return Object.entries(imports).map(([name, folder]) => ({ prefix: name.slice(0, -1), folder: folder.slice(0, -1) }))
}

function hashOfFolder(folder: string): string {
	const hash = createHash('sha256')
	for (const name of globSync('**/*.*', { cwd: folder }).toSorted())
		hash.update(`${name}\n`).update(readFileSync(path.join(folder, name)))
	return hash.digest('hex')
}
