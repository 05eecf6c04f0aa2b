import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { readDrawing } from '../src/drawings/read/read-drawing.ts'

const drawing = /^(.+\.svg)\?drawing(=night)?$/

/**
 * `import fog from '#content/drawings/scenes/fog.svg?drawing'`: a picture as `<Drawing>` shows it, with `=night` in its
 * colours by night. Each is a module of its own, so that a page gets no more than it shows. A file that is wrong stops the build.
 */
export function drawingFiles(): Plugin {
	return {
		name: 'drawing-files',
		// Before Vite's own, for which an SVG is a file to be fetched.
		enforce: 'pre',
		async load(id) {
			const [, file, night] = drawing.exec(id) ?? []
			if (!file) return undefined
			this.addWatchFile(file)
			const part = { file: path.relative(this.environment.config.root, file), text: await readFile(file, 'utf8') }
			const picture = readDrawing(part, night ? 'night' : 'day')
			return { code: `export default ${JSON.stringify(picture)}`, moduleType: 'js' }
		},
	}
}
