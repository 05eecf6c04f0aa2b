import { asDataLine, dataBlock } from '#lib/prompt-data.ts'
import type { NamedSource } from '../../runs/article-source.ts'
import instructions from '../instructions.content.server.ts'

export const draftInstructions = instructions.draft

type DraftPrompt = {
	prompt: string
	categoryName: string | undefined
	sources: readonly NamedSource[]
	notes: string | undefined
}

export function draftPrompt({ prompt, categoryName, sources, notes }: DraftPrompt): string {
	return [
		dataBlock('pedido', prompt),
		categoryName && dataBlock('categoria', categoryName),
		notes && dataBlock('anotacoes_da_pesquisa', notes),
		addressBlock(sources),
		'Escreva o artigo completo.',
	]
		.filter(Boolean)
		.join('\n\n')
}

/** The only pages that a text may link to. A title comes from the page itself, so it is no more to be trusted than the rest. */
export function addressBlock(sources: readonly NamedSource[]): string {
	const lines = sources.map(({ url, title }) => `- ${asDataLine(url)} (${asDataLine(title)})`)
	return `Endereços que você pode citar:\n<enderecos>\n${lines.join('\n')}\n</enderecos>`
}
