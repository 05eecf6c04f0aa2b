import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Environment, Plugin } from 'vite'
import { type ContentCache, contentCache } from './content-cache.ts'

/** From about so many characters on, engines read JSON faster than code. Shorter data is code, which is smaller. */
const LONG = 10_000

const FOLDER = 'content'

function isBuiltServer({ mode, config }: Environment): boolean {
	return mode === 'build' && config.consumer === 'server'
}

const contentModule = /\.content(?:\.server)?\.ts$/

/**
 * A module named `*.content.ts` (`*.content.server.ts` where no browser may get it) reads content files and gives plain data. It is run here, in Node, and what it
 * gave stands in its place: a server that was built needs neither the files nor what reads them, and a file that is
 * wrong stops the build. Where the server is not built, an edit of a file has it run again.
 *
 * What it gave is kept for the next build, test or server, until a content file or its code changes.
 *
 * A built server reads what is long from a file beside it: what stands in its code it would hold three times, as source,
 * as string and as data.
 */
export function contentFiles(): Plugin {
	let runs = 0
	/** By the project's root. */
	const caches = new Map<string, ContentCache>()
	/** As JSON. */
	const lastGood = new Map<string, string>()
	const besideServer = new Map<string, string>()
	/** Who was given the last of each: whoever asks again wants it anew, the others need not wait for another run. */
	const given = new Map<string, Set<Environment>>()

	function codeOf(json: string, id: string, environment: Environment): string {
		if (json.length < LONG) return `export default ${json}`
		if (!isBuiltServer(environment)) return `export default JSON.parse(${JSON.stringify(json)})`
		const { root, build } = environment.config
		const name = `${path.relative(root, id).replaceAll(/[^a-z0-9]+/gi, '-')}.json`
		besideServer.set(name, json)
		// By the folder that the server is started in, like all that it reads of itself.
		const file = path.posix.join(path.relative(root, path.resolve(root, build.outDir)), FOLDER, name)
		return `import { readFileSync } from 'node:fs'\nexport default JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'))`
	}

	function cacheOf(root: string): ContentCache {
		const cache = caches.get(root) ?? contentCache(root)
		caches.set(root, cache)
		return cache
	}

	async function run(id: string): Promise<string> {
		runs += 1
		const { default: data } = await import(`${pathToFileURL(id).href}?run=${runs}`)
		return JSON.stringify(data)
	}

	return {
		name: 'content-files',
		// Before Vite's own, which would have the module run where it is imported.
		enforce: 'pre',
		async load(id) {
			if (!contentModule.test(id)) return undefined
			const others = given.get(id)
			if (others && !others.has(this.environment)) {
				others.add(this.environment)
				return codeOf(lastGood.get(id)!, id, this.environment)
			}
			const cache = cacheOf(this.environment.config.root)
			try {
				const kept = cache.read(id)
				const json = kept ?? (await run(id))
				if (kept === undefined) cache.write(id, json)
				lastGood.set(id, json)
				given.set(id, new Set([this.environment]))
			} catch (error) {
				// Somebody is in the middle of an edit: what is wrong is told, and the server goes on with what it had.
				if (this.environment.mode !== 'dev' || !lastGood.has(id)) throw error
				this.environment.logger.error(String(error))
			}
			return codeOf(lastGood.get(id)!, id, this.environment)
		},
		writeBundle({ dir }) {
			if (!isBuiltServer(this.environment) || !dir) return
			mkdirSync(path.join(dir, FOLDER), { recursive: true })
			for (const [name, json] of besideServer) writeFileSync(path.join(dir, FOLDER, name), json)
		},
		configureVitest({ defineCacheKeyGenerator }) {
			// What they give depends on files that Vitest does not know of, so they are not kept from one run to the next.
			defineCacheKeyGenerator(({ id }) => (contentModule.test(id) ? false : undefined))
		},
		configureServer({ watcher, config }) {
			watcher.add(`${config.root}/content`)
		},
		hotUpdate({ file, modules }) {
			if (!file.startsWith(`${this.environment.config.root}/content/`)) return undefined
			given.clear()
			cacheOf(this.environment.config.root).forgetContent()
			const known = [...this.environment.moduleGraph.idToModuleMap.values()]
			return [...modules, ...known.filter(({ id }) => id !== null && contentModule.test(id))]
		},
	}
}
