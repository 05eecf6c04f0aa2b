import { SquarePen, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { KeyHints } from '#app/components/admin/list/key-hints.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { PageJump, Pager } from '#app/components/admin/list/pager.tsx'
import { RowTable } from '#app/components/admin/list/row-table.tsx'
import { StateLinks } from '#app/components/admin/list/state-links.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { useSelection } from '#app/components/admin/list/use-selection.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { listCategoryChoices } from '#core/categories/list-category-choices.ts'
import { countViews } from '#core/measurement/read-results.ts'
import { countBin } from '#core/posts/bin/list-bin.ts'
import { listCopiedPosts } from '#core/posts/copies/list-copied-posts.ts'
import { listUnsavedNewPosts } from '#core/posts/copies/working-copies.ts'
import { listAuthorNames } from '#core/posts/reading/list-author-names.ts'
import { listPostsForAdmin, POSTS_PER_ADMIN_PAGE } from '#core/posts/reading/list-posts-for-admin.ts'
import { addDays, ageOf, brasiliaDay, momentOf } from '#lib/brasilia-time.ts'
import { textIn } from '#lib/form-texts.ts'
import { ownOnly } from '../../forbidden.ts'
import type { ScreenHandle } from '../../keep-screen.ts'
import { readList } from '../../read-list.ts'
import { signedInAdmin } from '../../signed-in-admin.ts'
import { toldAction } from '../../told-action.ts'
import { whoseBin } from '../bin/whose-bin.ts'
import type { Route } from './+types/list.ts'
import { type ChangePostsAnswer, intentOf, notDone } from './change-answer.ts'
import { changePosts } from './change-posts.server.ts'
import { HeldPosts } from './held-posts.tsx'
import { type ListQuery, postList, toFilter } from './list-query.ts'
import { LoadingPosts } from './loading-posts.tsx'
import { PostActions } from './post-actions.tsx'
import { PostFilters } from './post-filters.tsx'
import { PostHead } from './post-head.tsx'
import { PostRow, postColumns, VIEWS_DAYS } from './post-row.tsx'
import { tellPosts } from './tell-posts.ts'
import { UnsavedPosts } from './unsaved-posts.tsx'
import { usePostChanges } from './use-post-changes.tsx'

const UNREAD = 'Erro ao carregar posts'

export const handle: ScreenHandle = { unread: UNREAD }

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Posts do Blog')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	const query = postList.parse(url.searchParams)
	return readList(context, async ({ db, now: clock }) => {
		const now = clock()
		const userId = context.get(signedInAdmin).id
		const ownerId = ownOnly(context)
		const [found, categories, authors, unsaved, inBin] = await Promise.all([
			listPostsForAdmin(db, { ...toFilter(query), ownerId }),
			listCategoryChoices(db),
			ownerId === undefined ? listAuthorNames(db) : [],
			listUnsavedNewPosts(db, { userId }),
			countBin(db, { ownDraftsOf: whoseBin(context.get(signedInAdmin)) }),
		])
		const live = found.posts.filter(({ status }) => status === 'published')
		const today = brasiliaDay(now)
		const [copied, views] = await Promise.all([
			listCopiedPosts(db, { userId, postIds: found.posts.map(({ id }) => id) }),
			countViews(db, {
				paths: live.map(({ slug }) => `/blog/${slug}`),
				period: { from: addDays(today, 1 - VIEWS_DAYS), to: today },
			}),
		])
		return {
			...found,
			posts: found.posts.map((post) => ({
				...post,
				copiedAt: copied.get(post.id),
				views: post.status === 'published' ? views.get(`/blog/${post.slug}`) : undefined,
			})),
			perPage: POSTS_PER_ADMIN_PAGE,
			categories,
			authors,
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
	return toldAction<ChangePostsAnswer>(serverAction, {
		tell: tellPosts,
		unanswered: intent && ((why) => notDone(intent, why)),
	})
}

export default function Posts({ loaderData: { list, problem }, actionData }: Route.ComponentProps) {
	const all = useCan('posts.write-any')
	useEffect(() => {
		if (problem) notify.error(UNREAD, 'Tente de novo em alguns instantes.', 'posts-read')
		else notify.settle('posts-read')
	}, [problem])
	return (
		<AdminPage
			wide
			dense
			title="Posts do Blog"
			actions={
				<AdminButton tone="action" to="/admin/posts/new" icon={<Icon of={SquarePen} size={16} />}>
					Novo Post
				</AdminButton>
			}
		>
			<PageHeader dense title="Posts do Blog" lead={all ? 'Tudo o que foi escrito.' : 'O que você escreveu.'} />
			{actionData && (
				<AlertBox tone={actionData.ok ? 'ok' : 'err'} className="mb-4">
					{actionData.title}. {actionData.text}
				</AlertBox>
			)}
			{actionData?.held && <HeldPosts held={actionData.held} />}
			{list ? <PostList {...list} /> : <ListError message={UNREAD} correlationId={problem} />}
		</AdminPage>
	)
}

type PostListProps = NonNullable<Route.ComponentProps['loaderData']['list']>

function PostList(props: PostListProps) {
	const { posts, counts, total, more, page, pageCount, perPage, categories, authors, unsaved, inBin } = props
	const query = useListQuery(postList)
	const selection = useSelection(posts)
	const { change, dialog, busy } = usePostChanges({ categories, onDone: selection.clear })
	const hasMore = more.includes(query.state)
	const range = rangeOf({ page, perPage, total, more: hasMore })
	return (
		<>
			<UnsavedPosts unsaved={unsaved} onDiscard={(copy) => change('discard', [copy])} />
			<div className="mb-2 flex items-center justify-between gap-x-4">
				<StateTabs counts={counts} more={more} />
				<AdminButton tone="quiet" to="/admin/lixeira" icon={<Icon of={Trash2} size={15} />}>
					<span className="max-drawer:sr-only">Lixeira</span>
					{inBin > 0 && <span className="text-fine font-normal text-ink-3">{inBin.toLocaleString('pt-BR')}</span>}
				</AdminButton>
			</div>
			<PostFilters categories={categories} authors={authors} />
			<ListBody
				list={postList}
				query={query}
				empty={posts.length === 0}
				nothing={{
					title: 'Nenhum post ainda',
					hint: 'Comece criando seu primeiro post!',
					action: <AdminButton to="/admin/posts/new">Criar post</AdminButton>,
				}}
				noMatch={{ title: 'Nenhum post encontrado', hint: 'Tente ajustar os filtros de busca.' }}
				loading={<LoadingPosts rows={Math.min(posts.length || 4, 10)} />}
			>
				<AdminCard flush className="@container">
					<RowTable
						caption="Posts"
						columns={postColumns}
						selection={selection}
						busy={busy}
						head={<PostHead />}
						narrowHead={range}
						actions={<PostActions busy={busy} onDo={(intent) => change(intent, selection.taken)} />}
					>
						{posts.map((post) => (
							<PostRow
								key={post.id}
								post={post}
								chosen={selection.has(post.id)}
								onChoose={(on) => selection.choose(post.id, on)}
								onDelete={() => change('delete', [post])}
							/>
						))}
					</RowTable>
					<Pager
						previous={{ label: 'Anterior', to: page > 1 ? postList.href(query, { page: page - 1 }) : undefined }}
						next={{ label: 'Próxima', to: page < pageCount ? postList.href(query, { page: page + 1 }) : undefined }}
						jump={
							pageCount > 2 && (
								<PageJump
									page={page}
									pageCount={pageCount}
									hrefFor={(wanted) => postList.href(query, { page: wanted })}
								/>
							)
						}
					>
						{range}
						{pageCount > 1 &&
							` · Página ${page.toLocaleString('pt-BR')} de ${hasMore ? 'mais de ' : ''}${pageCount.toLocaleString('pt-BR')}`}
					</Pager>
				</AdminCard>
				<KeyHints />
			</ListBody>
			{dialog}
		</>
	)
}

function StateTabs({ counts, more }: Pick<PostListProps, 'counts' | 'more'>) {
	const query = useListQuery(postList)
	const tab = (state: ListQuery['state'], label: string) => ({
		state,
		label,
		count: counts[state],
		more: more.includes(state),
	})
	return (
		<StateLinks
			label="Status"
			oneLine
			current={query.state}
			hrefFor={(state) => postList.href(query, { state })}
			states={[
				tab('all', 'todos'),
				tab('published', 'publicados'),
				tab('draft', 'rascunhos'),
				...(counts['in-review'] > 0 || query.state === 'in-review' ? [tab('in-review', 'em revisão')] : []),
				...(counts.scheduled > 0 || query.state === 'scheduled' ? [tab('scheduled', 'agendados')] : []),
			]}
		/>
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
