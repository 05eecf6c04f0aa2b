import { Bot, CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { Cell, DataTable, HeadCell, Row } from '#app/components/admin/data-table.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { listCard } from '#app/components/admin/list/pager.tsx'
import { StateLinks } from '#app/components/admin/list/state-links.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { PostStateBadge } from '#app/components/admin/post-state-badge.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { postState } from '#core/posts/post-state.ts'
import { listReviewQueue, MOST_SHOWN, type QueuedReview, type ReviewTab } from '#core/reviews/list-review-queue.ts'
import { type QueuedClaims, readQueuedClaims } from '#core/reviews/read-queued-claims.ts'
import { can } from '#core/users/rights.ts'
import { ageOf, momentOf } from '#lib/brasilia-time.ts'
import { readList } from '../read-list.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Route } from './+types/queue.ts'
import { reviewList } from './queue-query.ts'

export const meta: Route.MetaFunction = () => adminMeta('Revisão')

export function headers() {
	return NO_STORE
}

/** Past this somebody has waited too long. */
const LONG_WAIT_MS = 24 * 60 * 60 * 1000
/** Reading an article takes a while: of a long queue the oldest are read. */
const MOST_READ = 25

const tabs: readonly ReviewTab[] = ['waiting', 'returned', 'approved', 'own']

type ShownReview = Pick<QueuedReview, 'postId' | 'title' | 'requestedByName' | 'message' | 'reason' | 'version'> & {
	state: ReturnType<typeof postState>
	requested: string
	decided: string | undefined
	waited: { text: string; long: boolean } | undefined
	claims: QueuedClaims | undefined
}

export function loader({ url, context }: Route.LoaderArgs) {
	const { tab } = reviewList.parse(url.searchParams)
	const user = context.get(signedInAdmin)
	return readList(context, async ({ db, now: clock }) => {
		const now = clock()
		const lists = await Promise.all(tabs.map((each) => listReviewQueue(db, { tab: each, user, now })))
		const shown = lists[tabs.indexOf(tab)]!
		const claims = await Promise.all(
			shown.slice(0, tab === 'waiting' ? MOST_READ : 0).map(({ postId }) => readQueuedClaims(db, postId, now)),
		)
		return {
			counts: Object.fromEntries(tabs.map((each, at) => [each, lists[at]!.length])) as Record<ReviewTab, number>,
			decides: can(user, 'reviews.decide'),
			reviews: shown.map((review, at) => shownReview(review, claims[at], now)),
		}
	})
}

function shownReview(review: QueuedReview, claims: QueuedClaims | undefined, now: Date): ShownReview {
	const { postId, title, requestedByName, requestedAt, decidedByName, decidedAt, message, reason, version } = review
	const waits = review.state === 'waiting'
	return {
		postId,
		title,
		requestedByName,
		message,
		reason,
		version,
		state: postState({ ...review, inReview: waits }),
		requested: momentOf(requestedAt),
		decided: decidedAt ? `${decidedByName ?? 'alguém'}, ${momentOf(decidedAt)}` : undefined,
		waited: waits
			? { text: ageOf(requestedAt, now), long: now.getTime() - requestedAt.getTime() > LONG_WAIT_MS }
			: undefined,
		claims,
	}
}

const tabWords: Record<ReviewTab, string> = {
	waiting: 'Esperam',
	returned: 'Devolvidos',
	approved: 'Aprovados',
	own: 'Seus pedidos',
}

export default function ReviewQueue({ loaderData: { list, problem } }: Route.ComponentProps) {
	return (
		<AdminPage title="Revisão">
			<PageHeader title="Revisão" lead={list ? leadOf(list.counts.waiting, list.decides) : undefined} />
			{list ? <Queue {...list} /> : <ListError message="Não foi possível carregar a fila." correlationId={problem} />}
		</AdminPage>
	)
}

function leadOf(waiting: number, decides: boolean): string {
	if (waiting === 0) return decides ? 'Nenhum artigo espera revisão.' : 'Nenhum artigo seu espera revisão.'
	const many = waiting >= MOST_SHOWN ? `${MOST_SHOWN} ou mais artigos esperam` : `${waiting} artigos esperam`
	return `${waiting === 1 ? 'Um artigo espera' : many} revisão, o mais antigo primeiro.`
}

type QueueProps = { counts: Record<ReviewTab, number>; decides: boolean; reviews: ShownReview[] }

function Queue({ counts, decides, reviews }: QueueProps) {
	const query = useListQuery(reviewList)
	const { tab } = query
	return (
		<>
			<StateLinks
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
					<QueueTable tab={tab} decides={decides} reviews={reviews} />
				</AdminCard>
			</ListBody>
			{tab === 'waiting' && decides && (
				<p className="mt-3 text-fine text-ink-2">
					Cada pedido de uma pessoa gera um e-mail a quem revisa. Artigos automáticos entram na fila sem aviso.
				</p>
			)}
		</>
	)
}

const wide = '@max-[48rem]:hidden'

function QueueTable({ tab, decides, reviews }: { tab: ReviewTab } & Pick<QueueProps, 'decides' | 'reviews'>) {
	const waiting = tab === 'waiting'
	return (
		<DataTable
			caption={`Artigos: ${tabWords[tab]}`}
			fits
			head={
				<>
					<HeadCell>Artigo</HeadCell>
					<HeadCell className={wide}>Pediu</HeadCell>
					<HeadCell className={wide}>{waiting ? 'Afirmações' : 'Situação'}</HeadCell>
					<HeadCell numeric className={wide}>
						{waiting ? 'Espera' : 'Decisão'}
					</HeadCell>
					<HeadCell>
						<span className="sr-only">Ação</span>
					</HeadCell>
				</>
			}
		>
			{reviews.map((review) => (
				<Row key={review.postId}>
					<Cell>
						<p className="font-semibold break-words">{review.title}</p>
						<p className="text-fine text-ink-3">
							versão {review.version}, pedida em {review.requested}
						</p>
						{(review.reason || review.message) && (
							<p className="text-fine break-words text-ink-2">“{review.reason ?? review.message}”</p>
						)}
					</Cell>
					<Cell className={wide}>
						<Requester name={review.requestedByName} />
					</Cell>
					<Cell className={wide}>
						{waiting ? <Claims claims={review.claims} /> : <PostStateBadge state={review.state} stacked />}
					</Cell>
					<Cell numeric className={wide}>
						{review.waited ? (
							<span className={review.waited.long ? 'font-semibold text-err' : undefined}>{review.waited.text}</span>
						) : (
							<span className="text-fine text-ink-2">{review.decided ?? 'espera'}</span>
						)}
					</Cell>
					<Cell className="text-right">
						<AdminButton size="small" href={`/admin/posts/${review.postId}`}>
							{waiting && decides ? 'Revisar' : 'Abrir'}
							<span className="sr-only"> {review.title}</span>
						</AdminButton>
					</Cell>
				</Row>
			))}
		</DataTable>
	)
}

function Requester({ name }: { name: string | null }) {
	return (
		<span className="flex items-center gap-2">
			{name ? <Avatar name={name} size={24} /> : <Icon of={Bot} size={20} className="text-ink-3" />}
			{name ?? 'Automático'}
		</span>
	)
}

function Claims({ claims }: { claims: QueuedClaims | undefined }) {
	if (!claims) return <span className="text-ink-3">não lidas ainda</span>
	const { all, contradicted, unsupported } = claims
	if (all === 0) return <span className="text-ink-3">nenhuma</span>
	if (contradicted > 0)
		return (
			<span className="flex items-center gap-2 text-err">
				<Icon of={CircleX} size={17} />
				{contradicted} de {all} {contradicted === 1 ? 'contradiz' : 'contradizem'}
			</span>
		)
	if (unsupported > 0)
		return (
			<span className="flex items-center gap-2 text-warn">
				<Icon of={CircleHelp} size={17} />
				{unsupported} de {all} sem apoio
			</span>
		)
	return (
		<span className="flex items-center gap-2 text-ok">
			<Icon of={CircleCheck} size={17} />
			{all} de {all} com apoio
		</span>
	)
}
