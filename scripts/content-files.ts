import { pathToFileURL } from 'node:url'
import type { Environment, Plugin } from 'vite'

/** From about so many characters on, engines read JSON in a string faster than code. Shorter data is code, which is smaller. */
const LONG = 10_000

const contentModule = /\.content(?:\.server)?\.ts$/

/**
 * A module named `*.content.ts` (`*.content.server.ts` where no browser may get it) reads content files and gives plain data. It is run here, in Node, and what it
 * gave stands in its place: a server that was built needs neither the files nor what reads them, and a file that is
 * wrong stops the build. Where the server is not built, an edit of a file has it run again.
 */
export function contentFiles(): Plugin {
	let runs = 0
	const lastGood = new Map<string, string>()
	/** Who was given the last of each: whoever asks again wants it anew, the others need not wait for another run. */
	const given = new Map<string, Set<Environment>>()
	return {
		name: 'content-files',
		// Before Vite's own, which would have the module run where it is imported.
		enforce: 'pre',
		async load(id) {
			if (!contentModule.test(id)) return undefined
			const others = given.get(id)
			if (others && !others.has(this.environment)) {
				others.add(this.environment)
				return lastGood.get(id)
			}
			runs += 1
			try {
				const { default: data } = await import(`${pathToFileURL(id).href}?run=${runs}`)
				const json = JSON.stringify(data)
				lastGood.set(id, `export default ${json.length < LONG ? json : `JSON.parse(${JSON.stringify(json)})`}`)
				given.set(id, new Set([this.environment]))
			} catch (error) {
				// Somebody is in the middle of an edit: what is wrong is told, and the server goes on with what it had.
				if (this.environment.mode !== 'dev' || !lastGood.has(id)) throw error
				this.environment.logger.error(String(error))
			}
			return lastGood.get(id)
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
			const known = [...this.environment.moduleGraph.idToModuleMap.values()]
			return [...modules, ...known.filter(({ id }) => id !== null && contentModule.test(id))]
		},
	}
}
