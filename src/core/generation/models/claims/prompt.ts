import { dataBlock } from '#lib/prompt-data.ts'
import type { NamedSource } from '../../runs/article-source.ts'
import { addressBlock, type Brief, factsBlock, notesBlock } from '../brief.ts'
import { textToRead } from '../text-to-read.ts'

export type ClaimsPrompt = { brief: Brief; sources: readonly NamedSource[]; notes: string | undefined; content: string }

export function claimsPrompt({ brief, sources, notes, content }: ClaimsPrompt): string {
	return [
		`Hoje é ${brief.today}.`,
		dataBlock('pedido', brief.prompt),
		factsBlock(brief),
		...notesBlock(notes),
		addressBlock(sources),
		dataBlock('artigo', textToRead(content)),
		'Liste as afirmações.',
	].join('\n\n')
}
