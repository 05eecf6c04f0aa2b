import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Stops a build whose browser files hold a part of the database. A screen that takes a list of words from a file that
 * also asks the database brings the tables along: the words belong in a file of their own.
 */
export function noDatabaseInBrowser(): Plugin {
	return {
		name: 'no-database-in-browser',
		applyToEnvironment: ({ name }) => name === 'client',
		generateBundle(_, bundle) {
			const leaks = Object.values(bundle)
				.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
				.filter(([id, { renderedLength }]) => renderedLength > 0 && /\/src\/db\/|\/drizzle-orm\//.test(id))
				.map(([id]) =>
					[id, ...(this.getModuleInfo(id)?.importers ?? [])].map((file) => path.relative('.', file)).join(' < '),
				)
			if (leaks.length > 0) this.error(`The browser would get parts of the database:\n${leaks.join('\n')}`)
		},
	}
}
