import path from 'node:path'
import type { Plugin } from 'vite'
import { modulesBehind } from './imports.ts'

/**
 * `@source-imports "../routes/blog/article.tsx"`: the classes of that module and of all that it needs, so that a page's style
 * sheet has the rules of that page alone.
 */
export function pageStyles(): Plugin {
	return {
		name: 'page-styles',
		// In front of Tailwind's plugin, which reads the sources.
		enforce: 'pre',
		transform(code, id) {
			const file = path.relative('.', id.split('?')[0]!)
			if (!file.endsWith('.css') || !code.includes('@source-imports')) return undefined
			return { code: withSources(code, path.dirname(file)), map: null }
		},
	}
}

export function withSources(css: string, folder: string): string {
	return css.replace(/@source-imports "([^"]+)";/g, (_, entry: string) =>
		[...modulesBehind(path.join(folder, entry))]
			.filter((module) => module.startsWith('src/app/'))
			.map((module) => `@source "${path.relative(folder, module)}";`)
			.join('\n'),
	)
}
