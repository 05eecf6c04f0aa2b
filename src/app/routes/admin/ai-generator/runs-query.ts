import type { RunState } from '#db/schema/pipeline.ts'
import { stateWords } from './run-words.ts'

export type RunsQuery = { text: string; state: RunState | undefined; page: number }

const LONGEST_SEARCH = 100

export function parseRunsQuery(parameters: URLSearchParams): RunsQuery {
	const page = Number(parameters.get('pagina'))
	const wanted = parameters.get('situacao')
	return {
		text: (parameters.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH),
		state: (Object.keys(stateWords) as RunState[]).find((state) => stateWords[state].slug === wanted),
		page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
	}
}

export function runsHref({ text, state, page }: RunsQuery): string {
	const parameters = new URLSearchParams()
	if (text) parameters.set('q', text)
	if (state) parameters.set('situacao', stateWords[state].slug)
	if (page > 1) parameters.set('pagina', String(page))
	return `/admin/ai-generator/execucoes${parameters.size > 0 ? `?${parameters}` : ''}`
}
