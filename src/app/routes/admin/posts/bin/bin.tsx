import { RotateCcw, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { SearchFilter } from '#app/components/admin/list/filter-fields.tsx'
import { FilterForm } from '#app/components/admin/list/filter-form.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { PageLinks } from '#app/components/admin/list/pager.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { BIN_DAYS } from '#core/posts/bin/bin-period.ts'
import { type BinPage, listBin } from '#core/posts/bin/list-bin.ts'
import { readList } from '../../read-list.ts'
import { signedInAdmin } from '../../signed-in-admin.ts'
import type { Route } from './+types/bin.ts'
import { binList } from './bin-query.ts'
import { BinnedPost } from './binned-post.tsx'
import { changeBin } from './change-bin.server.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useBinChanges } from './use-bin-changes.tsx'
import { whoseBin } from './whose-bin.ts'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Lixeira')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	const query = binList.parse(url.searchParams)
	const ownDraftsOf = whoseBin(context.get(signedInAdmin))
	return readList(context, ({ db, now }) => listBin(db, { ...query, ownDraftsOf, now: now() }))
}

export function action(args: Route.ActionArgs) {
	return changeBin(args)
}

export default function Bin({ loaderData: { list, problem }, actionData }: Route.ComponentProps) {
	const query = useListQuery(binList)
	return (
		<AdminPage title="Lixeira" parent={{ label: 'Posts do Blog', to: '/admin/posts' }}>
			<PageHeader
				title="Lixeira"
				lead={`O que foi excluído fica aqui por ${BIN_DAYS} dias, fora do site, e volta com o endereço, o histórico e as imagens.`}
			/>
			{actionData && (
				<AlertBox tone={actionData.ok ? 'ok' : 'err'} className="mb-4">
					{actionData.title}. {actionData.text}
				</AlertBox>
			)}
			<FilterForm action={binList.path} label="Filtrar a lixeira" filtered={binList.isFiltered(query)}>
				<SearchFilter param={binList.params.text} value={query.text} placeholder="Título" />
			</FilterForm>
			{list ? (
				<BinList {...list} />
			) : (
				<ListError message="Não foi possível carregar a lixeira." correlationId={problem} />
			)}
		</AdminPage>
	)
}

function BinList({ posts, page, pageCount, total }: BinPage) {
	const query = useListQuery(binList)
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
	// What is no longer on the page is no longer chosen.
	const taken = posts.filter(({ id }) => chosen.has(id))
	const chooseNone = useCallback(() => setChosen(new Set()), [])
	const { restore, deleteForGood, redirect, dialogs, busy } = useBinChanges({ onDone: chooseNone })

	function choose(id: string, on: boolean) {
		const next = new Set(chosen)
		if (on) next.add(id)
		else next.delete(id)
		setChosen(next)
	}

	return (
		<>
			<ListBody
				list={binList}
				query={query}
				empty={posts.length === 0}
				nothing={{ title: 'A lixeira está vazia', hint: `O que for excluído fica aqui por ${BIN_DAYS} dias.` }}
				noMatch={{ title: 'Nada encontrado na lixeira', hint: 'Tente outras palavras do título.' }}
				bulk={
					<SelectionBar
						chosen={taken.length}
						shown={posts.length}
						onChooseAll={(on) => setChosen(new Set(on ? posts.map(({ id }) => id) : []))}
						actions={
							<>
								<AdminButton
									size="small"
									disabled={busy}
									onClick={() => restore(taken)}
									icon={<Icon of={RotateCcw} size={15} />}
								>
									Restaurar<span className="sr-only"> selecionados</span>
								</AdminButton>
								<AdminButton
									tone="danger"
									size="small"
									disabled={busy}
									onClick={() => deleteForGood(taken)}
									icon={<Icon of={Trash2} size={15} />}
								>
									Excluir de vez<span className="sr-only"> os selecionados</span>
								</AdminButton>
							</>
						}
					>
						{total === 1 ? '1 post' : `${total.toLocaleString('pt-BR')} posts`}
					</SelectionBar>
				}
			>
				<AdminCard flush>
					<ul aria-label="Na lixeira" aria-busy={busy}>
						{posts.map((post) => (
							<BinnedPost
								key={post.id}
								post={post}
								chosen={chosen.has(post.id)}
								busy={busy}
								onChoose={(on) => choose(post.id, on)}
								onRestore={() => restore([post])}
								onRedirect={() => redirect(post)}
								onDelete={() => deleteForGood([post])}
							/>
						))}
					</ul>
					{pageCount > 1 && (
						<PageLinks
							page={page}
							pageCount={pageCount}
							total={total}
							nouns={['post', 'posts']}
							hrefFor={(wanted) => binList.href(query, { page: wanted })}
						/>
					)}
				</AdminCard>
			</ListBody>
			{dialogs}
		</>
	)
}
