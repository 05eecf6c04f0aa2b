import { readFile } from '#lib/content/read-folder.ts'

function read(...names: string[]): string {
	return names.map((name) => readFile(`content/models/${name}.md`).text.trim()).join('\n\n')
}

/** What models are told, as plain text: they read Markdown as it is. */
export default {
	research: read('pesquisa'),
	outline: read('planejamento', 'dados-de-fora'),
	prose: read('redacao', 'voz', 'dados-de-fora'),
	metadata: read('metadados', 'dados-de-fora'),
	claims: read('afirmacoes', 'dados-de-fora'),
	secondLook: read('segunda-leitura', 'dados-de-fora'),
	altText: read('texto-alternativo'),
	rewrite: read('reescrita'),
	/** Over the whole of a rewrite: it writes prose and metadata at once. */
	rewriting: read('redacao', 'voz', 'metadados', 'dados-de-fora'),
}
