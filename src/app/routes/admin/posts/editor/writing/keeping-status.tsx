import { CloudAlert } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import { BRASILIA } from '#lib/brasilia-time.ts'
import type { Keeping } from './writer-state.ts'

const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, hour: '2-digit', minute: '2-digit' })

/** Where the text is: on its way, with the server, or only here. */
export function KeepingStatus({ keeping, onRetry }: { keeping: Keeping; onRetry: () => void }) {
	return (
		<span role="status" className="flex min-w-0 items-center text-fine text-ink-3">
			{keeping.state === 'waiting' && 'Alterado'}
			{keeping.state === 'keeping' && 'Salvando'}
			{keeping.state === 'kept' && <span className="whitespace-nowrap">Salvo às {clock.format(keeping.at)}</span>}
			{(keeping.state === 'offline' || keeping.state === 'failed') && (
				<button
					type="button"
					onClick={onRetry}
					className="flex min-h-11 items-center gap-1.5 rounded-badge text-left leading-tight font-semibold text-err underline underline-offset-3 drawer:min-h-8"
				>
					<Icon of={CloudAlert} size={15} />
					Falha ao salvar, tentar de novo
				</button>
			)}
		</span>
	)
}
