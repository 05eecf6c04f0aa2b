import { readFile } from '#lib/content/read-folder.ts'

function read(name: string): string {
	return readFile(`content/models/${name}.md`).text.trim()
}

/** What models are told, as plain text: they read Markdown as it is. */
export default { draft: read('redacao'), research: read('pesquisa'), rewrite: read('reescrita') }
