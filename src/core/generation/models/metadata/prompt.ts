import { dataBlock } from '#lib/prompt-data.ts'
import { type Brief, requestBlocks } from '../brief.ts'
import { textToRead } from '../text-to-read.ts'

export type MetadataPrompt = { brief: Brief; keyphrase: string | undefined; content: string }

export function metadataPrompt({ brief, keyphrase, content }: MetadataPrompt): string {
	return [
		...requestBlocks(brief),
		...(keyphrase ? [dataBlock('frase_de_foco', keyphrase)] : []),
		dataBlock('artigo', textToRead(content)),
		'Escreva os metadados.',
	].join('\n\n')
}
