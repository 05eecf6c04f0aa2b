import { History } from 'lucide-react'
import { useState } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { readPage } from '#app/read-page.ts'
import { listCategoryChoices } from '#core/categories/list-category-choices.ts'
import { findActiveRunOf } from '#core/generation/runs/find-run.ts'
import { providerName } from '#core/generation/runs/pipeline-words.ts'
import { type RunSettings, runSettings } from '#core/generation/runs/run-settings.ts'
import { stepsFor } from '#core/generation/runs/run-steps.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { toldAction } from '../told-action.ts'
import type { Route } from './+types/generator.ts'
import { BeforeFigures } from './before-figures.tsx'
import { columns } from './columns.ts'
import { expectedOf } from './expected.ts'
import { handleRun } from './handle-run.server.ts'
import { type LoadedRun, loadRun } from './load-run.server.ts'
import { promptFor } from './prompt-for.ts'
import { PromptUnderstood } from './prompt-understood.tsx'
import { Result } from './result.tsx'
import { RunProgress } from './run-progress.tsx'
import { isActive } from './run-words.ts'
import { type PromptRead, SettingsCard } from './settings-card.tsx'
import { StepList } from './step-list.tsx'
import { useLiveRun } from './use-live-run.ts'
import { tellAnswer, tellEnd } from './use-run-toasts.ts'
import { readCosts } from './writing-costs.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
	return readPage(context, async ({ db, now, pipeline, siteUrl }) => {
		const wanted = url.searchParams.get('execucao')
		// What is under way has an address of its own, which still shows it when it is over.
		const active = wanted ? undefined : await findActiveRunOf(db, context.get(signedInAdmin).id)
		if (active) throw redirect(`/admin/ai-generator?execucao=${active}`)
		const [categories, costs, loaded] = await Promise.all([
			listCategoryChoices(db),
			readCosts({ db, now, pipeline }),
			wanted ? loadRun(db, { id: wanted, siteUrl, now: now() }) : undefined,
		])
		return {
			categories,
			...costs,
			loaded,
			writer: costs.month?.provider ?? 'local',
			newId: crypto.randomUUID(),
			siteUrl,
			loadedAt: now().toISOString(),
		}
	})
}

export function action({ request, context }: Route.ActionArgs) {
	return handleRun({ request, context })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return toldAction(serverAction, { tell: tellAnswer })
}

