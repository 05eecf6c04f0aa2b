import { z } from 'zod'
import { chooseCategory } from '#core/generation/runs/choose-category.ts'
import { warningText } from '#core/generation/runs/pipeline-words.ts'
import { MOST_PROMPT } from '#core/generation/runs/run-settings.ts'
import type { WriteArticleRequest, WriteArticleResult } from '#core/generation/runs/writing-request.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { type Caller, defineFunction, type FunctionAnswer } from './define-function.ts'

const payload = z.object({
	prompt: z
		.string()
		.trim()
		.min(1, 'Prompt necessário')
		.max(MOST_PROMPT, `No máximo ${MOST_PROMPT} caracteres`)
		.nullish(),
	category_id: z.uuid('Um identificador de categoria').nullish(),
	fast_mode: z.boolean().default(false),
	use_web_research: z.boolean().default(true),
})

type Services = {
	db: Db
	now: () => Date
	log: Log
	write: (request: WriteArticleRequest) => Promise<WriteArticleResult>
	/** The scheduler's form: one article for each category that has none today. */
	runBatch: (by: { actor?: { id: string; email: string } | undefined }) => Promise<object>
}

/** Writes an article and stores nothing; without a prompt, runs the scheduler's batch. */
export function generateBlogContent(services: Services) {
	return defineFunction({
		summary: 'Escreve um artigo a partir de um prompt; sem prompt, executa a geração diária.',
		example: { prompt: 'O que fazer depois de uma batida leve', fast_mode: true, use_web_research: false },
		payload,
		refusals: {
			422: 'Nenhum artigo: code TOPIC_UNKNOWN, com assuntos próximos em suggestions, ou REQUEST_REFUSED, com a razão em reason (harmful, foreign, nonsense ou instructions).',
		},
		run: ({ prompt, ...options }, caller) =>
			prompt ? writeOne(services, { prompt, ...options }, caller) : batch(services, caller),
	})
}

async function batch({ runBatch }: Services, { user }: Caller): Promise<FunctionAnswer> {
	return { body: await runBatch({ actor: user ?? undefined }) }
}

type Asked = z.infer<typeof payload> & { prompt: string }

async function writeOne({ db, now, log, write }: Services, asked: Asked, caller: Caller): Promise<FunctionAnswer> {
	const chosen = await chooseCategory(db, asked.category_id ?? undefined)
	if (!chosen.ok) {
		const issues = [{ path: 'category_id', message: 'Esta categoria não existe.' }]
		return { status: 400, body: { error: 'Os dados enviados não servem.', code: 'INVALID_PAYLOAD', issues } }
	}
	const result = await write({
		prompt: asked.prompt,
		category: chosen.category,
		fastMode: asked.fast_mode,
		useWebResearch: asked.use_web_research,
		signal: caller.signal,
		now: now(),
	})
	if (!result.ok && result.reason === 'refused')
		return { status: 422, body: { error: result.message, code: 'REQUEST_REFUSED', reason: result.refusal } }
	if (!result.ok && result.reason === 'unknown') {
		const { message, suggestions, triedModels } = result
		const said = { error: message, code: 'TOPIC_UNKNOWN', suggestions }
		// A model that should have written and did not is no mistake of the request.
		return triedModels ? { body: { success: false, message, ...said } } : { status: 422, body: said }
	}
	if (!result.ok) {
		log.error({ correlationId: caller.correlationId, detail: result.message }, 'no writer managed to write an article')
		return {
			body: {
				success: false,
				error: 'GENERATION_FAILED',
				message: 'O artigo não pôde ser escrito. Tente novamente.',
				warnings: [],
			},
		}
	}
	const { article, provider, model, warnings, sources, costUsd } = result
	const message = [...warnings.map(warningText), 'Conteúdo gerado com sucesso.'][0]
	return {
		body: {
			success: true,
			message,
			content: {
				title: article.title,
				meta_title: article.metaTitle,
				meta_description: article.metaDescription,
				content: article.content,
				excerpt: article.excerpt,
				tags: article.tags,
				source_urls: article.sourceUrls,
				category_id: chosen.category?.id ?? null,
			},
			warnings,
			sources,
			provider,
			model,
			costUsd,
		},
	}
}
