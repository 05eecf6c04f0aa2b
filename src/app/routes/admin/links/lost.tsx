import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { Cell, DataTable, HeadCell, Row } from '#app/components/admin/data-table.tsx'
import { linkWords } from '#app/components/admin/link-words.ts'
import { ListError } from '#app/components/admin/list/list-body.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { countLinks, type LinkCounts, type LostLink, listLostLinks, MOST_SHOWN } from '#core/links/list-lost-links.ts'
import type { OwnLoss } from '#core/links/look-at-own.ts'
import { dateOf } from '#lib/brasilia-time.ts'
import { readList } from '../read-list.ts'
import type { Route } from './+types/lost.ts'

const TITLE = 'Links quebrados'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, TITLE)

export function headers() {
	return NO_STORE
}

export function loader({ context }: Route.LoaderArgs) {
	return readList(context, async ({ db, ownSite }) => {
		const [lost, counts] = await Promise.all([listLostLinks(db, ownSite), countLinks(db)])
		return {
			lead: leadOf(counts),
			looked: counts.looked > 0,
			lost: lost.map(shownLink),
			isCut: lost.length >= MOST_SHOWN,
		}
	})
}

function shownLink({ url, state, status, checkedAt, lostAt, postId, postTitle, words, loss }: LostLink) {
	const since = lostAt.getTime() === checkedAt.getTime() ? undefined : `desde ${dateOf(lostAt)}`
	return {
		url,
		postId,
		postTitle,
		words,
		seen: loss ? ownWords[loss] : linkWords({ state, status }),
		checked: dateOf(checkedAt),
		since,
	}
}

/** What readers meet at a page of our own. */
const ownWords: Record<OwnLoss, string> = {
	'no-article': 'Não há artigo neste endereço: leva à lista do blog',
	unpublished: 'O artigo está fora do ar: leva à lista do blog',
	'in-bin': 'O artigo está na lixeira (erro 410)',
	'no-page': 'Não há página neste endereço (erro 404)',
}

function leadOf({ links, looked, lastLook }: LinkCounts): string {
	if (!lastLook) return 'Nenhum endereço foi conferido ainda. A conferência roda de madrugada.'
	const some = looked === 1 ? '1 endereço conferido' : `${looked} endereços conferidos`
	const left = links - looked
	const waiting = left > 0 ? `, ${left === 1 ? '1 espera' : `${left} esperam`} a vez` : ''
	return `${some}${waiting}; a última conferência foi em ${dateOf(lastLook)}. Cada um é visto uma vez por semana.`
}

export default function LostLinks({ loaderData: { list, problem } }: Route.ComponentProps) {
	return (
		<AdminPage title={TITLE}>
			<PageHeader title={TITLE} lead={list?.lead} />
			{list ? <Links {...list} /> : <ListError message="Não foi possível carregar os links." correlationId={problem} />}
		</AdminPage>
	)
}

type ShownLink = ReturnType<typeof shownLink>

const wide = '@max-[48rem]:hidden'

function Links({ lost, looked, isCut }: { lost: ShownLink[]; looked: boolean; isCut: boolean }) {
	if (lost.length === 0) {
		return (
			<AdminCard flush>
				<ListState
					state="empty"
					title={looked ? 'Nenhum link quebrado' : 'Ainda sem conferência'}
					hint="Aqui aparecem os links e as fontes de artigos publicados que deixaram de existir, nossos ou de outros sites, ou que não responderam em duas conferências seguidas."
				/>
			</AdminCard>
		)
	}
	return (
		<AdminCard flush className="@container">
			<DataTable
				caption={TITLE}
				fits
				head={
					<>
						<HeadCell>Link</HeadCell>
						<HeadCell className={wide}>Situação</HeadCell>
						<HeadCell>
							<span className="sr-only">Ação</span>
						</HeadCell>
					</>
				}
			>
				{lost.map((link) => (
					<LinkRow key={`${link.postId} ${link.url}`} link={link} />
				))}
			</DataTable>
			{isCut && (
				<p className="border-t border-line px-4.5 py-3 text-fine text-ink-2">
					Aparecem os {lost.length} mais recentes.
				</p>
			)}
		</AdminCard>
	)
}

function LinkRow({ link: { url, postId, postTitle, words, seen, checked, since } }: { link: ShownLink }) {
	const state = (
		<>
			<span className="font-semibold text-err">{seen}</span>
			<span className="block text-fine text-ink-2">
				visto em {checked}
				{since && `, ${since}`}
			</span>
		</>
	)
	return (
		<Row>
			<Cell>
				<p className="font-semibold wrap-anywhere">{words ? `“${words}”` : 'Fonte do artigo'}</p>
				<p className="font-mono text-fine wrap-anywhere text-ink-2">{url}</p>
				<p className="text-fine wrap-anywhere text-ink-2">em {postTitle}</p>
				<p className="mt-1 @min-[48rem]:hidden">{state}</p>
			</Cell>
			<Cell className={wide}>{state}</Cell>
			<Cell className="text-right">
				<AdminButton size="small" href={`/admin/posts/${postId}`}>
					Abrir no editor
					<span className="sr-only">: {postTitle}</span>
				</AdminButton>
			</Cell>
		</Row>
	)
}