/** Looking at a text changes nothing; what was refused because something changed is read anew. */
export function shouldRevalidate({ formData, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	if (formData?.get('intent') === 'preview') return false
	return actionStatus === 409 || defaultShouldRevalidate
}

export function headers() {
	return NO_STORE
}

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Gerador IA')

export default function Generator({ loaderData, actionData }: Route.ComponentProps) {
	const { loaded } = loaderData
	const refusal = actionData?.intent === 'start' ? actionData : undefined
	if (loaded) return <WithRun key={loaded.run.id} data={loaderData} loaded={loaded} refusal={refusal} />
	return (
		<AdminPage wide title="Gerador IA" actions={<Actions writer={loaderData.writer} />}>
			<Intro writer={loaderData.writer} />
			<Idle data={loaderData} refusal={refusal} />
		</AdminPage>
	)
}

function Intro({ writer }: { writer: string }) {
	// The local writer looks nothing up.
	const work = writer === 'local' ? 'O redator local escreve sobre o que conhece' : 'O pipeline pesquisa, escreve'
	return <PageHeader title="Pipeline Inteligente de Conteúdo" lead={`Escreva o tema. ${work}, valida e corrige.`} />
}

function Actions({ writer }: { writer: string }) {
	return (
		<>
			<Badge tone="info" dot>
				{writer === 'local' ? 'Redator local' : `${providerName(writer)} ativo`}
			</Badge>
			<AdminButton
				tone="quiet"
				size="small"
				to="/admin/ai-generator/execucoes"
				icon={<Icon of={History} size={16} />}
				className="max-drawer:w-11 max-drawer:px-0"
			>
				<span className="max-drawer:sr-only">Execuções</span>
			</AdminButton>
		</>
	)
}

type Data = Route.ComponentProps['loaderData']
type Refusal = Parameters<typeof SettingsCard>[0]['refusal']

function planOf({ useWebResearch, fastMode }: RunSettings) {
	return { research: useWebResearch && !fastMode, fastMode }
}

/** Before anything was started: what would happen, and what it would cost. */
function Idle({ data, refusal }: { data: Data; refusal: Refusal }) {
	const { writer, categories, newId } = data
	const settings = runSettings.parse({})
	const [draft, setDraft] = useState<RunSettings>(settings)
	const [read, setRead] = useState<PromptRead>()
	const reading = read?.check?.reading
	return (
		<div className={columns}>
			<SettingsCard
				newId={newId}
				categories={categories}
				initial={{ prompt: '', categoryId: null, settings }}
				running={undefined}
				refusal={refusal}
				onChange={setDraft}
				onCancel={() => {}}
				onRead={setRead}
			/>
			<div className="grid min-w-0 gap-4">
				{read && reading && (
					<PromptUnderstood
						reading={reading}
						hasModel={writer !== 'local'}
						onPick={(choice) => read.replace(promptFor(choice, reading.wishes))}
					/>
				)}
				<BeforeFigures expected={expectedOf(data, planOf(draft))} month={data.month} />
				<StepList steps={stepsFor(draft)} />
			</div>
		</div>
	)
}

function WithRun({ data, loaded, refusal }: { data: Data; loaded: LoadedRun; refusal: Refusal }) {
	const live = useLiveRun(loaded.run, loaded.events, tellEnd)
	const { run } = live
	// What a stream told of is whole once the page was read anew.
	if (!isActive(run.state) && run.content && loaded.judged)
		return <Result live={live} loaded={loaded} judged={loaded.judged} siteUrl={data.siteUrl} />
	return (
		<AdminPage wide title="Gerador IA" actions={<Actions writer={data.writer} />}>
			<Intro writer={data.writer} />
			<Running data={data} live={live} refusal={refusal} />
		</AdminPage>
	)
}

type Live = ReturnType<typeof useLiveRun>

/** A run that is under way, or ended without an article. */
function Running({ data, live, refusal }: { data: Data; live: Live; refusal: Refusal }) {
	const { categories, newId, loadedAt } = data
	const { run, events, connection } = live
	const [asking, setAsking] = useState(false)
	const cancel = useFetcher<typeof action>()
	const active = isActive(run.state)
	const { settings, prompt, category } = run
	// What the card says now: of this run while it goes on, then of the next one.
	const [draft, setDraft] = useState<RunSettings>(settings)
	return (
		<div className={columns}>
			<div className="lg:sticky lg:top-22">
				<SettingsCard
					// What was chosen stays on the card when nothing came of the run, free to be changed for the next.
					key={active ? 'running' : 'over'}
					newId={newId}
					categories={categories}
					initial={{ prompt, categoryId: category?.id ?? null, settings }}
					running={active ? { cancelling: run.cancelRequested || cancel.state !== 'idle' } : undefined}
					refusal={refusal}
					onChange={setDraft}
					onCancel={() => setAsking(true)}
				/>
			</div>
			<div className="grid min-w-0 gap-4">
				<RunProgress
					run={run}
					events={events}
					connection={connection}
					expected={expectedOf(data, planOf(draft))}
					loadedAt={loadedAt}
				/>
			</div>
			<ConfirmDialog
				open={asking && active}
				onOpenChange={setAsking}
				title="Cancelar Pipeline"
				question="O passo em andamento é interrompido e o que já foi gasto não volta. Cancelar mesmo assim?"
				confirmLabel="Cancelar execução"
				onConfirm={() => {
					setAsking(false)
					void cancel.submit({ intent: 'cancel', id: run.id }, { method: 'post', action: '/admin/ai-generator' })
				}}
			/>
		</div>
	)
}
