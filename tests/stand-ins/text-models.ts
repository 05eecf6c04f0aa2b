import { afterAll, beforeAll } from 'vitest'
import { geminiText } from '#integrations/gemini-text.ts'
import { groq } from '#integrations/providers/groq.ts'
import { startGeminiText } from './gemini-text.ts'
import { startGroq } from './groq.ts'

/** A model of each provider, asked of its stand-in, which runs while the tests of a file do. */
export function standInModels() {
	let groqStandIn: Awaited<ReturnType<typeof startGroq>>
	let geminiStandIn: Awaited<ReturnType<typeof startGeminiText>>
	beforeAll(async () => {
		groqStandIn = await startGroq()
		geminiStandIn = await startGeminiText()
	})
	afterAll(async () => {
		await groqStandIn.stop()
		await geminiStandIn.stop()
	})

	return {
		groqModel: (timeoutMs?: number) =>
			groq({ ...groqStandIn, model: 'openai/gpt-oss-120b', ...(timeoutMs && { timeoutMs }) }),
		geminiModel: () => geminiText({ ...geminiStandIn, model: 'gemini-2.5-flash' }),
		/** What each was asked. */
		seenBy: { groq: () => groqStandIn.seen, gemini: () => geminiStandIn.seen },
	}
}
