import { HeadCell } from '#app/components/admin/data-table.tsx'
import { SortHeadCell } from '#app/components/admin/list/sort-head-cell.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import type { PostOrder } from '#core/posts/reading/post-order.ts'
import { postList } from './list-query.ts'
import { wideOnly } from './post-row.tsx'

const cell = 'border-b-0! px-0! py-0!'
const fromTablets = '@max-[52rem]:hidden'

/** The titles of the columns. Those by which the list can be ordered do so, and the other way round when pressed again. */
export function PostHead() {
	const query = useListQuery(postList)
	function sort(first: PostOrder, second: PostOrder, direction: 'ascending' | 'descending') {
		const backwards = direction === 'ascending' ? 'descending' : 'ascending'
		const reversed = query.order === second && second !== first
		return {
			to: postList.href(query, { order: query.order === first ? second : first }),
			current: query.order === first || reversed,
			direction: reversed ? backwards : direction,
		} as const
	}
	return (
		<>
			<SortHeadCell
				{...sort('title', 'title-backwards', 'ascending')}
				className={`${cell} ${fromTablets} [grid-column-start:cover] [grid-column-end:title]`}
			>
				Título
			</SortHeadCell>
			<HeadCell className={`${cell} ${fromTablets} [grid-area:state]`}>Situação</HeadCell>
			<SortHeadCell
				{...sort('category', 'category', 'ascending')}
				className={`${cell} ${wideOnly} [grid-area:category]`}
			>
				Categoria
			</SortHeadCell>
			<SortHeadCell
				{...sort('score-lowest', 'score-highest', 'ascending')}
				numeric
				className={`${cell} ${fromTablets} [grid-area:score]`}
			>
				Nota
			</SortHeadCell>
			<SortHeadCell {...sort('author', 'author', 'ascending')} className={`${cell} ${wideOnly} [grid-area:author]`}>
				Autor
			</SortHeadCell>
			<SortHeadCell
				{...sort('newest', 'oldest', 'descending')}
				numeric
				className={`${cell} ${fromTablets} [grid-area:date]`}
			>
				Criado
			</SortHeadCell>
			<HeadCell className={`${cell} ${fromTablets} [grid-area:actions]`}>
				<span className="sr-only">Ações</span>
			</HeadCell>
		</>
	)
}
