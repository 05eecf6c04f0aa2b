import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { useOutcome } from './use-outcome.ts'

export type SessionRow = {
	id: string
	device: string
	phone: boolean
	address: string
	since: string
	lastSeen: string
	current: boolean
}

type Question = { title: string; question: string; confirmLabel: string; sent: Record<string, string> }

export function SessionsCard({ sessions }: { sessions: SessionRow[] }) {
	const { fetcher, outcome } = useOutcome('end')
	const [asked, setAsked] = useState<Question>()
	const others = sessions.filter(({ current }) => !current)
	return (
		<AdminCard title="Onde você está conectado" flush>
			{outcome?.ok === false && (
				<AlertBox tone="err" className="m-4.5 mb-0">
					{outcome.error}
				</AlertBox>
			)}
			<ul className="divide-y divide-line">
				{sessions.map((session) => (
					<li key={session.id} className="flex items-center gap-3.5 px-4.5 py-3.5">
						<Icon of={session.phone ? Smartphone : Monitor} size={20} className="shrink-0 text-ink-3" />
						<div className="min-w-0 flex-1">
							<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
								{session.device}
								{session.current && (
									<Badge tone="ok" dot>
										esta sessão
									</Badge>
								)}
							</p>
							<p className="text-fine break-words text-ink-3">
								{session.address} · desde {session.since} · último uso: {session.lastSeen}
							</p>
						</div>
						{!session.current && (
							<AdminButton
								size="small"
								onClick={() => setAsked(endOne(session))}
								aria-label={`Encerrar ${session.device}`}
							>
								Encerrar
							</AdminButton>
						)}
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-2 border-t border-line p-4.5">
				<AdminButton onClick={() => setAsked(endOthers)} disabled={others.length === 0}>
					Encerrar outras sessões
				</AdminButton>
				<AdminButton tone="danger" onClick={() => setAsked(endAll)}>
					Sair de todos os dispositivos
				</AdminButton>
			</div>
			{asked && (
				<ConfirmDialog
					open
					onOpenChange={() => setAsked(undefined)}
					title={asked.title}
					question={asked.question}
					confirmLabel={asked.confirmLabel}
					onConfirm={() => fetcher.submit(asked.sent, { method: 'post' })}
				/>
			)}
		</AdminCard>
	)
}

function endOne({ id, device, address }: SessionRow): Question {
	return {
		title: 'Encerrar sessão',
		question: `${device}, em ${address}, volta para a tela de entrada.`,
		confirmLabel: 'Encerrar',
		sent: { form: 'end', session: id },
	}
}

const endOthers: Question = {
	title: 'Encerrar outras sessões',
	question: 'Todos os outros dispositivos voltam para a tela de entrada. Você continua aqui.',
	confirmLabel: 'Encerrar as outras',
	sent: { form: 'end-scope', scope: 'others' },
}

const endAll: Question = {
	title: 'Sair de todos os dispositivos',
	question: 'Todas as sessões terminam, também esta. Você precisará entrar de novo.',
	confirmLabel: 'Sair de tudo',
	sent: { form: 'end-scope', scope: 'global' },
}
