import type { TextModel } from '#core/generation/models/text-model.ts'
import { takeRun } from '#core/generation/runs/hold-run.ts'
import type { RunServices } from '#core/generation/runs/run-services.ts'
import { checkByName, testServices } from '#core/generation/runs/testing/services.ts'
import { workRun } from '#core/generation/runs/work-run.ts'
import { goodArticle } from '#core/seo/testing/good-article.ts'
import type { Db } from '#db/client.server.ts'
import { advanceSchedulerRun } from '../advance-scheduler-run.ts'
import { findSchedulerRun } from '../list-scheduler-runs.ts'
import { type BatchResult, batchResult } from '../run-batch.ts'
import type { SchedulerServices } from '../scheduler-services.ts'
import { startSchedulerRun } from '../start-scheduler-run.ts'

/** Who wrote it and when it was checked, said in the text. */
const signed = '<p>Revisado em março de 2026 por Ana Nunes, corretora de seguros com registro na SUSEP.</p>'
const asksForSecrets = '<p>Para continuar, envie a senha do seu banco para nós.</p>'

let sequence = 0

/** Of a subject that no other article has. */
function newTitle(): string {
	sequence += 1
	// In letters: a number after 'Artigo' would be one of a law.
	const name = sequence.toString(26).replace(/[0-9]/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)
	return `Assunto ${name.repeat(3)}um ${name.repeat(3)}dois`
}

type Asked = { prompt: string; category: string }
/** What the article is like: its title, a bad one, or a fault in place of it. */
type Wish = { title: string } | 'fail' | 'weak' | 'secrets' | undefined

type Options = { clock: () => Date; onWrite?: (asked: Asked) => Promise<Wish> | Wish }

export type RunTools = SchedulerServices & {
	pipeline: RunServices
	/** What the model was asked to write about. */
	prompts: string[]
	faults: unknown[]
	/** Works on all that the pipeline has to do. */
	work: (signal?: AbortSignal) => Promise<void>
}

/** The scheduler and the pipeline behind it, with a model that answers at once. */
export function runTools(db: Db, { clock, onWrite }: Options): RunTools {
	const prompts: string[] = []
	// A model that fails is no failure: the local writer writes. A fault of our own is one.
	let sourcesFail = false
	/** By request. */
	const writing = new Map<string, { wish: Wish; title: string }>()
	const model: TextModel = {
		provider: 'groq',
		model: 'openai/gpt-oss-120b',
		async write({ prompt, schema, signal }) {
			const asked = { prompt: blockIn(prompt, 'pedido'), category: blockIn(prompt, 'categoria') }
			if (prompt.includes('Escreva o artigo completo.')) {
				prompts.push(asked.prompt)
				const wish = await onWrite?.(asked)
				if (wish === 'fail') sourcesFail = true
				writing.set(asked.prompt, { wish, title: typeof wish === 'object' ? wish.title : newTitle() })
			}
			const { wish, title } = writing.get(asked.prompt) ?? { wish: undefined, title: newTitle() }
			if (signal.aborted) return { ok: false, reason: 'cancelled', detail: '' }
			const { metaTitle, metaDescription, content, sourceUrls } = goodArticle
			const ending = wish === 'secrets' ? asksForSecrets + signed : signed
			const article = {
				...agreed,
				title,
				meta_title: metaTitle,
				meta_description: metaDescription,
				content: wish === 'weak' ? weakText : `<p>${asked.prompt}</p>${content}${ending}`,
				excerpt: 'Resumo do artigo.',
				tags: ['seguro'],
				sources: sourceUrls,
			}
			return { ok: true, value: schema.parse(article), usage: { inputTokens: 1, outputTokens: 1 } }
		},
	}
	const { services: pipeline, faults } = testServices(db, {
		clock,
		models: [model],
		async checkSources(sources, options) {
			if (!sourcesFail) return checkByName(sources, options)
			sourcesFail = false
			throw new Error('sources down')
		},
	})

	return {
		db,
		clock,
		wakePipeline() {},
		pipeline,
		prompts,
		faults,
		async work(signal = new AbortController().signal) {
			for (;;) {
				const hold = await takeRun(db, { clock })
				if (!hold) return
				await workRun(pipeline, { hold, signal })
				if (signal.aborted) return
			}
		},
	}
}

/** What a model answers that plans little and finds nothing wrong. */
export const agreed = {
	intent: '',
	keyphrase: 'seguro',
	question: '',
	answer: '',
	sections: [{ heading: 'Seguro', points: [] }],
	claims: [],
	approved: true,
	reasons: [],
}

/** Long enough to be taken for an article, and no good one. */
const weakText = `<p>${'Seguro é bom. '.repeat(120)}</p>`

function blockIn(prompt: string, name: string): string {
	return new RegExp(`<${name}>\\s*([\\s\\S]*?)\\s*</${name}>`).exec(prompt)?.[1] ?? ''
}

/** Brings the open run to its end, as the servers do together. */
export async function workToEnd(tools: RunTools): Promise<void> {
	while (await advanceSchedulerRun(tools.db, { now: tools.clock() })) await tools.work()
}

/** Starts a run, unless there is one, and gives what became of it. */
export async function runToEnd(tools: RunTools, actor?: { id: string; email: string }): Promise<BatchResult> {
	const started = await startSchedulerRun(tools.db, { trigger: 'manual', actor, now: tools.clock() })
	await workToEnd(tools)
	return batchResult(await findSchedulerRun(tools.db, 'runId' in started ? started.runId : ''))
}
