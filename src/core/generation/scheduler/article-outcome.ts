import { eq } from 'drizzle-orm'
import { ALREADY_COVERED } from '#core/generation/runs/do-step.ts'
import { type RunStep, runStep } from '#core/generation/runs/run-steps.ts'
import { findCoveringPost } from '#core/posts/reading/find-covering-post.ts'
import type { Db } from '#db/client.server.ts'
import type { pipelineRuns } from '#db/schema/pipeline.ts'
import { posts } from '#db/schema/posts.ts'
import { markTopicUsed } from './choose-topic.ts'
import { cancelledItem, failedItem, type MissingPoint, type RunItem } from './scheduler-run.ts'

/** What the scheduler reads of a pipeline's run. */
export type ArticleRun = Pick<
	typeof pipelineRuns.$inferSelect,
	'id' | 'state' | 'errorCode' | 'errorMessage' | 'settings' | 'steps' | 'postId'
> & { title: string | null }

/** Failures that trying again does not mend: the pipeline's own words say what to do. */
const lasting = ['REQUEST_REFUSED', 'TOPIC_UNKNOWN', 'PUBLISH_FAILED']
const NOT_WRITTEN = 'O artigo não pôde ser escrito. Tente de novo em alguns minutos.'

export const CALLED_OFF = 'A geração deste artigo foi cancelada.'

type Ended = { item: RunItem; article: ArticleRun; now: Date }

/** What a category has of an article's run that is over. */
export async function outcomeOf(tx: Db, ended: Ended): Promise<RunItem | 'another-topic'> {
	const { item, article } = ended
	if (article.state === 'cancelled') return cancelledItem(item, CALLED_OFF)
	if (article.state === 'completed') return stored(tx, ended)
	if (article.errorCode === ALREADY_COVERED) return covered(tx, ended)
	const isLasting = article.errorCode !== null && lasting.includes(article.errorCode)
	return failedItem(item, (isLasting && article.errorMessage) || NOT_WRITTEN)
}

async function stored(tx: Db, { item, article, now }: Ended): Promise<RunItem> {
	const [post] = article.postId ? await tx.select().from(posts).where(eq(posts.id, article.postId)) : []
	if (!post) return failedItem(item, 'O artigo foi escrito, mas não existe mais.')
	if (post.deletedAt) return failedItem(item, 'O artigo foi escrito, e alguém o pôs na lixeira.')
	const made = { ...item, cancelling: undefined, title: post.title, postId: post.id, postStatus: post.status }
	// Another run was faster: its article is the one of the day.
	if (post.pipelineRunId !== article.id) return { ...made, status: 'skipped' }
	if (item.topic) await markTopicUsed(tx, { categoryId: item.categoryId, topic: item.topic, postId: post.id, now })
	const wasAsked = article.settings['autoPublish'] === true
	const message = wasAsked && post.status === 'draft' ? publishMessage(article) : undefined
	return { ...made, status: 'success', message, missing: post.status === 'draft' ? missingOf(article) : undefined }
}

/** Readers have that article already: it is not told again, nor is its topic. */
async function covered(tx: Db, { item, article, now }: Ended): Promise<RunItem | 'another-topic'> {
	const twin = article.title ? await findCoveringPost(tx, article.title) : undefined
	// Deleted in the meantime, it is in nobody's way, and the same topic serves.
	if (twin && item.topic)
		await markTopicUsed(tx, { categoryId: item.categoryId, topic: item.topic, postId: twin.id, now })
	return 'another-topic'
}

function publishMessage({ steps }: ArticleRun): string | undefined {
	return publishStepOf(steps)?.message
}

function missingOf({ steps }: ArticleRun): MissingPoint[] | undefined {
	return publishStepOf(steps)?.reasons?.map(({ message, critical }) => ({ message, critical }))
}

function publishStepOf(steps: ArticleRun['steps']): RunStep | undefined {
	const step = steps.find(({ id }) => id === 'publish')
	return step && runStep.parse(step)
}
