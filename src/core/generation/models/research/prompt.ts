import { dataBlock } from '#lib/prompt-data.ts'
import instructions from '../instructions.content.server.ts'

export function researchPrompt(topic: string): string {
	return `${instructions.research}\n\n${dataBlock('assunto', topic)}`
}
