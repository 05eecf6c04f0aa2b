import type { Plugin } from 'vite'

/**
 * Writes what is beyond ASCII in the server's code (ã, “, 😀) as an escape. Node holds a source with one such character at two bytes
 * for each, and ours is eleven million characters long.
 */
export function oneByteSource(): Plugin {
	return {
		name: 'one-byte-source',
		applyToEnvironment: ({ name }) => name === 'ssr',
		// At the end: whoever prints the code anew would write the characters out.
		generateBundle(_, bundle) {
			for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code)
		},
	}
}

function escaped(code: string): string {
	return code.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
