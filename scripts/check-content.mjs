// Reads all content files and tells everything that is wrong with them, with file and line.
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

for (const file of globSync('src/**/*.content{,.server}.ts', { cwd: root })) {
	try {
		await import(pathToFileURL(path.join(root, file)).href)
	} catch (error) {
		console.error(error.name === 'ContentFaultsError' ? error.message : error)
		process.exitCode = 1
	}
}
