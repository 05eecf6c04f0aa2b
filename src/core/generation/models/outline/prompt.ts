import { type Brief, factsBlock, notesBlock, requestBlocks } from '../brief.ts'

export type OutlinePrompt = { brief: Brief; notes: string | undefined }

export function outlinePrompt({ brief, notes }: OutlinePrompt): string {
	return [...requestBlocks(brief), factsBlock(brief), ...notesBlock(notes), 'Planeje o artigo.'].join('\n\n')
}
