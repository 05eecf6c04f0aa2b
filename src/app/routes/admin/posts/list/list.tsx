import { LoaderCircle, SquarePen, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { data, useNavigation, useRevalidator } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { Pager } from '#app/components/admin/list/pager.tsx'
import { StateLinks } from '#app/components/admin/list/state-links.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { isNoAnswer } from '#app/is-no-answer.ts'
import { listCategoryChoices } from '#core/categories/list-category-choices.ts'
import { countBin } from '#core/posts/bin/list-bin.ts'
import { listCopiedPosts } from '#core/posts/copies/list-copied-posts.ts'
import { listUnsavedNewPosts } from '#core/posts/copies/working-copies.ts'
import { listPostsForAdmin, POSTS_PER_ADMIN_PAGE } from '#core/posts/reading/list-posts-for-admin.ts'
import { ageOf, momentOf } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import { textIn } from '#lib/form-texts.ts'
import { ownOnly } from '../../forbidden.ts'
import type { ScreenHandle } from '../../keep-screen.ts'
import { readList } from '../../read-list.ts'
import { signedInAdmin } from '../../signed-in-admin.ts'
import { whoseBin } from '../bin/whose-bin.ts'
import type { Route } from './+types/list.ts'
import { intentOf, notDone } from './change-answer.ts'
import { changePosts } from './change-posts.server.ts'
import { HeldPosts } from './held-posts.tsx'
import { isNarrowed, type ListQuery, parseListQuery, postsHref, toFilter } from './list-query.ts'
import { PostCard } from './post-card.tsx'
import { PostFilters } from './post-filters.tsx'
import { PostActions, SelectionBar } from './selection-bar.tsx'
import { UnsavedPosts } from './unsaved-posts.tsx'
import { usePostChanges } from './use-post-changes.tsx'

const UNREAD = 'Erro ao carregar posts'

export const handle: ScreenHandle = { unread: UNREAD }

export const meta: Route.MetaFunction = () => adminMeta('Posts do Blog')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	const query = parseListQuery(url.searchParams)
	return readList(context, async ({ db, now: clock }) => {
		const now = clock()
		const userId = context.get(signedInAdmin).id
		const [found, categories, unsaved, inBin] = await Promise.all([
			listPostsForAdmin(db, { ...toFilter(query), authorId: ownOnly(context) }),
			listCategoryChoices(db),
			listUnsavedNewPosts(db, { userId }),
			countBin(db, { ownDraftsOf: whoseBin(context.get(signedInAdmin)) }),
		])
		const copied = await listCopiedPosts(db, { userId, postIds: found.posts.map(({ id }) => id) })
		return {
			...found,
			posts: found.posts.map((post) => ({ ...post, copiedAt: copied.get(post.id) })),
			perPage: POSTS_PER_ADMIN_PAGE,
			query: { ...query, page: found.page },
			categories,
			inBin,
			unsaved: unsaved.map(({ id, title, updatedAt }) => ({
				id,
				title: title.trim(),
				when: ageOf(updatedAt, now),
				moment: momentOf(updatedAt),
			})),
		}
	})
}

export function action(args: Route.ActionArgs) {
	return changePosts(args)
}

