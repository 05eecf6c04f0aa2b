import { dataBlock } from '#lib/prompt-data.ts'
import type { NamedSource } from '../../runs/article-source.ts'
import { addressBlock, type Brief, factsBlock, notesBlock, requestBlocks } from '../brief.ts'
import type { Outline } from '../outline/schema.ts'

export type ProsePrompt = {
	brief: Brief
	sources: readonly NamedSource[]
	notes: string | undefined
	outline: Outline | undefined
}

export function prosePrompt({ brief, sources, notes, outline }: ProsePrompt): string {
	return [
		...requestBlocks(brief),
		factsBlock(brief),
		...notesBlock(notes),
		...(outline ? [outlineBlock(outline)] : []),
		addressBlock(sources, brief.own),
		'Escreva o artigo completo.',
	].join('\n\n')
}

/** A model wrote it after reading pages of others, so it is no more to be trusted than they are. */
function outlineBlock({ intent, keyphrase, question, answer, sections }: Outline): string {
	const parts = sections.map(({ heading, points }) => `${heading}\n${points.map((point) => `- ${point}`).join('\n')}`)
	const lines = [
		`Intenção: ${intent}`,
		`Frase de foco: ${keyphrase}`,
		`Pergunta do leitor: ${question}`,
		`Resposta: ${answer}`,
		...parts,
	]
	return dataBlock('plano', lines.join('\n\n'))
}
