// Reads all content files and tells everything that is wrong with them, with file and line.
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

/** Each once, though most files are read for several purposes. */
const faults = new Set()
for (const file of globSync('src/**/*.content{,.server}.ts', { cwd: root })) {
	try {
		await import(pathToFileURL(path.join(root, file)).href)
	} catch (error) {
		if (error.name === 'ContentFaultsError') for (const line of error.message.split('\n')) faults.add(line)
		else console.error(error)
		process.exitCode = 1
	}
}
for (const fault of faults) console.error(fault)
