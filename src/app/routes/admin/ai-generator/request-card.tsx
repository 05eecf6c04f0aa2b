import { CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { CheckedWish } from '#core/generation/runs/check-wishes.ts'
import { wishText } from './wish-text.ts'

const looks: Record<CheckedWish['state'], { icon: LucideIcon; look: string; word: string }> = {
	met: { icon: CircleCheck, look: 'text-ok', word: 'atendido' },
	asked: { icon: CircleHelp, look: 'text-ink-3', word: 'a conferir' },
	missed: { icon: CircleMinus, look: 'text-warn', word: 'não atendido' },
}

type RequestCardProps = { prompt: string; wishes: readonly CheckedWish[]; place: string | null }

/** What was asked for, and what of it the text shows. Starting again is quiet, and asks. */
export function RequestCard({ prompt, wishes, place }: RequestCardProps) {
	const [asking, setAsking] = useState(false)
	const navigate = useNavigate()
	function ask(event: MouseEvent) {
		event.preventDefault()
		setAsking(true)
	}
	return (
		<AdminCard
			title="O pedido"
			flush
			actions={
				<AdminButton tone="quiet" size="small" to="/admin/ai-generator" onClick={ask}>
					Começar outro…
				</AdminButton>
			}
		>
			<p className="px-4.5 py-4 wrap-anywhere whitespace-pre-line text-ink-2">“{prompt}”</p>
			{wishes.length > 0 && (
				<ul aria-label="O que o pedido quis" className="divide-y divide-line border-t border-line">
					{wishes.map(({ wish, text, state, note }, index) => {
						const { icon, look, word } = looks[state]
						return (
							<li key={`${text} ${index}`} className="flex items-start gap-2.5 px-4.5 py-2.5">
								<Icon of={icon} size={18} className={`mt-0.5 shrink-0 ${look}`} />
								<span className="min-w-0 flex-1 wrap-anywhere first-letter:uppercase">
									{wish ? wishText(wish) : text}
									<span className="sr-only">: {word},</span>
								</span>
								<span className="max-w-[55%] shrink-0 text-right text-fine text-ink-3 tabular-nums">{note}</span>
							</li>
						)
					})}
				</ul>
			)}
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title="Começar outro artigo?"
				question={
					place
						? `O artigo fica ${place}, e este resultado em Execuções.`
						: 'Este artigo ainda não foi salvo como rascunho. O resultado fica em Execuções; o que você mudou nesta tela se perde.'
				}
				confirmLabel="Começar outro"
				tone="primary"
				onConfirm={() => void navigate('/admin/ai-generator')}
			/>
		</AdminCard>
	)
}
