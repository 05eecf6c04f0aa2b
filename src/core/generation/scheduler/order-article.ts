import { and, eq } from 'drizzle-orm'
import type { CategoryChoice } from '#core/categories/list-category-choices.ts'
import { runSettings, TARGET } from '#core/generation/runs/run-settings.ts'
import { startRun } from '#core/generation/runs/start-run.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { type ChosenTopic, chooseTopic } from './choose-topic.ts'
import { isStillFree } from './is-still-free.ts'
import { findPostOfDay } from './post-of-day.ts'
import { failedItem, type RunItem, type SchedulerRun } from './scheduler-run.ts'
import { findSettings } from './settings.ts'

/** Topics that read differently may end in the same article; so many are tried before the category is given up. */
const MOST_TRIES = 6
const BINNED = 'O artigo de hoje está na lixeira. Outro desta categoria só é gerado amanhã.'
const NO_TOPIC = 'Não há assunto novo para esta categoria. Acrescente assuntos à fila e tente de novo.'

type Order = { run: SchedulerRun; item: RunItem; now: Date }

/** Asks the pipeline for an article of a category, unless it has one of the run's day, which may be over by now. */
export async function orderArticle(tx: Db, { run, item, now }: Order): Promise<RunItem> {
	const [category] = await tx.select().from(categories).where(eq(categories.id, item.categoryId))
	if (!category) return failedItem(item, 'Esta categoria não existe mais.')
	const existing = await findPostOfDay(tx, { categoryId: category.id, day: run.day })
	if (existing) {
		const { id: postId, title, status: postStatus, deletedAt } = existing
		return { ...item, status: 'skipped', title, postId, postStatus, ...(deletedAt && { message: BINNED }) }
	}

	const tries = await tx.$count(
		pipelineRuns,
		and(eq(pipelineRuns.schedulerRunId, run.id), eq(pipelineRuns.categoryId, category.id)),
	)
	const topic = tries < MOST_TRIES ? await topicFor(tx, { category, planned: item.topic, now }) : undefined
	if (!topic) return failedItem(item, NO_TOPIC)

	const { publish, checkedFactsOnly } = await findSettings(tx)
	const settings = runSettings.parse({
		autoPublish: publish,
		checkedFactsOnly,
		targetSeoScore: TARGET.usual,
		generatedFor: run.day,
	})
	const started = await startRun(tx, {
		prompt: topic.text,
		categoryId: category.id,
		settings,
		schedulerRunId: run.id,
		now,
	})
	if (!started.ok) return failedItem(item, 'O assunto não serve de pedido: está vazio ou é longo demais.')
	return { ...item, status: 'writing', title: topic.text, topic, pipelineRunId: started.id }
}

type Planned = { category: CategoryChoice; planned: ChosenTopic | undefined; now: Date }

/** What was planned, unless an article of the run, or a person, came before it. */
async function topicFor(tx: Db, { category, planned, now }: Planned) {
	const isFree = planned && (await isStillFree(tx, { category, topic: planned, now }))
	return isFree ? planned : chooseTopic(tx, category, now)
}
