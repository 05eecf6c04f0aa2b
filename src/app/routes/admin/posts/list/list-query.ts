import type { PostListFilter, PostListState } from '#core/posts/reading/list-posts-for-admin.ts'

export type ListQuery = { text: string; state: PostListState; category: string; page: number }

const LONGEST_SEARCH = 200

/** The words of the address, which people read. */
export const stateWords: Record<PostListState, string> = {
	all: 'todos',
	published: 'publicados',
	draft: 'rascunhos',
	scheduled: 'agendados',
}

export function parseListQuery(parameters: URLSearchParams): ListQuery {
	const page = Number(parameters.get('pagina'))
	const state = parameters.get('status')
	return {
		// The database takes no NUL character, and nobody means one.
		text: (parameters.get('busca') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH),
		state: (Object.keys(stateWords) as PostListState[]).find((key) => stateWords[key] === state) ?? 'all',
		category: parameters.get('categoria') ?? '',
		page: Number.isSafeInteger(page) && page > 0 ? page : 1,
	}
}

export function postsHref({ text, state, category, page }: ListQuery): string {
	const parameters = new URLSearchParams()
	if (text) parameters.set('busca', text)
	if (state !== 'all') parameters.set('status', stateWords[state])
	if (category) parameters.set('categoria', category)
	if (page > 1) parameters.set('pagina', String(page))
	return parameters.size > 0 ? `/admin/posts?${parameters}` : '/admin/posts'
}

export function isNarrowed({ text, state, category }: ListQuery): boolean {
	return text !== '' || state !== 'all' || category !== ''
}

export function toFilter({ text, state, category, page }: ListQuery): PostListFilter & { page: number } {
	return { query: text, state, category, page }
}
