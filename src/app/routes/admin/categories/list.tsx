import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { ListError } from '#app/components/admin/list/list-body.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { DEFAULT_CATEGORY_SLUG } from '#core/categories/category-limits.ts'
import { type ListedCategory, listCategories } from '#core/categories/list-categories.ts'
import { readList } from '../read-list.ts'
import { toldAction } from '../told-action.ts'
import type { Route } from './+types/list.ts'
import { CategoryRow, moveButtonId } from './category-row.tsx'
import { type ChangeCategoriesAnswer, changeCategories } from './change-categories.server.ts'
import { DeleteDialog } from './delete-dialog.tsx'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Categorias')

export function headers() {
	return NO_STORE
}

export function loader({ context }: Route.LoaderArgs) {
	return readList(context, async ({ db }) => ({
		categories: await listCategories(db),
		defaultSlug: DEFAULT_CATEGORY_SLUG,
	}))
}

export function action(args: Route.ActionArgs) {
	return changeCategories(args)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return toldAction<ChangeCategoriesAnswer>(serverAction, { tell: tellChange })
}

/** Of one that was moved the list itself tells. */
function tellChange(answer: ChangeCategoriesAnswer): void {
	if (!answer.ok) return notify.error('Nada foi alterado', answer.message, CHANGES)
	if (answer.intent === 'delete') notify.success(answer.message, answer.text, CHANGES)
	else notify.settle(CHANGES)
}

/** The subject of what is told of a change. */
const CHANGES = 'categories'

export default function Categories({ loaderData: { list, problem } }: Route.ComponentProps) {
	return (
		<AdminPage
			title="Categorias"
			actions={
				<AdminButton tone="action" to="/admin/categorias/nova" icon={<Icon of={Plus} size={16} />}>
					Nova categoria
				</AdminButton>
			}
		>
			<PageHeader title="Categorias" lead="Os assuntos do blog, na ordem em que o site os mostra." />
			{list ? (
				<CategoryList {...list} />
			) : (
				<ListError message="Não foi possível carregar as categorias." correlationId={problem} />
			)}
		</AdminPage>
	)
}

function CategoryList({ categories, defaultSlug }: { categories: ListedCategory[]; defaultSlug: string }) {
	const { move, remove, said, busy } = useCategoryChanges()
	const [leaving, setLeaving] = useState<ListedCategory>()
	const [asking, setAsking] = useState(false)
	if (categories.length === 0)
		return (
			<ListState
				state="empty"
				title="Nenhuma categoria ainda"
				hint="Crie a primeira para organizar os artigos por assunto."
				action={<AdminButton to="/admin/categorias/nova">Nova categoria</AdminButton>}
			/>
		)
	return (
		<>
			<AdminCard flush>
				<ul aria-label="Categorias" aria-busy={busy}>
					{categories.map((category, index) => (
						<CategoryRow
							key={category.id}
							category={category}
							first={index === 0}
							last={index === categories.length - 1}
							isDefault={category.slug === defaultSlug}
							onMove={(direction) => {
								const other = categories[direction === 'up' ? index - 1 : index + 1]
								if (other) move(category.id, direction, other.id)
							}}
							onDelete={() => {
								setLeaving(category)
								setAsking(true)
							}}
						/>
					))}
				</ul>
			</AdminCard>
			<p role="status" className="sr-only">
				{said}
			</p>
			{leaving && (
				<DeleteDialog
					category={leaving}
					others={categories.filter(({ id }) => id !== leaving.id)}
					open={asking}
					onOpenChange={setAsking}
					onDelete={(moveTo) => remove(leaving.id, moveTo)}
				/>
			)}
		</>
	)
}

/** Sends a change, and keeps the focus where the person was. */
function useCategoryChanges() {
	const fetcher = useFetcher<typeof action>()
	const [said, setSaid] = useState('')
	const pressed = useRef<'up' | 'down'>('up')
	const busy = fetcher.state !== 'idle'

	const answer = fetcher.data
	useEffect(() => {
		if (!answer?.ok) return
		// The row that had the focus is gone.
		if (answer.intent === 'delete') return document.getElementById('conteudo')?.focus()
		setSaid(answer.message)
		focusButtonOf(answer.id, pressed.current)
	}, [answer])

	function send(form: Record<string, string>) {
		void fetcher.submit(form, { method: 'post', action: '/admin/categorias' })
	}

	function move(id: string, direction: 'up' | 'down', other: string) {
		if (busy) return
		pressed.current = direction
		send({ intent: 'move', id, side: direction === 'up' ? 'before' : 'after', other })
	}
	function remove(id: string, moveTo: string) {
		send({ intent: 'delete', id, moveTo })
	}
	return { said, busy, move, remove }
}

/** The row moved under the pointer; at the end of the list the button that was pressed has nothing more to do. */
function focusButtonOf(id: string, direction: 'up' | 'down'): void {
	requestAnimationFrame(() => {
		const own = document.getElementById(moveButtonId(id, direction))
		const other = document.getElementById(moveButtonId(id, direction === 'up' ? 'down' : 'up'))
		const target = own instanceof HTMLButtonElement && own.disabled ? other : own
		target?.focus()
	})
}
