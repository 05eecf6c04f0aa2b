import { type WritingRequest, type WrittenArticle, writeLocally } from '../local-writer.ts'
import { type Category, understandPrompt } from '../prompt/understand-prompt.ts'
import { type Reading, readingOf } from '../read-prompt.ts'

/** The article of a prompt that has to be understood. */
export function articleOf(request: WritingRequest): WrittenArticle {
	const written = writeLocally(request)
	if (!written.ok) throw new Error(`not written: ${request.prompt} (${JSON.stringify(written.verdict)})`)
	return written.article
}

/** What a prompt that has to be understood is read as. */
export function readPrompt(prompt: string, category?: Category): Reading {
	const verdict = understandPrompt(prompt, category)
	if (verdict.kind !== 'understood') throw new Error(`not understood: ${prompt} (${JSON.stringify(verdict)})`)
	return readingOf(verdict, prompt)
}
