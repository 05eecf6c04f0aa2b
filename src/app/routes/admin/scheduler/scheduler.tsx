import { Play } from 'lucide-react'
import { useEffect } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { useHydrating } from '#app/components/admin/use-hydrating.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { isNoAnswer } from '#app/is-no-answer.ts'
import { readPage } from '#app/read-page.ts'
import { textIn } from '#lib/form-texts.ts'
import type { Route } from './+types/scheduler.ts'
import { type Answer, intentOf } from './answer.ts'
import { answerForm } from './answer-form.server.ts'
import { BacklogCard } from './backlog-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { LastRun } from './last-run.tsx'
import { readScreen } from './read-screen.server.ts'
import { callFailed, startTexts } from './scheduler-words.ts'
import { SettingsCard } from './settings-card.tsx'
import { TodayCard } from './today-card.tsx'
import { RUN_NOTICE, useRun } from './use-run.ts'

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
	try {
		return await serverAction()
	} catch (error) {
		if (!isNoAnswer(error)) throw error
		const failure =
			intent === 'run' || intent === 'retry'
				? callFailed
				: { title: 'Não foi possível salvar', message: 'Confira a conexão e tente de novo.' }
		// A failure by its status: the screen is not read anew, which would fail too.
		return data<Answer>({ intent, ok: false, ...failure }, { status: 503 })
	}
}

export default function Scheduler({ loaderData, actionData }: Route.ComponentProps) {
	const { today, plan, categories, backlog, history } = loaderData
	const run = useRun(loaderData.run, actionData)
	const hydrating = useHydrating()
	const sending = intentOf(textIn(useNavigation().formData, 'intent'))
	const running = run?.state === 'running'
	useEffect(() => {
		if (!actionData?.title) return
		const { intent, ok, title, message } = actionData
		const subject = intent === 'run' || intent === 'retry' ? RUN_NOTICE : `scheduler ${intent}`
		if (ok) notify.success(title, message, subject)
		else notify.error(title, message, subject)
	}, [actionData])
	const answerTo = (intent: Answer['intent']) => (actionData?.intent === intent ? actionData : undefined)

	return (
		<AdminPage
			title="Programador de Artigos"
			actions={
				<Form method="post" preventScrollReset onSubmit={tellStart}>
					<input type="hidden" name="intent" value="run" />
					<AdminButton
						type="submit"
						tone="action"
						busy={running || sending === 'run'}
						busyLabel="Gerando…"
						icon={<Icon of={Play} size={16} />}
					>
						Executar agora
					</AdminButton>
				</Form>
			}
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
			<div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:items-start lg:gap-x-6">
				<div className="grid min-w-0 gap-4">
					<LastRun run={run} retrying={sending === 'retry'} onRetry={tellStart} />
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

function tellStart(): void {
	notify.info(startTexts.title, startTexts.text)
}
