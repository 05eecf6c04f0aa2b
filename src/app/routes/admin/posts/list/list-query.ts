import { choiceParam, defineList, orderParam, pageParam, textParam } from '#app/components/admin/list/list-query.ts'
import type { PostListFilter } from '#core/posts/reading/list-posts-for-admin.ts'
import type { PostListState, ScoreRange } from '#core/posts/reading/post-list-filter.ts'
import type { PostOrder } from '#core/posts/reading/post-order.ts'

/** The words of the address, which people read. */
const stateWords: Record<PostListState, string> = {
	all: 'todos',
	published: 'publicados',
	draft: 'rascunhos',
	'in-review': 'em-revisao',
	scheduled: 'agendados',
}

const orderWords: Record<PostOrder, string> = {
	newest: 'recentes',
	oldest: 'antigos',
	'last-changed': 'mexidos',
	title: 'titulo',
	'title-backwards': 'titulo-z-a',
	category: 'categoria',
	author: 'autor',
	'score-lowest': 'menor-nota',
	'score-highest': 'maior-nota',
}

export const orderLabels: Record<PostOrder, string> = {
	newest: 'Mais novos primeiro',
	oldest: 'Mais antigos primeiro',
	'last-changed': 'Mexidos por último',
	title: 'Título, A a Z',
	'title-backwards': 'Título, Z a A',
	category: 'Categoria',
	author: 'Autor',
	'score-lowest': 'Menor nota primeiro',
	'score-highest': 'Maior nota primeiro',
}

const scoreWords: Record<ScoreRange, string> = { good: 'alta', middling: 'media', poor: 'baixa', none: 'sem-nota' }

export const scoreLabels: Record<ScoreRange, string> = {
	good: 'Nota: 90 ou mais',
	middling: 'Nota: 70 a 89',
	poor: 'Nota: menos de 70',
	none: 'Sem nota',
}

export type ListQuery = {
	text: string
	state: PostListState
	category: string
	author: string
	score: ScoreRange | undefined
	order: PostOrder
	page: number
}

export const postList = defineList<ListQuery>('/admin/posts', {
	text: textParam('busca', 200),
	state: choiceParam('status', stateWords, 'all'),
	/** The id of one, or 'none'. */
	category: textParam('categoria'),
	/** A name, or 'none'. */
	author: textParam('autor', 120),
	score: choiceParam('nota', scoreWords),
	order: orderParam('ordem', orderWords, 'newest'),
	page: pageParam(),
})

export function toFilter({ text, ...query }: ListQuery): PostListFilter & { page: number } {
	return { query: text, ...query }
}
