import { dataBlock } from '#lib/prompt-data.ts'
import { type Brief, factsBlock, notesBlock, requestBlocks } from '../brief.ts'
import { textToRead } from '../text-to-read.ts'

export type SecondLookPrompt = {
	brief: Brief
	notes: string | undefined
	/** Each with whether its quotation was found on the page. */
	claims: readonly { claim: string; found: boolean; address: string }[]
	title: string
	content: string
}

export function secondLookPrompt({ brief, notes, claims, title, content }: SecondLookPrompt): string {
	const lines = claims.map(
		({ claim, found, address }) =>
			`- ${claim} (${found ? `trecho encontrado em ${address}` : 'sem trecho encontrado'})`,
	)
	return [
		...requestBlocks(brief),
		factsBlock(brief),
		...notesBlock(notes),
		...(lines.length > 0 ? [dataBlock('afirmacoes', lines.join('\n'))] : []),
		dataBlock('artigo', `${title}\n\n${textToRead(content)}`),
		'Releia o artigo.',
	].join('\n\n')
}
