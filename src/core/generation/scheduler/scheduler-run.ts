import type { PostStatus } from '#db/schema/posts.ts'
import type { schedulerRuns } from '#db/schema/scheduler.ts'

/** What became of one category in a run. The list of a new run is its plan: all of them wait. */
export type RunItem = {
	categoryId: string
	category: string
	status: 'waiting' | 'writing' | 'success' | 'skipped' | 'error' | 'cancelled'
	/** Of the article, or the topic while there is none. */
	title: string
	/** Planned, or chosen when the writing began, so that a run taken up again writes of the same. */
	topic?: { text: string; backlogId?: string | undefined } | undefined
	/** The pipeline's run that writes the article. */
	pipelineRunId?: string | undefined
	/** A person asked for its end; the pipeline has not come to it yet. */
	cancelling?: boolean | undefined
	postId?: string | undefined
	postStatus?: PostStatus | undefined
	/** Why it failed, was cancelled, or stayed a draft. */
	message?: string | undefined
	/** Of a draft: what stands between it and its readers. */
	missing?: MissingPoint[] | undefined
}

export type MissingPoint = { message: string; critical: boolean }

export type RunSummary = { success: number; skipped: number; error: number; cancelled: number }

type Row = typeof schedulerRuns.$inferSelect
export type SchedulerRun = Omit<Row, 'results' | 'summary'> & { results: RunItem[]; summary: RunSummary | null }

export function toRun(row: Row): SchedulerRun {
	// One of before articles could be called off counts none of them.
	const summary = row.summary && ({ cancelled: 0, ...row.summary } as RunSummary)
	return { ...row, results: row.results as RunItem[], summary }
}

export function isOpen({ status }: RunItem): boolean {
	return status === 'waiting' || status === 'writing'
}

export function failedItem(item: RunItem, message: string): RunItem {
	return { ...item, cancelling: undefined, status: 'error', message }
}

export function cancelledItem(item: RunItem, message: string): RunItem {
	return { ...item, cancelling: undefined, status: 'cancelled', message }
}

export function summarise(results: readonly RunItem[]): RunSummary {
	const count = (wanted: RunItem['status']) => results.filter(({ status }) => status === wanted).length
	return {
		success: count('success'),
		skipped: count('skipped'),
		error: count('error'),
		cancelled: count('cancelled'),
	}
}

/** Something was made, or nothing went wrong. */
export function isSuccess({ success, skipped, error, cancelled }: RunSummary): boolean {
	return success > 0 || (error === 0 && skipped + cancelled > 0)
}

export function describeRun(results: readonly RunItem[]): string {
	const { success, error, cancelled } = summarise(results)
	if (results.length === 0) return 'Não há categoria para gerar. Crie uma ou escolha outra na programação.'
	if (success + error + cancelled === 0) return 'Todas as categorias já tinham post hoje.'
	const live = results.filter(({ status, postStatus }) => status === 'success' && postStatus === 'published').length
	const failed = `${error} ${error === 1 ? 'categoria falhou' : 'categorias falharam'}`
	const calledOff = `${cancelled} ${cancelled === 1 ? 'artigo cancelado' : 'artigos cancelados'}`
	const rest = [error > 0 && failed, cancelled > 0 && calledOff].filter((each) => each !== false)
	if (success === 0) return `Nenhum artigo foi gerado: ${rest.join(', ')}.`
	const made = `${success} artigo(s) gerado(s). No ar: ${live}. Rascunhos: ${success - live}.`
	return [made, ...rest.map((each) => `${each}.`)].join(' ')
}
