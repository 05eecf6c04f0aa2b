import { asc } from 'drizzle-orm'
import type { TextModel } from '#core/generation/models/text-model.ts'
import { testServices } from '#core/generation/runs/testing/services.ts'
import { writeArticle } from '#core/generation/runs/write-article.ts'
import type { WriteArticleRequest } from '#core/generation/runs/writing-request.ts'
import type { WritingServices } from '#core/generation/runs/writing-services.ts'
import type { Db } from '#db/client.server.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { standInModels } from './stand-ins/text-models.ts'

export const now = new Date('2026-11-15T12:00:00Z')
const category = { id: crypto.randomUUID(), name: 'Seguro Auto', slug: 'seguro-auto' }

type Overrides = Partial<WriteArticleRequest> & { models?: TextModel[]; fetchPage?: WritingServices['fetchPage'] }

/** Writes articles with a model of each provider. */
export function writingWithModels(db: Db) {
	const { groqModel, geminiModel, seenBy } = standInModels()

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
		seenBy,
		/** What Groq was told when it was last asked to do this. */
		askedTo: (task: ReturnType<typeof seenBy.groq>[number]['task']): string =>
			seenBy.groq().findLast((seen) => seen.task === task)!.text,
		write,
		/** What was booked, in order. */
		usage: () => db.select().from(aiUsage).orderBy(asc(aiUsage.createdAt)),
	}
}
