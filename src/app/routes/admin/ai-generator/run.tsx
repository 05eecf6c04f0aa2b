import { Sparkles } from 'lucide-react'
import { data } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { readPage } from '#app/read-page.ts'
import type { RunView } from '#core/generation/runs/find-run.ts'
import { writerText } from '#core/generation/runs/pipeline-words.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import type { Route } from './+types/run.ts'
import { expectedOf } from './expected.ts'
import { loadRun } from './load-run.server.ts'
import { OpenInEditor } from './open-in-editor.tsx'
import { RunProgress } from './run-progress.tsx'
import { RunResult } from './run-result.tsx'
import { dollars, isActive, stateWords } from './run-words.ts'
import { useLiveRun } from './use-live-run.ts'
import { tellEnd } from './use-run-toasts.ts'
import { readCosts } from './writing-costs.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	return readPage(context, async ({ db, now, pipeline, siteUrl }) => {
		const loaded = await loadRun(db, { id: params.id, siteUrl, now: now() })
		if (!loaded) throw data(null, { status: 404 })
		return { ...loaded, ...(await readCosts({ db, now, pipeline })), siteUrl, loadedAt: now().toISOString() }
	})
}

export function headers() {
	return NO_STORE
}

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Execução')

export default function RunPage({ loaderData }: Route.ComponentProps) {
	return <Run key={loaderData.run.id} data={loaderData} />
}

function Run({ data: loaded }: { data: Route.ComponentProps['loaderData'] }) {
	const { siteUrl, loadedAt, previewHtml, judged } = loaded
	const { run, events, connection } = useLiveRun(loaded.run, loaded.events, tellEnd)
	const { tone, label } = stateWords[run.state]
	const { useWebResearch: research, fastMode } = run.settings
	return (
		<AdminPage
			wide
			title="Execução"
			parent={{ label: 'Execuções', to: '/admin/ai-generator/execucoes' }}
			status={
				<Badge tone={tone} dot>
					{label}
				</Badge>
			}
			actions={
				<>
					<AdminButton
						size="small"
						tone="quiet"
						to={`/admin/ai-generator?execucao=${run.id}`}
						icon={<Icon of={Sparkles} size={15} />}
					>
						Abrir no gerador
					</AdminButton>
					{!isActive(run.state) && run.content && <OpenInEditor {...run} />}
				</>
			}
		>
			<PageHeader
				title={run.content?.article.title ?? 'Execução do pipeline'}
				lead={`Pedida em ${moment(run.createdAt)}`}
			/>
			<div className="grid items-start gap-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
				<AdminCard title="Pedido" flush className="overflow-hidden">
					<Facts run={run} />
				</AdminCard>
				<div className="grid min-w-0 gap-4">
					<RunProgress
						run={run}
						events={events}
						connection={connection}
						expected={expectedOf(loaded, { research, fastMode })}
						loadedAt={loadedAt}
					>
						{!isActive(run.state) && run.content && (
							<RunResult run={run} content={run.content} previewHtml={previewHtml} judged={judged} siteUrl={siteUrl} />
						)}
					</RunProgress>
				</div>
			</div>
		</AdminPage>
	)
}

function Facts({ run }: { run: RunView }) {
	const { settings, usage } = run
	const yes = (on: boolean) => (on ? 'sim' : 'não')
	const count = (value: number) => value.toLocaleString('pt-BR')
	const facts: [string, string | null][] = [
		['Prompt', run.prompt],
		['Categoria', run.category?.name ?? 'Categoria Geral'],
		['Quem pediu', run.trigger === 'scheduler' ? 'Programador de Artigos' : run.startedByName],
		['Quem escreveu', run.provider && writerText(run)],
		['Tokens', usage.calls > 0 ? `${count(usage.inputTokens)} lidos, ${count(usage.outputTokens)} escritos` : null],
		['Chamadas', usage.calls > 0 ? count(usage.calls) : null],
		['Custo', dollars(usage.costUsd)],
		['Pesquisa na web', yes(settings.useWebResearch)],
		['Modo rápido', yes(settings.fastMode)],
		['Publicar automaticamente', yes(settings.autoPublish)],
		['Só com fatos conferidos', yes(settings.checkedFactsOnly)],
		['Enviar ao Search Console', yes(settings.submitToGSC)],
		['Meta de SEO', String(settings.targetSeoScore)],
		['Começou', run.startedAt && moment(run.startedAt)],
		['Terminou', run.finishedAt && moment(run.finishedAt)],
	]
	return (
		<dl className="grid sm:max-lg:grid-cols-2">
			{facts.map(
				([label, fact]) =>
					fact && (
						<div key={label} className="-mb-px border-b border-line px-4.5 py-2.5 first:sm:max-lg:col-span-2">
							<dt className="text-field-hint text-ink-3">{label}</dt>
							<dd className="wrap-anywhere whitespace-pre-line">{fact}</dd>
						</div>
					),
			)}
		</dl>
	)
}

function moment(at: string): string {
	return momentOf(new Date(at))
}
