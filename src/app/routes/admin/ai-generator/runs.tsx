import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { ChoiceFilter, SearchFilter } from '#app/components/admin/list/filter-fields.tsx'
import { FilterForm } from '#app/components/admin/list/filter-form.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { PageLinks } from '#app/components/admin/list/pager.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { possibleWords } from '#app/components/admin/seo/possible-words.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { type ListedRun, listRuns, RUNS_PER_PAGE } from '#core/generation/runs/list-runs.ts'
import { writerText } from '#core/generation/runs/pipeline-words.ts'
import { postStateWords } from '#core/posts/post-state-words.ts'
import { MOST_UNREVIEWED } from '#core/seo/points.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { readList } from '../read-list.ts'
import type { Route } from './+types/runs.ts'
import { dollars, stateWords } from './run-words.ts'
import { runList } from './runs-query.ts'

export function loader({ url, context }: Route.LoaderArgs) {
	return readList(context, async ({ db }) => {
		const { runs, total } = await listRuns(db, runList.parse(url.searchParams))
		return { runs, total, pageCount: Math.ceil(total / RUNS_PER_PAGE) }
	})
}

export function headers() {
	return NO_STORE
}

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Execuções')

export default function Runs({ loaderData: { list, problem } }: Route.ComponentProps) {
	const query = useListQuery(runList)
	const { text, state } = runList.params
	return (
		<AdminPage
			title="Execuções"
			parent={{ label: 'Gerador IA', to: '/admin/ai-generator' }}
			actions={
				<AdminButton tone="action" to="/admin/ai-generator" icon={<Icon of={Sparkles} size={16} />}>
					Nova execução
				</AdminButton>
			}
		>
			<PageHeader title="Execuções" lead="Cada artigo pedido ao pipeline: quem escreveu, quanto custou, no que deu." />
			<FilterForm action={runList.path} filtered={runList.isFiltered(query)}>
				<SearchFilter param={text} value={query.text} placeholder="Palavras do prompt" />
				<ChoiceFilter param={state} value={query.state} label="Situação" all="Todas" labels={stateWords} />
			</FilterForm>
			{list ? (
				<Results {...list} />
			) : (
				<ListError message="Não foi possível carregar as execuções." correlationId={problem} />
			)}
		</AdminPage>
	)
}

const noMatch = { title: 'Nenhuma execução encontrada', hint: 'Tente ajustar os filtros de busca.' }
const nothing = {
	title: 'Nenhuma execução ainda',
	hint: 'Peça o primeiro artigo no gerador; ele aparece aqui com o custo e as fontes.',
	action: <AdminButton to="/admin/ai-generator">Abrir o gerador</AdminButton>,
}

function Results({ runs, total, pageCount }: { runs: ListedRun[]; total: number; pageCount: number }) {
	const query = useListQuery(runList)
	return (
		<ListBody
			list={runList}
			query={query}
			empty={runs.length === 0}
			// A page past the end is empty too.
			nothing={total > 0 ? noMatch : nothing}
			noMatch={noMatch}
		>
			<AdminCard flush>
				<ul aria-label="Execuções" className="divide-y divide-line">
					{runs.map((run) => (
						<Line key={run.id} run={run} />
					))}
				</ul>
				<PageLinks
					page={query.page}
					pageCount={pageCount}
					total={total}
					nouns={['execução', 'execuções']}
					hrefFor={(page) => runList.href(query, { page })}
					previous="Mais novas"
					next="Mais antigas"
				/>
			</AdminCard>
		</ListBody>
	)
}

function Line({ run }: { run: ListedRun }) {
	const { label, tone } = stateWords[run.state]
	return (
		<li className="group relative grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 px-4.5 py-3 transition-colors hover:bg-hover @min-[52rem]:grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,15rem)_8.5rem] @min-[52rem]:items-center">
			<div className="min-w-0">
				<Link
					to={`/admin/ai-generator/${run.id}`}
					className="block truncate font-semibold -outline-offset-2 after:absolute after:inset-0"
				>
					{run.prompt}
				</Link>
				<p className="truncate text-fine text-ink-3 group-hover:text-ink-2">
					{run.post
						? `${postStateWords[run.post.status].join(' ')}: ${run.post.title}`
						: (run.categoryName ?? 'Categoria Geral')}
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 @min-[52rem]:contents">
				<span>
					<Badge tone={tone} dot>
						{label}
					</Badge>
				</span>
				<p className="min-w-0 text-fine text-ink-2 @min-[52rem]:truncate">
					{writerText(run)}
					{run.score !== null && `, SEO ${run.score} ${possibleWords(MOST_UNREVIEWED)}`}
					<span className="block truncate text-ink-3 group-hover:text-ink-2">
						{run.tokens > 0 && `${run.tokens.toLocaleString('pt-BR')} tokens, `}
						{dollars(run.costUsd)}
					</span>
				</p>
			</div>
			<time
				dateTime={run.createdAt.toISOString()}
				className="text-fine whitespace-nowrap text-ink-3 group-hover:text-ink-2 @min-[52rem]:text-right"
			>
				{momentOf(run.createdAt)}
			</time>
		</li>
	)
}
