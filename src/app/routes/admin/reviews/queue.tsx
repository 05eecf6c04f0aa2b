import { History, Mail } from 'lucide-react'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { listCard } from '#app/components/admin/list/pager.tsx'
import { StateLinks } from '#app/components/admin/list/state-links.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { useListKeys } from '#app/components/admin/list/use-list-keys.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { listReadyToPublish } from '#core/reviews/list-ready-to-publish.ts'
import { listReviewQueue, type ReviewTab } from '#core/reviews/list-review-queue.ts'
import { MOST_SHOWN } from '#core/reviews/most-queued.ts'
import { readQueuedText } from '#core/reviews/read-queued-text.ts'
import { can } from '#core/users/rights.ts'
import { SHEET_HASH } from '../posts/editor/arrival.ts'
import { readList } from '../read-list.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Route } from './+types/queue.ts'
import { reviewList } from './queue-query.ts'
import { DecidedRows, WaitingRows } from './queue-rows.tsx'
import { waitWords } from './queue-words.ts'
import { type ShownReview, shownReady, shownReview } from './shown-review.ts'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Revisão')

export function headers() {
	return NO_STORE
}

/** Reading an article takes a while: of a long queue the oldest are read. */
const MOST_READ = 25

/** Approvals are looked up, not worked through: the bar leads to them. */
const tabs = ['waiting', 'returned', 'own'] as const satisfies ReviewTab[]
type Counts = Record<(typeof tabs)[number], number>

export function loader({ url, context }: Route.LoaderArgs) {
	const { tab } = reviewList.parse(url.searchParams)
	const user = context.get(signedInAdmin)
	return readList(context, async ({ db, mailConfigured, now: clock }) => {
		const now = clock()
		const lists = await Promise.all(tabs.map((each) => listReviewQueue(db, { tab: each, user, now })))
		const shown = tab === 'approved' ? await listReviewQueue(db, { tab, user, now }) : lists[tabs.indexOf(tab)]!
		const waits = tab === 'waiting'
		const texts = await Promise.all(
			shown.slice(0, waits ? MOST_READ : 0).map(({ postId }) => readQueuedText(db, postId, now)),
		)
		const ready = waits ? await listReadyToPublish(db, { user, now }) : []
		return {
			counts: Object.fromEntries(tabs.map((each, at) => [each, lists[at]!.length])) as Counts,
			oldest: lists[0]![0] && waitWords(lists[0]![0].requestedAt, now).long,
			decides: can(user, 'reviews.decide'),
			publishes: can(user, 'posts.publish'),
			mailConfigured,
			reviews: shown.map((review, at) => shownReview(review, texts[at], now)),
			ready: ready.map((review) => shownReady(review, now)),
		}
	})
}

const tabWords: Record<ReviewTab, string> = {
	waiting: 'Esperam',
	returned: 'Devolvidos',
	approved: 'Aprovações',
	own: 'Seus pedidos',
}

export default function ReviewQueue({ loaderData: { list, problem } }: Route.ComponentProps) {
	const query = useListQuery(reviewList)
	return (
		<AdminPage
			title="Revisão"
			actions={
				<AdminButton
					tone="quiet"
					to={reviewList.href(query, { tab: 'approved' })}
					aria-current={query.tab === 'approved' ? 'page' : undefined}
					icon={<Icon of={History} size={17} />}
				>
					Aprovações
				</AdminButton>
			}
		>
			<PageHeader title="Revisão" lead={list ? leadOf(list) : undefined} />
			{list ? <Queue {...list} /> : <ListError message="Não foi possível carregar a fila." correlationId={problem} />}
		</AdminPage>
	)
}

type QueueProps = {
	counts: Counts
	/** How long the first has waited. */
	oldest: string | undefined
	decides: boolean
	publishes: boolean
	mailConfigured: boolean
	reviews: ShownReview[]
	ready: ShownReview[]
}

function leadOf({ counts: { waiting }, oldest, decides }: QueueProps): string {
	if (waiting === 0) return decides ? 'Nenhum artigo espera revisão.' : 'Nenhum artigo seu espera revisão.'
	const many = waiting >= MOST_SHOWN ? `${MOST_SHOWN} ou mais artigos esperam` : `${waiting} artigos esperam`
	if (waiting === 1) return `Um artigo espera revisão, há ${oldest}.`
	return `${many} revisão. O mais antigo, há ${oldest}.`
}

function Queue({ counts, decides, publishes, mailConfigured, reviews, ready }: QueueProps) {
	const query = useListQuery(reviewList)
	const { tab } = query
	const waiting = tab === 'waiting'
	const rows = useListKeys<HTMLDivElement>({ onClear: undefined })
	const caption = `Artigos: ${tabWords[tab]}`
	return (
		<div ref={rows}>
			<StateLinks<ReviewTab>
				label="Situação dos pedidos"
				current={tab}
				hrefFor={(each) => reviewList.href(query, { tab: each })}
				states={tabs.map((state) => ({ state, label: tabWords[state], count: counts[state] }))}
			/>
			<ListBody
				list={reviewList}
				query={query}
				empty={reviews.length === 0}
				nothing={{
					title: 'Nada espera revisão',
					hint: 'Os pedidos aparecem aqui, com os artigos automáticos que ninguém leu ainda.',
				}}
				noMatch={{ title: 'Nada por aqui', hint: 'Aparecem os pedidos do último mês.' }}
			>
				<AdminCard flush className={listCard}>
					{waiting ? (
						<WaitingRows
							caption={caption}
							reviews={reviews}
							actionOf={({ postId }) => ({
								to: `/admin/posts/${postId}`,
								label: decides ? 'Revisar' : 'Abrir',
								first: decides && postId === reviews[0]?.postId,
							})}
						/>
					) : (
						<DecidedRows
							caption={caption}
							reviews={reviews}
							actionOf={({ postId }) => ({ to: `/admin/posts/${postId}`, label: 'Abrir' })}
						/>
					)}
				</AdminCard>
			</ListBody>
			{ready.length > 0 && <Ready ready={ready} publishes={publishes} />}
			{waiting && decides && (
				<p className="mt-3 flex items-center gap-2 text-fine text-ink-2">
					<Icon of={Mail} size={16} className="shrink-0" />
					{mailConfigured
						? 'Um aviso por e-mail sai a cada pedido de uma pessoa; um lembrete de cada um, depois de 24 horas. Artigos automáticos entram sem aviso.'
						: 'O envio de e-mails não está configurado: avisos e lembretes de revisão não saem.'}
				</p>
			)}
		</div>
	)
}

/** What only waits to be put before readers. */
function Ready({ ready, publishes }: Pick<QueueProps, 'ready' | 'publishes'>) {
	return (
		<div className="@container mt-4">
			<AdminCard
				flush
				title="Aprovados, prontos para publicar"
				actions={
					<span className="text-fine text-ink-3">
						{ready.length === 1 ? '1 artigo' : `${ready.length} artigos${ready.length >= MOST_SHOWN ? ' ou mais' : ''}`}
					</span>
				}
				className={listCard}
			>
				<DecidedRows
					caption="Aprovados, prontos para publicar"
					reviews={ready}
					actionOf={({ postId, timed }) =>
						publishes && !timed
							? { to: `/admin/posts/${postId}${SHEET_HASH}`, label: 'Publicar' }
							: { to: `/admin/posts/${postId}`, label: 'Abrir' }
					}
				/>
			</AdminCard>
		</div>
	)
}
