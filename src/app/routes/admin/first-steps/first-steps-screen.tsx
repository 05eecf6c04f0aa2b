import { ArrowLeft, Check, Eye } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link, type useFetcher, useNavigate, useSubmit } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { LeaveGuard } from '#app/components/admin/leave-guard.tsx'
import { WideDialog } from '#app/components/admin/media/wide-dialog.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'
import type { IdentityAnswer } from '../identity/answer-identity.server.ts'
import { OvertakenNotice } from '../identity/overtaken-notice.tsx'
import { SitePreview } from '../identity/preview/site-preview.tsx'
import { useDraft } from '../identity/use-identity-draft.ts'
import type { IntegrationView } from '../integrations/integration-view.ts'
import { CompanyStep, HoursStep } from './identity-steps.tsx'
import { ArticleStep, MailStep, ProvidersStep } from './other-steps.tsx'
import { type FirstStep, firstSteps, neighbours, type StepsDone, stepPath } from './steps.ts'

type FirstStepsScreenProps = {
	now: Date
	step: FirstStep
	done: StepsDone
	published: number
	views: readonly IntegrationView[]
	fetcher: ReturnType<typeof useFetcher<IdentityAnswer>>
}

const words: Record<FirstStep, { title: string; lead: string }> = {
	corretora: { title: 'Quem é a corretora?', lead: 'O que o site diz em toda página. O resto está em Identidade.' },
	horario: {
		title: 'Quando vocês atendem?',
		lead: 'O site só promete resposta em 10 minutos dentro deste horário. Fora dele, diz quando alguém volta.',
	},
	email: {
		title: 'Por onde saem os e-mails?',
		lead: 'Avisos de pedido, convites e boletim. Sem servidor, as mensagens esperam na fila.',
	},
	provedores: {
		title: 'Quem ajuda a escrever?',
		lead: 'Opcional. Sem chave, o gerador usa o texto e os desenhos do próprio site.',
	},
	artigo: { title: 'O primeiro artigo', lead: 'Gere um rascunho para revisar, ou comece do zero.' },
}

/** Five steps that can be left and taken up: each is done by what is so. */
export function FirstStepsScreen({ now, step, done, published, views, fetcher }: FirstStepsScreenProps) {
	const draft = useDraft()
	const form = useRef<HTMLDivElement>(null)
	const [previewing, setPreviewing] = useState(false)
	const onwards = useOnwards({ step, fetcher, form })
	const { title, lead } = words[step]
	const { before, after } = neighbours(step)
	return (
		<AdminPage title="Primeiros passos" actions={<AdminButton to="/admin/dashboard">Continuar depois</AdminButton>}>
			<LeaveGuard dirty={draft.changed.length > 0 && fetcher.state === 'idle'} />
			<Stepper current={step} done={done} />
			<PageHeader title={title} lead={lead} />
			{fetcher.data?.kind === 'overtaken' && <OvertakenNotice answer={fetcher.data} />}
			<div className="@container">
				<div className="grid gap-6 @min-[60rem]:grid-cols-[minmax(0,1fr)_26.5rem]">
					<div>
						<div ref={form} className="@container grid min-w-0 content-start gap-4">
							{step === 'corretora' && <CompanyStep />}
							{step === 'horario' && <HoursStep now={now} />}
							{step === 'email' && <MailStep views={views} />}
							{step === 'provedores' && <ProvidersStep views={views} />}
							{step === 'artigo' && <ArticleStep published={published} />}
						</div>
						<footer className="mt-6 flex flex-wrap items-center gap-2 border-t border-line pt-4">
							{before && (
								<AdminButton tone="quiet" to={stepPath(before)} icon={<Icon of={ArrowLeft} size={16} />}>
									Voltar
								</AdminButton>
							)}
							<span className="ml-auto" />
							<AdminButton
								icon={<Icon of={Eye} size={16} />}
								onClick={() => setPreviewing(true)}
								className="@min-[60rem]:hidden"
							>
								Ver a prévia
							</AdminButton>
							{after && !done[step] && (
								<AdminButton tone="quiet" to={stepPath(after)}>
									Pular
								</AdminButton>
							)}
							<AdminButton tone="action" onClick={onwards} busy={fetcher.state !== 'idle'} busyLabel="Salvando…">
								{isIdentity(step) ? 'Salvar e continuar' : after ? 'Continuar' : 'Ir ao painel'}
							</AdminButton>
						</footer>
					</div>
					<aside aria-label="Prévia do site" className="sticky top-19 self-start @max-[60rem]:hidden">
						<h2 className="mb-3 text-section">Prévia do site</h2>
						<SitePreview
							view={step === 'horario' ? 'contato' : 'inicio'}
							now={now}
							className="h-[min(43rem,calc(100dvh-9rem))]"
						/>
					</aside>
				</div>
			</div>
			<WideDialog open={previewing} onOpenChange={setPreviewing} title="Prévia do site" tall>
				<div className="flex min-h-0 flex-1 flex-col p-4">
					<SitePreview
						view={step === 'horario' ? 'contato' : 'inicio'}
						now={now}
						scale={1}
						className="min-h-0 flex-1"
					/>
				</div>
			</WideDialog>
		</AdminPage>
	)
}

