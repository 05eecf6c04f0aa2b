import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import type { QueuedReview } from '#core/reviews/list-review-queue.ts'
import { waitingTooLong } from '#core/reviews/long-wait.ts'
import { ageOf, momentOf } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import type { Block } from './block.ts'
import { BlockCard, NothingHere } from './block-card.tsx'
import { PostLine } from './post-line.tsx'

type Queued = Pick<QueuedReview, 'postId' | 'title' | 'requestedByName' | 'requestedAt'>
type ReviewQueueProps = { block: Block<{ waiting: Queued[]; total: number }>; now: Date }

/** What somebody, or a run, asked a review for, the oldest first. */
export function ReviewQueue({ block, now }: ReviewQueueProps) {
	const total = block.ok ? block.value.total : 0
	return (
		<BlockCard
			title="Fila de revisão"
			block={block}
			actions={
				total > 0 && (
					<>
						<Badge>{total === 1 ? '1 espera' : `${total} esperam`}</Badge>
						<AdminButton tone="quiet" size="small" to="/admin/revisao">
							Abrir a fila
						</AdminButton>
					</>
				)
			}
		>
			{({ waiting }) =>
				waiting.length === 0 ? (
					<NothingHere title="Nada espera revisão" hint="Pedidos e artigos automáticos aparecem aqui." />
				) : (
					<ul className="divide-y divide-line">
						{waiting.map(({ postId, title, requestedByName, requestedAt }) => (
							<li key={postId}>
								<PostLine id={postId} title={title} note={requestedByName ?? 'Automático'}>
									<time
										dateTime={requestedAt.toISOString()}
										title={momentOf(requestedAt)}
										className={classNames(
											'text-fine whitespace-nowrap',
											requestedAt < waitingTooLong(now)
												? 'font-semibold text-err'
												: 'text-ink-3 group-hover:text-ink-2',
										)}
									>
										{ageOf(requestedAt, now)}
									</time>
								</PostLine>
							</li>
						))}
					</ul>
				)
			}
		</BlockCard>
	)
}
