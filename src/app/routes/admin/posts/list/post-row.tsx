import { Bot, Eye, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { CheckBox } from '#app/components/admin/list/check-box.tsx'
import { ListRow } from '#app/components/admin/list/row-table.tsx'
import { rowLink } from '#app/components/admin/list/use-list-keys.ts'
import { PostScore } from '#app/components/admin/post-score.tsx'
import { PostStateBadge } from '#app/components/admin/post-state-badge.tsx'
import { RowCover } from '#app/components/admin/row-cover.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { postState } from '#core/posts/post-state.ts'
import type { PostRow as Post } from '#core/posts/reading/list-posts-for-admin.ts'
import { dateOf } from '#lib/brasilia-time.ts'
import { shortMoment } from './short-moment.ts'

/** Of how many days, today's included, the views of an article are told. */
export const VIEWS_DAYS = 30

export type ListedPost = Post & {
	/** When one last wrote in it without saving. */
	copiedAt?: Date | undefined
	/** Counted of a live one in the last days; nothing where nobody was counted. */
	views?: number | undefined
}

/** One row of cells where there is room, three of them on phones. */
export const postColumns =
	'grid-cols-[2.75rem_minmax(0,1fr)_auto] [grid-template-areas:"box_title_title""box_state_score""box_date_actions"] ' +
	'@min-[52rem]:grid-cols-[2.25rem_4rem_minmax(0,1fr)_10.75rem_3.5rem_6.75rem_7.5rem] @min-[52rem]:[grid-template-areas:"box_cover_title_state_score_date_actions"] ' +
	'@min-[66rem]:grid-cols-[2.25rem_4rem_minmax(0,1fr)_10.75rem_6rem_3.5rem_6rem_6.75rem_7.5rem] @min-[66rem]:[grid-template-areas:"box_cover_title_state_category_score_author_date_actions"] ' +
	'@min-[90rem]:grid-cols-[2.25rem_4rem_minmax(0,3fr)_minmax(10.75rem,1fr)_minmax(6rem,1fr)_3.5rem_minmax(6rem,1fr)_6.75rem_7.5rem]'

/** Cells that only a wide table has. */
export const wideOnly = '@max-[66rem]:hidden'

type PostRowProps = { post: ListedPost; chosen: boolean; onChoose: (chosen: boolean) => void; onDelete: () => void }

/** One article: what it is, how it stands, and what can be done with it. */
export function PostRow({ post, chosen, onChoose, onDelete }: PostRowProps) {
	const titleId = useId()
	const title = post.title.trim() || 'Sem título'
	const author = post.author ?? 'Redação'
	return (
		<ListRow
			columns={postColumns}
			chosen={chosen}
			aria-labelledby={titleId}
			className="py-2 @min-[52rem]:h-12.5 @min-[52rem]:py-0"
		>
			<td className="self-start [grid-area:box] @min-[52rem]:self-center">
				<CheckBox label={`Selecionar ${title}`} checked={chosen} onChange={onChoose} />
			</td>
			<td className="[grid-area:cover] @max-[52rem]:hidden">
				<RowCover post={post} />
			</td>
			<td className="min-w-0 leading-snug [grid-area:title]">
				<Link
					id={titleId}
					to={`/admin/posts/${post.id}`}
					title={title}
					{...rowLink}
					className="block truncate font-semibold hover:underline @max-[52rem]:line-clamp-2 @max-[52rem]:whitespace-normal"
				>
					{title}
				</Link>
				<About post={post} author={author} />
			</td>
			<td className="leading-tight [grid-area:state]">
				<Standing post={post} />
			</td>
			<td className={`truncate text-ink-2 [grid-area:category] ${wideOnly}`}>
				{post.category?.name ?? 'Sem categoria'}
			</td>
			<td className="text-right [grid-area:score]">
				<PostScore score={post.score} />
			</td>
			<td className={`[grid-area:author] ${wideOnly}`}>
				<span className="flex items-center gap-1.5" title={author}>
					<Avatar name={author} size={24} className="text-[0.625rem]!" />
					<span className="truncate">{author.split(' ')[0]}</span>
				</span>
			</td>
			<td className="leading-tight [grid-area:date] @min-[52rem]:text-right">
				<Dates post={post} />
			</td>
			<td className="flex items-center justify-end gap-0.5 [grid-area:actions]">
				<Actions post={post} title={title} onDelete={onDelete} />
			</td>
		</ListRow>
	)
}

/** One line: what waits unsaved, or what must be mended, which the score tells as well, or else what the article is about. */
function About({ post, author }: { post: ListedPost; author: string }) {
	const { score, copiedAt, category, excerpt, slug } = post
	if (copiedAt) return <p className="truncate text-fine text-warn">Cópia guardada {shortMoment(copiedAt)}, não salva</p>
	if (score?.current && score.critical)
		return (
			<p title={`${score.critical} (verificado em ${dateOf(score.at)})`} className="truncate text-fine text-err">
				{score.critical}
			</p>
		)
	return (
		<p className="max-w-136 truncate text-fine text-ink-3 group-hover/row:text-ink-2">
			<span className="@min-[66rem]:hidden">
				{category?.name ?? 'Sem categoria'} · {author} ·{' '}
			</span>
			{excerpt || `/blog/${slug}`}
		</p>
	)
}

function Standing({ post }: { post: ListedPost }) {
	const { status, autoGenerated, publishAt, unpublishAt, hasChanges } = post
	return (
		<span className="flex items-start gap-1.5">
			<span className="grid justify-items-start">
				<PostStateBadge state={postState(post)} stacked />
				{status === 'draft' && publishAt && (
					<span className="text-fine leading-4.5 text-ink-2">{shortMoment(publishAt)}</span>
				)}
				{status === 'published' && unpublishAt && !hasChanges && (
					<span className="text-fine leading-4.5 text-ink-2">Sai do ar em {shortMoment(unpublishAt)}</span>
				)}
			</span>
			{autoGenerated && (
				<span title="Automático: escrito por um programa" className="mt-1 text-info">
					<Icon of={Bot} size={15} />
					<span className="sr-only">Automático</span>
				</span>
			)}
		</span>
	)
}

function Dates({ post: { status, createdAt, publishedAt, views } }: { post: ListedPost }) {
	return (
		<>
			<p className="whitespace-nowrap">
				<span className="sr-only">Criado em </span>
				<time dateTime={createdAt.toISOString()}>{dateOf(createdAt)}</time>
			</p>
			{status === 'published' && publishedAt && (
				<p
					title={views ? `Nos últimos ${VIEWS_DAYS} dias. No ar desde ${dateOf(publishedAt)}` : undefined}
					className="text-fine whitespace-nowrap text-ink-3 group-hover/row:text-ink-2"
				>
					{views ? (
						<>
							{views === 1 ? '1 visita' : `${views.toLocaleString('pt-BR')} visitas`}
							<span className="sr-only"> em {VIEWS_DAYS} dias</span>
						</>
					) : (
						<>
							<span className="sr-only">Publicado em </span>
							<span aria-hidden="true">no ar </span>
							<time dateTime={publishedAt.toISOString()}>{dateOf(publishedAt)}</time>
						</>
					)}
				</p>
			)}
		</>
	)
}

function Actions({ post, title, onDelete }: { post: Post; title: string; onDelete: () => void }) {
	// Whoever may not delete any article sees only their own: a draft of it may go.
	const mayDelete = useCan('posts.delete') || post.status === 'draft'
	const small = 'max-drawer:w-11 px-0! drawer:w-7.5'
	return (
		<>
			<AdminButton
				tone="quiet"
				size="small"
				href={`/blog/${post.slug}?preview=true`}
				target="_blank"
				rel="noopener"
				title="Visualizar"
				className={small}
			>
				<Icon of={Eye} size={16} />
				<span className="sr-only">Visualizar {title} (abre em nova aba)</span>
			</AdminButton>
			<AdminButton tone="quiet" size="small" to={`/admin/posts/${post.id}`} className="text-ink!">
				Editar<span className="sr-only"> {title}</span>
			</AdminButton>
			{mayDelete && (
				<AdminButton
					tone="quiet"
					size="small"
					onClick={onDelete}
					title="Excluir"
					className={`${small} hover:text-err!`}
				>
					<Icon of={Trash2} size={16} />
					<span className="sr-only">Excluir {title}</span>
				</AdminButton>
			)}
		</>
	)
}
