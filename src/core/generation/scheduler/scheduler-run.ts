import type { PostStatus } from '#db/schema/posts.ts'
import type { schedulerRuns } from '#db/schema/scheduler.ts'

/** What became of one category in a run. The list of a new run is its plan: all of them wait. */
export type RunItem = {
	categoryId: string
	category: string
	status: 'waiting' | 'writing' | 'success' | 'skipped' | 'error'
	/** Of the article, or the topic while there is none. */
	title: string
	/** Chosen when the writing began, so that a run taken up again writes of the same. */
	topic?: { text: string; backlogId?: string | undefined } | undefined
	/** The pipeline's run that writes the article. */
	pipelineRunId?: string | undefined
	postId?: string | undefined
	postStatus?: PostStatus | undefined
	/** Why it failed, or why it stayed a draft. */
	message?: string | undefined
	/** Of a draft: what stands between it and its readers. */
	missing?: MissingPoint[] | undefined
}

export type MissingPoint = { message: string; critical: boolean }

export type RunSummary = { success: number; skipped: number; error: number }

type Row = typeof schedulerRuns.$inferSelect
export type SchedulerRun = Omit<Row, 'results' | 'summary'> & { results: RunItem[]; summary: RunSummary | null }

export function toRun(row: Row): SchedulerRun {
	return { ...row, results: row.results as RunItem[], summary: row.summary as RunSummary | null }
}

export function isOpen({ status }: RunItem): boolean {
	return status === 'waiting' || status === 'writing'
}

export function failedItem(item: RunItem, message: string): RunItem {
	return { ...item, status: 'error', message }
}

export function summarise(results: readonly RunItem[]): RunSummary {
	const count = (wanted: RunItem['status']) => results.filter(({ status }) => status === wanted).length
	return { success: count('success'), skipped: count('skipped'), error: count('error') }
}

/** Something was made, or nothing went wrong. */
export function isSuccess({ success, skipped, error }: RunSummary): boolean {
	return success > 0 || (error === 0 && skipped > 0)
}

export function describeRun(results: readonly RunItem[]): string {
	const { success, skipped, error } = summarise(results)
	if (success + skipped + error === 0) return 'Não há categoria para gerar. Crie uma ou escolha outra na programação.'
	if (success === 0 && error === 0) return 'Todas as categorias já tinham post hoje.'
	const failed = `${error} ${error === 1 ? 'categoria falhou' : 'categorias falharam'}`
	if (success === 0) return `Nenhum artigo foi gerado: ${failed}.`
	const live = results.filter(({ status, postStatus }) => status === 'success' && postStatus === 'published').length
	const made = `${success} artigo(s) gerado(s). No ar: ${live}. Rascunhos: ${success - live}.`
	return error === 0 ? made : `${made} ${failed[0]!.toUpperCase()}${failed.slice(1)}.`
}
