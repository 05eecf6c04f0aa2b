import { Bot } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Cell, DataTable, HeadCell, Row } from '#app/components/admin/data-table.tsx'
import { rowLink } from '#app/components/admin/list/use-list-keys.ts'
import { PostScore } from '#app/components/admin/post-score.tsx'
import { PostStateBadge } from '#app/components/admin/post-state-badge.tsx'
import { RowCover } from '#app/components/admin/row-cover.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'
import { ClaimsSummary } from './claims-summary.tsx'
import type { ShownReview } from './shown-review.ts'

/** Columns that a narrow card does without; what they say stands below the title there. */
const wide = '@max-[52rem]:hidden'
const narrow = '@min-[52rem]:hidden'
const grey = 'text-fine text-ink-3 group-hover/row:text-ink-2'

/** Where a row leads, and what is done there. */
export type RowAction = { to: string; label: string; first?: boolean }
type RowsProps = { caption: string; reviews: readonly ShownReview[]; actionOf: (review: ShownReview) => RowAction }

/** What waits for a reviewer, with what to look at first. */
export function WaitingRows({ caption, reviews, actionOf }: RowsProps) {
	return (
		<DataTable
			caption={caption}
			fits
			head={
				<>
					<HeadCell>Artigo</HeadCell>
					<HeadCell className={wide}>Pediu</HeadCell>
					<HeadCell className={wide}>Afirmações</HeadCell>
					<HeadCell numeric className={wide}>
						SEO
					</HeadCell>
					<HeadCell numeric className={wide}>
						Espera
					</HeadCell>
					<ActionHead />
				</>
			}
		>
			{reviews.map((review) => (
				<Row key={review.postId}>
					<Article review={review}>
						<span className={classNames('flex flex-wrap items-center gap-x-2.5', narrow)}>
							<span>{review.requestedByName ?? 'Automático'}</span>
							<Waited review={review} />
							<ClaimsSummary claims={review.claims} />
							<span>
								SEO <PostScore score={review.score} />
							</span>
						</span>
					</Article>
					<Cell className={wide}>
						<Requester name={review.requestedByName} />
					</Cell>
					<Cell className={classNames(wide, 'whitespace-nowrap')}>
						<ClaimsSummary claims={review.claims} />
					</Cell>
					<Cell numeric className={wide}>
						<PostScore score={review.score} />
					</Cell>
					<Cell numeric className={classNames(wide, 'leading-tight')}>
						<Waited review={review} />
						<span className={classNames('block', grey)}>{review.waited?.since}</span>
					</Cell>
					<ActionCell title={review.title} {...actionOf(review)} />
				</Row>
			))}
		</DataTable>
	)
}

/** What was decided, or asked for by whoever looks. */
export function DecidedRows({ caption, reviews, actionOf }: RowsProps) {
	return (
		<DataTable
			caption={caption}
			fits
			head={
				<>
					<HeadCell>Artigo</HeadCell>
					<HeadCell className={wide}>Pediu</HeadCell>
					<HeadCell className={wide}>Situação</HeadCell>
					<HeadCell numeric className={wide}>
						Decisão
					</HeadCell>
					<ActionHead />
				</>
			}
		>
			{reviews.map((review) => (
				<Row key={review.postId}>
					<Article review={review}>
						<span className={classNames('flex flex-wrap items-center gap-x-2.5', narrow)}>
							<PostStateBadge state={review.state} />
							<Decided review={review} />
						</span>
					</Article>
					<Cell className={wide}>
						<Requester name={review.requestedByName} />
					</Cell>
					<Cell className={wide}>
						<PostStateBadge state={review.state} stacked />
					</Cell>
					<Cell numeric className={classNames(wide, 'leading-tight')}>
						<Decided review={review} />
					</Cell>
					<ActionCell title={review.title} {...actionOf(review)} />
				</Row>
			))}
		</DataTable>
	)
}

function ActionHead() {
	return (
		<HeadCell>
			<span className="sr-only">Ação</span>
		</HeadCell>
	)
}

function ActionCell({ to, label, first = false, title }: RowAction & { title: string }) {
	return (
		<Cell className="w-0 text-right">
			<AdminButton size="small" tone={first ? 'primary' : 'plain'} to={to}>
				{label}
				<span className="sr-only"> {title}</span>
			</AdminButton>
		</Cell>
	)
}

function Article({ review, children }: { review: ShownReview; children: ReactNode }) {
	const { postId, title, about, standing } = review
	return (
		<Cell className="w-full max-w-0 py-2!">
			<span className="flex items-center gap-3.5">
				<RowCover post={review} className={wide} />
				<span className="min-w-0 leading-snug">
					<Link
						to={`/admin/posts/${postId}`}
						title={title}
						{...rowLink}
						className="block truncate font-semibold hover:underline @max-[52rem]:line-clamp-2 @max-[52rem]:whitespace-normal"
					>
						{title}
					</Link>
					<span title={about} className={classNames('block truncate', grey)}>
						{standing && <span className="font-semibold text-warn">{standing}, </span>}
						{about}
					</span>
					<span className={classNames('block', grey)}>{children}</span>
				</span>
			</span>
		</Cell>
	)
}

function Waited({ review: { waited } }: { review: ShownReview }) {
	if (!waited) return null
	return <span className={waited.tooLong ? 'font-semibold text-err' : 'font-semibold'}>{waited.long}</span>
}

function Decided({ review: { decided, waited } }: { review: ShownReview }) {
	if (!decided) return <span className={grey}>espera há {waited?.long}</span>
	return (
		<>
			{decided.when} <span className={classNames('@min-[52rem]:block', grey)}>por {decided.by}</span>
		</>
	)
}

function Requester({ name }: { name: string | null }) {
	return (
		<span className="flex items-center gap-2 whitespace-nowrap">
			{name ? (
				<Avatar name={name} size={24} className="text-[0.625rem]!" />
			) : (
				<span className="grid size-6 place-items-center rounded-full bg-info-surface text-info">
					<Icon of={Bot} size={15} />
				</span>
			)}
			{name?.split(' ')[0] ?? 'Automático'}
		</span>
	)
}
