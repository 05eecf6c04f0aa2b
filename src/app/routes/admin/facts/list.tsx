import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { Cell, DataTable, HeadCell, Row } from '#app/components/admin/data-table.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { listCard } from '#app/components/admin/list/pager.tsx'
import { SortHeadCell } from '#app/components/admin/list/sort-head-cell.tsx'
import { StateLinks } from '#app/components/admin/list/state-links.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { chooseFacts, type FactChoice, type FactOrder, type FactTab, factTabs } from '#core/facts/choose-facts.ts'
import { shownVersion, valueAndUnit } from '#core/facts/fact.ts'
import { type ListedFact, listFacts } from '#core/facts/list-facts.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { formatDay } from '#lib/format-day.ts'
import { readList } from '../read-list.ts'
import type { Route } from './+types/list.ts'
import { FactFilters } from './fact-filters.tsx'
import { kindLabels, stateWords, tabLabels } from './fact-words.ts'
import { FACTS, factList } from './facts-query.ts'
import { normWords, topicChoices } from './register.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Fatos')

export function headers() {
	return NO_STORE
}

type ShownFact = {
	id: string
	statement: string
	norm: string
	kind: string
	value: string
	state: { tone: BadgeTone; label: string }
	changedHere: boolean
	articles: number
	checked: { name: string; on: string } | undefined
}

export function loader({ url, context }: Route.LoaderArgs) {
	const choice = factList.parse(url.searchParams)
	return readList(context, async ({ db, now }) => {
		const today = brasiliaDay(now())
		const all = await listFacts(db)
		const { facts, counts } = chooseFacts(all, { choice, today })
		return { facts: facts.map((fact) => shown(fact, all, today)), counts, topics: topicChoices() }
	})
}

function shown(fact: ListedFact, all: readonly ListedFact[], today: string): ShownFact {
	const version = shownVersion(fact.text, today)
	return {
		id: fact.id,
		statement: version.statement,
		norm: normWords(version, all, today),
		kind: kindLabels[fact.text.kind],
		value: valueAndUnit(version),
		state: stateWords(fact, today),
		changedHere: fact.changedHere,
		articles: fact.articles,
		checked:
			fact.checkedOn && fact.checkedByName ? { name: fact.checkedByName, on: formatDay(fact.checkedOn) } : undefined,
	}
}

export default function Facts({ loaderData: { list, problem } }: Route.ComponentProps) {
	const maySign = useCan('facts.sign')
	return (
		<AdminPage
			title="Fatos"
			actions={
				maySign && (
					<AdminButton tone="action" to={`${FACTS}/novo`} icon={<Icon of={Plus} size={16} />}>
						Novo fato
					</AdminButton>
				)
			}
		>
			<PageHeader title="Fatos" lead="O que os artigos podem afirmar, com norma, data e quem conferiu." />
			{list ? (
				<FactList {...list} />
			) : (
				<ListError message="Não foi possível carregar os fatos." correlationId={problem} />
			)}
		</AdminPage>
	)
}

type FactListProps = {
	facts: ShownFact[]
	counts: Record<FactTab, number>
	topics: { id: string; label: string }[]
}

function FactList({ facts, counts, topics }: FactListProps) {
	const choice = useListQuery(factList)
	return (
		<>
			<StateLinks
				label="Situação dos fatos"
				current={choice.tab}
				hrefFor={(tab) => factList.href(choice, { tab })}
				states={factTabs.map((state) => ({ state, label: tabLabels[state], count: counts[state] }))}
			/>
			<FactFilters choice={choice} topics={topics} />
			<ListBody
				list={factList}
				query={choice}
				empty={facts.length === 0}
				nothing={{ title: 'Nenhum fato ainda', hint: 'Escreva o primeiro.' }}
				noMatch={{
					title: 'Nenhum fato encontrado',
					hint:
						choice.tab === 'all' ? 'Tente outra palavra, outro tipo ou outro tema.' : 'Nesta situação não há nenhum.',
					clear: 'Ver todos',
				}}
			>
				<AdminCard flush className={listCard}>
					<FactTable facts={facts} choice={choice} />
				</AdminCard>
			</ListBody>
		</>
	)
}

/** A narrow card tells the rest below the statement. */
const wide = '@max-[56rem]:hidden'

function FactTable({ facts, choice }: { facts: ShownFact[]; choice: FactChoice }) {
	const sort = (order: FactOrder) => ({ to: factList.href(choice, { order }), current: choice.order === order })
	return (
		<DataTable
			caption="Fatos"
			fits
			head={
				<>
					<SortHeadCell {...sort('by-statement')} direction="ascending">
						Fato e norma
					</SortHeadCell>
					<HeadCell className={wide}>Tipo</HeadCell>
					<HeadCell numeric className={wide}>
						Valor
					</HeadCell>
					<HeadCell className={wide}>Situação</HeadCell>
					<SortHeadCell {...sort('most-used')} direction="descending" numeric className={wide}>
						Artigos
					</SortHeadCell>
					<HeadCell className={wide}>Conferiu</HeadCell>
					<SortHeadCell {...sort('checked-longest-ago')} direction="ascending" numeric className={wide}>
						Em
					</SortHeadCell>
				</>
			}
		>
			{facts.map((fact) => (
				<FactRow key={fact.id} {...fact} />
			))}
		</DataTable>
	)
}

function FactRow({ id, statement, norm, kind, value, state, changedHere, articles, checked }: ShownFact) {
	const states = (
		<span className="inline-flex flex-wrap gap-1.5">
			<Badge tone={state.tone} dot>
				{state.label}
			</Badge>
			{changedHere && (
				<Badge tone="info" dot>
					Mudado aqui
				</Badge>
			)}
		</span>
	)
	return (
		<Row>
			<Cell className="min-w-0">
				<Link to={`${FACTS}/${id}`} className="font-semibold hover:underline">
					{statement}
				</Link>
				{norm && <p className="text-fine text-ink-3 group-hover/row:text-ink-2">{norm}</p>}
				<div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-ink-3 group-hover/row:text-ink-2 @min-[56rem]:hidden">
					{states}
					{value && <span className="font-semibold text-ink">{value}</span>}
					<span>{kind}</span>
					<span>{articles === 1 ? '1 artigo' : `${articles} artigos`}</span>
					{checked && <span>{`${checked.name}, ${checked.on}`}</span>}
				</div>
			</Cell>
			<Cell className={wide} quiet>
				{kind}
			</Cell>
			<Cell numeric className={`${wide} font-semibold`}>
				{value || '–'}
			</Cell>
			<Cell className={wide}>{states}</Cell>
			<Cell numeric quiet className={wide}>
				{articles}
			</Cell>
			<Cell className={`${wide} whitespace-nowrap`}>{checked?.name ?? 'ninguém ainda'}</Cell>
			<Cell numeric quiet className={wide}>
				{checked?.on ?? '–'}
			</Cell>
		</Row>
	)
}
