import { useEffect } from 'react'
import { Link, useFetcher, useNavigate } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { useHydrating } from '#app/components/admin/use-hydrating.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { readPage } from '#app/read-page.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { textIn } from '#lib/form-texts.ts'
import { toldAction } from '../told-action.ts'
import type { Route } from './+types/scheduler.ts'
import { type Answer, intentOf } from './answer.ts'
import { answerForm } from './answer-form.server.ts'
import { BacklogCard } from './backlog-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { PlanForm, useHereWithoutQuestion } from './plan-form.tsx'
import { readScreen } from './read-screen.server.ts'
import { RunCard } from './run-card.tsx'
import { RunNow } from './run-now.tsx'
import { RunningRun } from './running-run.tsx'
import { useSchedulerKey } from './scheduler-form.tsx'
import { failureOf, planLead } from './scheduler-words.ts'
import { SettingsCard } from './settings-card.tsx'
import { tellAnswer } from './tell-answer.ts'
import { TodayCard } from './today-card.tsx'
import { useRun } from './use-run.ts'

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	return readPage(context, (services) => readScreen(services, url.searchParams))
}

export function action({ request, context }: Route.ActionArgs) {
	return answerForm(request, context)
}

/** Where the server does not answer the screen stays and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const intent = intentOf(textIn(await request.clone().formData(), 'intent'))
	return toldAction<Answer>(serverAction, {
		tell: tellAnswer,
		unanswered: (why) => ({ intent, ok: false, ...failureOf(intent, why) }),
	})
}

export default function Scheduler({ loaderData, actionData }: Route.ComponentProps) {
	const fetcher = useFetcher<Answer>({ key: useSchedulerKey() })
	// Without JavaScript the page itself was posted and holds the answer.
	const answer = fetcher.data ?? actionData
	const { today, plan, categories, backlog, history, past, costs, proposal, loadedAt } = loaderData
	const run = useRun(loaderData.run, answer)
	const hydrating = useHydrating()
	const sending = intentOf(textIn(fetcher.formData, 'intent'))
	const running = run?.state === 'running'
	const navigate = useNavigate()
	const withoutQuestion = useHereWithoutQuestion()
	const isAnswered = proposal !== undefined && answer?.runId !== undefined
	useEffect(() => {
		// Or the page would ask once more when the run is over.
		if (isAnswered) void navigate(withoutQuestion, { replace: true, preventScrollReset: true })
	}, [isAnswered, navigate, withoutQuestion])
	const done = run?.items.filter(({ status }) => status !== 'waiting' && status !== 'writing').length ?? 0
	const lastRun = <RunCard title="Última execução" run={run} retrying={sending === 'retry'} />
	const answerTo = (intent: Answer['intent']) => (answer?.intent === intent ? answer : undefined)

	return (
		<AdminPage
			title="Programador de Artigos"
			status={
				running && (
					<Badge tone="info" dot>
						Executando {Math.min(done + 1, run.items.length)} de {run.items.length}
					</Badge>
				)
			}
			actions={<RunNow running={running} starting={sending === 'run'} answer={answerTo('run')} />}
		>
			<PageHeader
				title="Programador de Artigos"
				lead="Um artigo por categoria e por dia, escrito sozinho. Fica como rascunho, a menos que você escolha publicar o que passa em tudo."
			/>
			{/* Without JavaScript the page itself is the answer. */}
			{hydrating && actionData?.title && (
				<AlertBox tone={actionData.ok ? 'ok' : 'err'} className="mb-5">
					{actionData.title}. {actionData.message}
				</AlertBox>
			)}
			{proposal && !running && (
				<AdminCard title="Executar agora?" className="mb-4 max-w-160">
					<p className="text-ink-2">{planLead(proposal.publish)}</p>
					<PlanForm
						plan={proposal}
						starting={sending === 'run'}
						cancel={<AdminButton to="/admin/scheduler">Cancelar</AdminButton>}
					/>
				</AdminCard>
			)}
			{running && (
				<div className="mb-4 grid gap-4">
					<RunningRun run={run} costs={costs} cancelling={sending === 'cancel'} loadedAt={loadedAt} />
					{lastRun}
				</div>
			)}
			<div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:items-start lg:gap-x-6">
				<div className="grid min-w-0 gap-4">
					{past && (
						<div>
							<RunCard
								title={`Execução de ${momentOf(new Date(past.startedAt))}`}
								run={past}
								retrying={sending === 'retry'}
							/>
							<p className="mt-2 text-fine">
								<Link to="/admin/scheduler" preventScrollReset className="underline">
									Fechar esta execução
								</Link>
							</p>
						</div>
					)}
					{!running && lastRun}
					{backlog && (
						<BacklogCard
							key={backlog.category.id}
							categories={categories}
							backlog={backlog}
							adding={sending === 'add-topics'}
							answer={answerTo('add-topics')}
							edited={answerTo('edit-topic')}
						/>
					)}
					<HistoryCard history={history} />
				</div>
				<div className="grid min-w-0 gap-4">
					<TodayCard today={today} />
					<SettingsCard
						plan={plan}
						categories={categories}
						saving={sending === 'settings'}
						answer={answerTo('settings')}
					/>
				</div>
			</div>
		</AdminPage>
	)
}
