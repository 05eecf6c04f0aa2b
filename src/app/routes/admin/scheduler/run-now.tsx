import { Play } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { wordsFor } from '#app/ask-server.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { Dialog, dialogLook } from '#app/components/ui/dialog.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { endpoints } from '#app/endpoints.ts'
import { useAnswer } from '#app/use-answer.ts'
import type { Answer } from './answer.ts'
import { PlanForm } from './plan-form.tsx'
import type { PlanView } from './plan-view.ts'
import { planLead } from './scheduler-words.ts'

type RunNowProps = { running: boolean; starting: boolean; answer: Answer | undefined }

/** 'Executar agora' only asks: what would be written, and at what cost, is read when it is pressed. */
export function RunNow({ running, starting, answer }: RunNowProps) {
	const [open, setOpen] = useState(false)
	const [plan, setPlan] = useState<PlanView>()
	const [fault, setFault] = useState<string>()
	const way = useRef<HTMLButtonElement>(null)
	const { askAgain } = useAnswer(open ? { endpoint: endpoints.schedulerPlan, input: undefined } : null, {
		onAnswer(given) {
			setFault(given.ok ? undefined : wordsFor(given))
			if (given.ok) setPlan(given.plan)
		},
	})
	useEffect(() => {
		if (answer?.ok) setOpen(false)
	}, [answer])
	// The button that had the focus while the plan was read is gone with the waiting.
	useEffect(() => {
		if (plan) way.current?.focus()
	}, [plan])

	function ask(event: FormEvent) {
		event.preventDefault()
		setPlan(undefined)
		setFault(undefined)
		setOpen(true)
	}

	const cancel = (
		<AdminButton ref={way} onClick={() => setOpen(false)}>
			Cancelar
		</AdminButton>
	)
	return (
		<>
			{/* Without JavaScript the question is a page. */}
			<form method="get" action="/admin/scheduler" onSubmit={ask}>
				<input type="hidden" name="executar" value="sim" />
				<AdminButton
					type="submit"
					tone={running ? 'plain' : 'action'}
					disabled={running}
					icon={<Icon of={Play} size={16} />}
				>
					Executar agora
				</AdminButton>
			</form>
			<Dialog
				wide
				open={open}
				onOpenChange={setOpen}
				title="Executar agora?"
				description={planLead(plan?.publish)}
				firstFocus={way}
			>
				{plan ? (
					<PlanForm plan={plan} starting={starting} cancel={cancel} />
				) : (
					<>
						{fault ? (
							<AlertBox tone="err" className="mt-4">
								O plano não pôde ser lido. {fault}
							</AlertBox>
						) : (
							<div role="status" className="mt-4">
								<span className="sr-only">Lendo o plano…</span>
								<Skeleton className="h-44 w-full" />
							</div>
						)}
						<div className={dialogLook.actions}>
							{cancel}
							{fault && <AdminButton onClick={askAgain}>Tentar de novo</AdminButton>}
						</div>
					</>
				)}
			</Dialog>
		</>
	)
}