/** Where the server does not answer the screen stays and says what was not done. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const intent = intentOf(textIn(await request.clone().formData(), 'intent'))
	try {
		return await serverAction()
	} catch (error) {
		if (!isNoAnswer(error) || !intent) throw error
		// A failure by its status: the screen is not read anew, which would fail too.
		return data(notDone(intent, 'Sem conexão com o servidor. Confira a conexão e tente de novo.'), { status: 503 })
	}
}

export default function Posts({ loaderData: { list, problem }, actionData }: Route.ComponentProps) {
	const { revalidate } = useRevalidator()
	const all = useCan('posts.write-any')
	useEffect(() => {
		if (problem) notify.error(UNREAD, 'Tente de novo em alguns instantes.', 'posts-read')
		else notify.settle('posts-read')
	}, [problem])
	return (
		<AdminPage
			title="Posts do Blog"
			actions={
				<AdminButton tone="action" to="/admin/posts/new" icon={<Icon of={SquarePen} size={16} />}>
					Novo Post
				</AdminButton>
			}
		>
			<PageHeader
				title="Posts do Blog"
				lead={
					all
						? 'Tudo o que foi escrito, do mais novo ao mais antigo.'
						: 'O que você escreveu, do mais novo ao mais antigo.'
				}
			/>
			{actionData && (
				<AlertBox tone={actionData.ok ? 'ok' : 'err'} className="mb-4">
					{actionData.title}. {actionData.text}
				</AlertBox>
			)}
			{actionData?.held && <HeldPosts held={actionData.held} />}
			{list ? (
				<PostList {...list} />
			) : (
				<ListState state="error" message={UNREAD} correlationId={problem} onRetry={() => void revalidate()} />
			)}
		</AdminPage>
	)
}

type PostListProps = NonNullable<Route.ComponentProps['loaderData']['list']>

function PostList(props: PostListProps) {
	const { query, posts, counts, total, more, page, pageCount, perPage, categories, unsaved, inBin } = props
	const { state, location } = useNavigation()
	const loading = state === 'loading' && location.pathname === '/admin/posts'
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
	// What is no longer on the page is no longer chosen.
	const taken = posts.filter(({ id }) => chosen.has(id))
	const chooseNone = useCallback(() => setChosen(new Set()), [])
	const { change, dialog, busy } = usePostChanges({ onDone: chooseNone })

	function choose(id: string, on: boolean) {
		const next = new Set(chosen)
		if (on) next.add(id)
		else next.delete(id)
		setChosen(next)
	}

	return (
		<>
			<UnsavedPosts unsaved={unsaved} onDiscard={(copy) => change('discard', [copy])} />
			<PostFilters query={query} categories={categories} />
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<StateTabs query={query} counts={counts} more={more} />
				<AdminButton tone="quiet" to="/admin/lixeira" icon={<Icon of={Trash2} size={15} />}>
					Lixeira
					{inBin > 0 && <span className="text-fine font-normal text-ink-3">{inBin.toLocaleString('pt-BR')}</span>}
				</AdminButton>
			</div>
			<div className="mt-3">
				{loading && <Loading cards={Math.min(posts.length || 4, 6)} />}
				{!loading && posts.length === 0 && <Nothing narrowed={isNarrowed(query)} />}
				{!loading && posts.length > 0 && (
					<>
						<SelectionBar
							chosen={taken.length}
							shown={posts.length}
							onChooseAll={(on) => setChosen(new Set(on ? posts.map(({ id }) => id) : []))}
							actions={<PostActions busy={busy} onDo={(intent) => change(intent, taken)} />}
						>
							{rangeOf({ page, perPage, total, more: more.includes(query.state) })}
						</SelectionBar>
						<ul aria-label="Posts" className={classNames('grid gap-3 transition-opacity', busy && 'opacity-55')}>
							{posts.map((post) => (
								<li key={post.id} className="min-w-0">
									<PostCard
										post={post}
										chosen={chosen.has(post.id)}
										onChoose={(on) => choose(post.id, on)}
										onDelete={() => change('delete', [post])}
									/>
								</li>
							))}
						</ul>
						{pageCount > 1 && <Pages query={query} page={page} pageCount={pageCount} more={more} />}
					</>
				)}
			</div>
			{dialog}
		</>
	)
}

function StateTabs({ query, counts, more }: Pick<PostListProps, 'query' | 'counts' | 'more'>) {
	const tab = (state: ListQuery['state'], label: string) => ({
		state,
		label,
		count: counts[state],
		more: more.includes(state),
	})
	return (
		<StateLinks
			label="Status"
			current={query.state}
			hrefFor={(state) => postsHref({ ...query, state, page: 1 })}
			states={[
				tab('all', 'todos'),
				tab('published', 'publicados'),
				tab('draft', 'rascunhos'),
				...(counts.scheduled > 0 || query.state === 'scheduled' ? [tab('scheduled', 'agendados')] : []),
			]}
		/>
	)
}

function Pages({ query, page, pageCount, more }: Pick<PostListProps, 'query' | 'page' | 'pageCount' | 'more'>) {
	const to = (wanted: number) => postsHref({ ...query, page: wanted })
	return (
		<div className={classNames(cardLook, 'mt-3 [&>div]:border-t-0')}>
			<Pager
				previous={{ label: 'Anterior', to: page > 1 ? to(page - 1) : undefined }}
				next={{ label: 'Próxima', to: page < pageCount ? to(page + 1) : undefined }}
			>
				Página {page.toLocaleString('pt-BR')} de {more.includes(query.state) && 'mais de '}
				{pageCount.toLocaleString('pt-BR')}
			</Pager>
		</div>
	)
}

type Range = Pick<PostListProps, 'page' | 'perPage' | 'total'> & { more: boolean }

function rangeOf({ page, perPage, total, more }: Range): string {
	if (total === 1) return '1 post'
	const first = (page - 1) * perPage + 1
	const last = Math.min(page * perPage, total)
	const all = `${more ? 'mais de ' : ''}${total.toLocaleString('pt-BR')}`
	return total <= perPage
		? `${all} posts`
		: `${first.toLocaleString('pt-BR')} a ${last.toLocaleString('pt-BR')} de ${all} posts`
}

function Loading({ cards }: { cards: number }) {
	return (
		<div role="status">
			<p className="mb-2 flex min-h-12.5 items-center gap-2 pl-2.5 text-fine text-ink-3">
				<Icon of={LoaderCircle} size={16} className="motion-safe:animate-spin" />
				Carregando posts...
			</p>
			<div className="grid gap-3">
				{Array.from({ length: cards }, (_, card) => (
					<div key={card} className={classNames(cardLook, 'px-4.5 py-4')}>
						<Skeleton className="h-4 w-1/2" />
						<Skeleton className="mt-3 h-3.5 w-11/12" />
						<Skeleton className="mt-3 h-3 w-40" />
					</div>
				))}
			</div>
		</div>
	)
}

function Nothing({ narrowed }: { narrowed: boolean }) {
	if (narrowed)
		return (
			<ListState
				state="empty"
				title="Nenhum post encontrado"
				hint="Tente ajustar os filtros de busca."
				action={<AdminButton to="/admin/posts">Limpar filtros</AdminButton>}
			/>
		)
	return (
		<ListState
			state="empty"
			title="Nenhum post ainda"
			hint="Comece criando seu primeiro post!"
			action={<AdminButton to="/admin/posts/new">Criar post</AdminButton>}
		/>
	)
}
