import { Link } from 'react-router'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'

type GivenAnswerProps = {
	answer: string
	at: string
	by: string | null
	daysLate: number
	/** What became of the mail that took it along: not written, written and since deleted, or its state. */
	mail: 'none' | 'gone' | { id: string; tone: BadgeTone; words: string }
}

export function GivenAnswer({ answer, at, by, daysLate, mail }: GivenAnswerProps) {
	return (
		<AdminCard title="Resposta" flush>
			<p className="px-4.5 py-3.5 wrap-anywhere whitespace-pre-line">{answer}</p>
			<div className="grid gap-1.5 border-t border-line px-4.5 py-3 text-fine text-ink-2">
				<p>
					Registrada em {at}
					{by && ` por ${by}`}
					{daysLate > 0 && (
						<span className="font-semibold text-err">
							, {daysLate === 1 ? '1 dia' : `${daysLate} dias`} depois do prazo
						</span>
					)}
				</p>
				{mail === 'none' && <p>Nenhum e-mail foi escrito com esta resposta.</p>}
				{mail === 'gone' && <p>O e-mail desta resposta já não está na caixa de saída.</p>}
				{typeof mail === 'object' && (
					<p className="flex flex-wrap items-center gap-2">
						<Link to={`/admin/outbox/${mail.id}`} className="underline underline-offset-2 hover:text-ink">
							E-mail com a resposta
						</Link>
						<Badge tone={mail.tone} dot>
							{mail.words}
						</Badge>
					</p>
				)}
			</div>
		</AdminCard>
	)
}
