import { Sparkles } from 'lucide-react'
import { data, Link, useNavigation } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { FilterForm } from '#app/components/admin/filter-form.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Pager } from '#app/components/admin/pager.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { type ListedRun, listRuns, RUNS_PER_PAGE } from '#core/pipeline/list-runs.ts'
import { writerText } from '#core/pipeline/pipeline-words.ts'
import type { RunState } from '#db/schema/pipeline.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import { readList } from '../read-list.ts'
import type { Route } from './+types/runs.ts'
import { dollars, stateWords } from './run-words.ts'
import { parseRunsQuery, type RunsQuery, runsHref } from './runs-query.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
	const query = parseRunsQuery(url.searchParams)
	const { data: read, init } = await readList(context, ({ db }) => listRuns(db, query))
	return data({ ...read, query }, init ?? {})
}

export function headers() {
	return NO_STORE
}

export const meta: Route.MetaFunction = () => adminMeta('Execuções')

export default function Runs({ loaderData }: Route.ComponentProps) {
	const { list, problem, query } = loaderData
	const loading = useNavigation().location?.pathname === '/admin/ai-generator/execucoes'
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
			<Filters query={query} />
			<div aria-busy={loading} className={classNames('@container mt-4 transition-opacity', loading && 'opacity-60')}>
				{list ? <Results list={list} query={query} /> : <Problem problem={problem} />}
			</div>
		</AdminPage>
	)
}

function Problem({ problem }: { problem: string | undefined }) {
	return (
		<ListState
			state="error"
			message="Não foi possível carregar as execuções."
			correlationId={problem}
			onRetry={() => location.reload()}
		/>
	)
}

function Filters({ query: { text, state } }: { query: RunsQuery }) {
	return (
		<FilterForm action="/admin/ai-generator/execucoes" filtered={text !== '' || state !== undefined}>
			<TextField
				label="Buscar"
				type="search"
				name="q"
				defaultValue={text}
				maxLength={100}
				placeholder="Palavras do prompt"
				className="min-w-52 flex-1 max-lg:basis-full"
			/>
			<SelectField
				label="Situação"
				name="situacao"
				defaultValue={state ? stateWords[state].slug : 'todas'}
				className="min-w-38 flex-1 drawer:max-w-52"
			>
				<option value="todas">Todas</option>
				{(Object.keys(stateWords) as RunState[]).map((key) => (
					<option key={key} value={stateWords[key].slug}>
						{stateWords[key].label}
					</option>
				))}
			</SelectField>
		</FilterForm>
	)
}

function Results({ list: { runs, total }, query }: { list: { runs: ListedRun[]; total: number }; query: RunsQuery }) {
	if (runs.length === 0) {
		const filtered = query.text !== '' || query.state !== undefined || query.page > 1
		return filtered ? (
			<ListState state="empty" title="Nenhuma execução encontrada" hint="Tente ajustar os filtros de busca." />
		) : (
			<ListState
				state="empty"
				title="Nenhuma execução ainda"
				hint="Peça o primeiro artigo no gerador; ele aparece aqui com o custo e as fontes."
				action={<AdminButton to="/admin/ai-generator">Abrir o gerador</AdminButton>}
			/>
		)
	}
	const pages = Math.ceil(total / RUNS_PER_PAGE)
	return (
		<AdminCard flush>
			<ul aria-label="Execuções" className="divide-y divide-line">
				{runs.map((run) => (
					<Line key={run.id} run={run} />
				))}
			</ul>
			<Pager
				previous={{
					label: 'Mais novas',
					to: query.page > 1 ? runsHref({ ...query, page: query.page - 1 }) : undefined,
				}}
				next={{
					label: 'Mais antigas',
					to: query.page < pages ? runsHref({ ...query, page: query.page + 1 }) : undefined,
				}}
			>
				{total.toLocaleString('pt-BR')} {total === 1 ? 'execução' : 'execuções'}
				{pages > 1 && `, página ${query.page} de ${pages}`}
			</Pager>
		</AdminCard>
	)
}

function Line({ run }: { run: ListedRun }) {
	const { label, tone } = stateWords[run.state]
	return (
		<li className="group relative grid gap-x-4 gap-y-1.5 px-4.5 py-3 transition-colors hover:bg-hover @min-[52rem]:grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,15rem)_8.5rem] @min-[52rem]:items-center">
			<div className="min-w-0">
				<Link
					to={`/admin/ai-generator/${run.id}`}
					className="block truncate font-semibold -outline-offset-2 after:absolute after:inset-0"
				>
					{run.prompt}
				</Link>
				<p className="truncate text-fine text-ink-3 group-hover:text-ink-2">
					{run.post
						? `${run.post.status === 'published' ? 'Publicado' : 'Rascunho'}: ${run.post.title}`
						: (run.categoryName ?? 'Categoria Geral')}
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 @min-[52rem]:contents">
				<span>
					<Badge tone={tone} dot>
						{label}
					</Badge>
				</span>
				<p className="min-w-0 truncate text-fine text-ink-2">
					{writerText(run)}
					{run.score !== null && `, SEO ${run.score}`}
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
