import { readFile } from 'node:fs/promises'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultServerConditions, defineConfig, minify, type Plugin } from 'vite'
import { contentFiles } from './scripts/content-files.ts'
import { drawingFiles } from './scripts/drawing-files.ts'
import { noDatabaseInBrowser } from './scripts/no-database-in-browser.ts'
import { oneByteSource } from './scripts/one-byte-source.ts'
import { pageStyles } from './scripts/page-styles.ts'
import { shortClasses } from './scripts/short-classes.ts'

/** What brings native parts or files of its own, and what only one function needs. */
const unbundled = ['@electric-sql/pglite', '@resvg/resvg-js', 'chrome-launcher', 'lighthouse', 'pg-native', 'sharp']

export default defineConfig(({ command }) => ({
	plugins: [
		contentFiles(),
		drawingFiles(),
		inlineScripts(),
		pageStyles(),
		tailwindcss(),
		shortClasses(),
		reactRouter(),
		noDatabaseInBrowser(),
		oneByteSource(),
	],
	environments: {
		ssr: {
			resolve: {
				// Without it packages give what is meant for browsers: passwords were hashed in JavaScript, a second each.
				conditions: [...defaultServerConditions],
				// The packages go into the bundle too: a thousand small files take seconds and 150 MB more to load.
				...(command === 'build' && { noExternal: true, external: unbundled }),
			},
			build: { rollupOptions: { input: './src/server/start.ts' } },
		},
	},
	// Found out one by one, each new dependency would reload the page of whoever is looking at it.
	optimizeDeps: { entries: ['src/app/entry.client.tsx', 'src/app/root.tsx', 'src/app/routes/**/*.tsx'] },
	build: { assetsInlineLimit: 0, rollupOptions: { checks: { pluginTimings: false } } },
}))

/** `import text from './a.js?inline-script'`: a script as it stands in a page, as short as it gets. */
function inlineScripts(): Plugin {
	return {
		name: 'inline-scripts',
		async load(id) {
			const [file, query] = id.split('?')
			if (query !== 'inline-script' || !file) return undefined
			this.addWatchFile(file)
			const { code } = await minify(file, await readFile(file, 'utf8'))
			return `export default ${JSON.stringify(code.trim())}`
		},
	}
}
