import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Kbd } from '#app/components/admin/kbd.tsx'
import { LeaveGuard } from '#app/components/admin/leave-guard.tsx'
import { useShortcut } from '#app/components/admin/use-shortcut.ts'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { eventWords, isWork, type WorkKind } from '#core/leads/lead-words.ts'
import type { LeadEvent } from '#db/schema/leads.ts'
import type { LeadAnswer } from './lead-answer.ts'
import { StatusBadge } from './status-badge.tsx'

type Event = Omit<LeadEvent, 'at'> & { at: string; moment: string }

type LeadHistoryProps = {
	events: readonly Event[]
	received: string
	takesNotes: boolean
	answer: LeadAnswer | undefined
}

/** What happened since it came in, the latest first, and the place for the next note. */
export function LeadHistory({ events, received, takesNotes, answer }: LeadHistoryProps) {
	return (
		<AdminCard title="Histórico" flush>
			{takesNotes && <NoteForm answer={answer} />}
			<ol aria-label="Acontecimentos, do mais novo ao mais antigo" className="px-4.5 py-4">
				{events.toReversed().map((event) => (
					<Happening key={event.id} by={event.actorName} at={event.at} moment={event.moment}>
						{event.kind === 'note' ? (
							<p className="wrap-anywhere whitespace-pre-line">{event.note}</p>
						) : isWork(event.kind) ? (
							<p className="wrap-anywhere">{workSentence(event.kind, event)}</p>
						) : event.kind !== 'status' ? (
							<p className="wrap-anywhere whitespace-pre-line">
								O visitante {eventWords[event.kind]}
								{event.kind === 'whatsapp-received' && event.detail && `: ${event.detail}`}
							</p>
						) : (
							<p className="flex flex-wrap items-center gap-1.5">
								{event.fromStatus && (
									<>
										De <StatusBadge status={event.fromStatus} />
									</>
								)}
								{event.toStatus && (
									<>
										para <StatusBadge status={event.toStatus} />
									</>
								)}
								{event.detail && <span className="text-ink-2">({event.detail})</span>}
							</p>
						)}
					</Happening>
				))}
				{!events.some(({ kind }) => kind === 'typed-in') && (
					<Happening moment={received}>
						<p>Chegou pelo site</p>
					</Happening>
				)}
			</ol>
		</AdminCard>
	)
}

/** What the brokerage did. Of a lead whose person was forgotten only that it happened is left. */
function workSentence(kind: WorkKind, { detail, actorName }: Event): string {
	switch (kind) {
		case 'owner':
			if (detail !== null && detail === actorName) return 'Assumiu o pedido'
			return detail ? `Passou o pedido para ${detail}` : 'Deixou o pedido sem responsável'
		case 'next-step':
			return `Marcou o próximo passo${detail ? `: ${detail}` : ''}`
		case 'next-step-done':
			return `Passo feito${detail ? `: ${detail}` : ''}`
		case 'reminded':
			return `Lembrete posto na caixa de saída${detail ? `: ${detail}` : ''}`
		case 'parted':
			return 'Separou este pedido dos outros do mesmo contato'
		case 'joined':
			return `Juntou aos pedidos da mesma pessoa${detail ? ` (${detail})` : ''}`
		case 'typed-in':
			return `Digitou este lead${detail ? `: ${detail}` : ''}`
		case 'sent-to-rd':
			return 'O RD Station aceitou este pedido como conversão'
		case 'whatsapp-accepted':
			return `Mensagem aceita pelo WhatsApp${detail ? `: ${detail}` : ''}`
		case 'reply-opened':
			return `Resposta${detail ? `: ${detail}` : ' aberta'}`
	}
}

type HappeningProps = {
	by?: string | null
	at?: string
	moment: string
	children: ReactNode
}

/** A point on a line that runs down to the first one. */
function Happening({ by, at, moment, children }: HappeningProps) {
	return (
		<li className="relative pb-4.5 pl-5.5 before:absolute before:top-1.75 before:left-0 before:size-2 before:rounded-full before:bg-chart-1 after:absolute after:top-5 after:bottom-0 after:left-[3.5px] after:w-px after:bg-line last:pb-0 last:after:hidden">
			{children}
			<p className="mt-0.5 text-fine text-ink-3">
				{by && `${by} · `}
				<time dateTime={at}>{moment}</time>
			</p>
		</li>
	)
}

function NoteForm({ answer }: { answer: LeadAnswer | undefined }) {
	const form = useRef<HTMLFormElement>(null)
	const [typed, setTyped] = useState(false)
	const busy = useNavigation().formData?.get('intent') === 'note'

	useShortcut('noteLead', () => form.current?.querySelector('textarea')?.focus())
	useEffect(() => {
		if (answer?.ok) form.current?.reset()
	}, [answer])

	return (
		<Form
			ref={form}
			method="post"
			preventScrollReset
			onReset={() => setTyped(false)}
			className="border-b border-line p-4.5"
		>
			{/* Another row is one click away. */}
			<LeaveGuard dirty={typed} acrossTabs />
			<input type="hidden" name="intent" value="note" />
			<TextAreaField
				label="Nova nota"
				aside={
					<>
						até 2.000 caracteres{' '}
						<span aria-hidden="true" className="max-drawer:hidden">
							<Kbd>N</Kbd>
						</span>
					</>
				}
				aria-keyshortcuts="N"
				onChange={(event) => setTyped(event.target.value.trim() !== '')}
				name="note"
				rows={2}
				maxLength={2000}
				required
				placeholder="Ex.: prefere contato à tarde; renova em maio"
			/>
			<AdminButton type="submit" className="mt-2.5" busy={busy} busyLabel="Adicionando...">
				Adicionar nota
			</AdminButton>
		</Form>
	)
}
