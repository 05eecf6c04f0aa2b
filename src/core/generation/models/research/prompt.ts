import { dataBlock } from '#lib/prompt-data.ts'
import type { Brief } from '../brief.ts'
import instructions from '../instructions.content.server.ts'

export function researchPrompt({ prompt, today }: Pick<Brief, 'prompt' | 'today'>): string {
	return `${instructions.research}\n\nHoje é ${today}.\n\n${dataBlock('assunto', prompt)}`
}