function isIdentity(step: FirstStep): boolean {
	return step === 'corretora' || step === 'horario'
}

type Onwards = { step: FirstStep } & Pick<FirstStepsScreenProps, 'fetcher'> & { form: RefObject<HTMLElement | null> }

/** Saves what was changed, then goes on; without a change it goes on at once. */
function useOnwards({ step, fetcher, form }: Onwards) {
	const draft = useDraft()
	const navigate = useNavigate()
	const submit = useSubmit()
	const answer = fetcher.data
	/** From where it was sent, and what had been answered before. */
	const sent = useRef<{ step: FirstStep; before: IdentityAnswer | undefined }>(undefined)
	const { after } = neighbours(step)

	function goOn() {
		const next = after ? stepPath(after) : '/admin/dashboard'
		// Hours that are right as they stand are confirmed by going on.
		if (step === 'horario')
			void submit({ milestone: 'hours-confirmed', next }, { method: 'post', action: '/admin/comecar' })
		else void navigate(next)
	}

	useEffect(() => {
		if (fetcher.state !== 'idle' || answer?.kind !== 'saved') return
		if (sent.current?.step !== step || sent.current.before === answer) return
		sent.current = undefined
		goOn()
	})

	return () => {
		if (draft.changed.length === 0) return goOn()
		const checked = draft.check()
		if (!checked.ok) {
			requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
			return
		}
		sent.current = { step, before: answer }
		void fetcher.submit(
			{ intent: 'save', seen: String(draft.version), values: JSON.stringify(checked.values) },
			{ method: 'post', action: '/admin/identidade' },
		)
	}
}

function Stepper({ current, done }: { current: FirstStep; done: StepsDone }) {
	return (
		<nav aria-label="Passos" className="mb-6">
			<ol className="flex flex-wrap gap-x-2 gap-y-1">
				{firstSteps.map(({ name, label }, index) => (
					<li key={name}>
						<Link
							to={stepPath(name)}
							aria-current={name === current ? 'step' : undefined}
							className={classNames(
								'flex min-h-11 items-center gap-2 rounded-control px-2 drawer:min-h-9',
								name === current ? 'font-semibold text-ink' : 'text-ink-2 hover:text-ink',
							)}
						>
							<StepMark done={done[name]} current={name === current}>
								{index + 1}
							</StepMark>
							<span className={classNames(name !== current && 'max-drawer:sr-only')}>{label}</span>
							{done[name] && <span className="sr-only">, feito</span>}
						</Link>
					</li>
				))}
			</ol>
		</nav>
	)
}

function StepMark({ done, current, children }: { done: boolean; current: boolean; children: ReactNode }) {
	return (
		<span
			className={classNames(
				'grid size-6.5 place-items-center rounded-full text-fine font-semibold',
				current ? 'bg-primary text-primary-ink' : done ? 'bg-teal-600 text-white' : 'inset-ring inset-ring-field',
			)}
		>
			{done && !current ? <Icon of={Check} size={15} /> : children}
		</span>
	)
}
