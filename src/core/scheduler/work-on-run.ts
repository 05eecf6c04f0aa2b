import { type HeldRun, holdRun } from './hold-run.ts'
import { describeRun, isOpen, isSuccess, type RunItem, summarise } from './run.ts'
import { findSettings } from './settings.ts'
import { type WritingTools, writeForCategory } from './write-for-category.ts'

export type RunTools = WritingTools

type Work = { runId?: string | undefined; signal: AbortSignal }

/** Takes up an open run, if there is one that nobody works on, and brings it to its end. */
export async function workOnRun(tools: RunTools, { runId, signal }: Work): Promise<boolean> {
	const held = await holdRun(tools.db, { clock: tools.clock, runId })
	if (!held) return false
	try {
		await work(tools, held, AbortSignal.any([signal, held.lost]))
	} catch (error) {
		// Left open: who finds it silent goes on with it.
		await held.release().catch(() => {})
		throw error
	}
	return true
}

async function work(tools: RunTools, held: HeldRun, signal: AbortSignal): Promise<void> {
	const { publish } = await findSettings(tools.db)
	let results = held.run.results
	const put = async (at: number, item: RunItem) => {
		results = results.with(at, item)
		await held.keep(results)
	}
	for (const [at, item] of results.entries()) {
		if (!isOpen(item)) continue
		if (signal.aborted) break
		await put(at, { ...item, status: 'writing' })
		const done = await writeForCategory(tools, {
			runId: held.run.id,
			item,
			publish,
			signal,
			onTopic: (begun) => put(at, begun),
		}).catch((error: unknown): RunItem => {
			tools.onFault(error, item.category)
			return { ...results[at]!, status: 'error', message: 'Algo falhou do nosso lado. O erro ficou registrado.' }
		})
		if (signal.aborted && isOpen(done)) break
		await put(at, done)
	}
	if (results.some(isOpen)) return held.release()
	const summary = summarise(results)
	await held.finish({ results, success: isSuccess(summary), message: describeRun(results), summary })
}
