import type { Marks } from './marks.server.ts'

/**
 * Takes React Router's scripts and preloads out of a page and hands them over as one script, which `keep` gives an address:
 * what only some visitors need is not sent to all. React looks for the two scripts that it rendered itself, not
 * for their text, so they stay as empty ones; those that hand over the data are the server's alone.
 */
export function partScripts(html: string, { router }: Marks, keep: (script: string) => string): string {
	const preloads: string[] = []
	const scripts: string[] = []
	const module: Module = { imports: [], body: '' }
	const withoutLinks = html.replace(new RegExp(`<link\\b[^>]* nonce="${router}"[^>]*>`, 'g'), (tag) => {
		// Styles and fonts carry the mark as well.
		if (!tag.includes('"modulepreload"')) return tag
		preloads.push(/ href="([^"]+)"/.exec(tag)![1]!)
		return ''
	})
	const marked = new RegExp(`<script\\b([^>]*) nonce="${router}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
	const MODULE = `<module ${router}>`
	const parted = withoutLinks.replace(marked, (_tag, before: string, after: string, text: string) => {
		if ((before + after).includes('type="module"')) {
			Object.assign(module, readModule(text))
			return MODULE
		}
		scripts.push(text)
		return scripts.length === 1 ? '<script type="text/later"></script>' : ''
	})
	const script = [preloading(preloads), ...scripts, importing(module)].join('\n')
	const asleep = `<script type="text/later" data-src="${keep(script)}"></script>`
	return parted.replace(MODULE, () => asleep)
}

type Module = { imports: { name: string; from: string }[]; body: string }

/** React Router's module: `import * as route0 from "/assets/…"` for each route of the page, then what to do with them. */
function readModule(text: string): Module {
	const imports: Module['imports'] = []
	const body = text.replace(/^import \* as (\w+) from ("[^"]+");$/gm, (_, name: string, from: string) => {
		imports.push({ name, from })
		return ''
	})
	if (imports.length === 0 || /^\s*import\s/m.test(body))
		throw new Error('React Router writes its module in another way')
	return { imports, body: body.trim() }
}

/** As it would be in a module, without a second file to wait for. */
function importing({ imports, body }: Module): string {
	const files = imports.map(({ from }) => `import(${from})`)
	return `Promise.all([${files.join()}]).then(([${imports.map(({ name }) => name).join()}])=>{${body}})`
}

/** All at once: a file that is found only in another one arrives a round trip later. */
function preloading(files: string[]): string {
	return `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`
}
