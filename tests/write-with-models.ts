import { asc } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import type { TextModel } from '#core/generation/models/text-model.ts'
import { testServices } from '#core/generation/runs/testing/services.ts'
import { writeArticle } from '#core/generation/runs/write-article.ts'
import type { WriteArticleRequest } from '#core/generation/runs/writing-request.ts'
import type { WritingServices } from '#core/generation/runs/writing-services.ts'
import type { Db } from '#db/client.server.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { geminiText } from '#integrations/gemini-text.ts'
import { groq } from '#integrations/providers/groq.ts'
import { startGeminiText } from './stand-ins/gemini-text.ts'
import { startGroq } from './stand-ins/groq.ts'

export const now = new Date('2026-11-15T12:00:00Z')
const category = { id: crypto.randomUUID(), name: 'Seguro Auto', slug: 'seguro-auto' }

type Overrides = Partial<WriteArticleRequest> & { models?: TextModel[]; fetchPage?: WritingServices['fetchPage'] }

/** Writes articles with the stand-ins of both providers, which run while the tests of a file do. */
export function writingWithModels(db: Db) {
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

	function groqModel(timeoutMs?: number) {
		const { apiKey, baseUrl } = groqStandIn
		return groq({ apiKey, baseUrl, model: 'openai/gpt-oss-120b', ...(timeoutMs && { timeoutMs }) })
	}

	function geminiModel() {
		const { apiKey, baseUrl } = geminiStandIn
		return geminiText({ apiKey, baseUrl, model: 'gemini-2.5-flash' })
	}

	async function write(
		prompt: string,
		{ models = [groqModel(), geminiModel()], fetchPage, ...request }: Overrides = {},
	) {
		const { services, waits } = testServices(db, { models, ...(fetchPage && { fetchPage }) })
		const said: string[] = []
		const result = await writeArticle(services, {
			prompt,
			category,
			fastMode: true,
			useWebResearch: false,
			signal: new AbortController().signal,
			now,
			tell: (topic, message) => void said.push(`${topic}: ${message}`),
			...request,
		})
		return { result, waits, said }
	}

	return {
		groqModel,
		geminiModel,
		/** What each was asked. */
		seenBy: { groq: () => groqStandIn.seen, gemini: () => geminiStandIn.seen },
		write,
		/** What was booked, in order. */
		usage: () => db.select().from(aiUsage).orderBy(asc(aiUsage.createdAt)),
	}
}
