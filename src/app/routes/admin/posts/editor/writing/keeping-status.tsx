import { CloudAlert } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import { BRASILIA } from '#lib/brasilia-time.ts'
import type { Keeping } from './writer-state.ts'

const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, hour: '2-digit', minute: '2-digit' })

/** Where the text is: on its way, kept as a copy, saved, or only here. A copy is never said to be saved. */
export function KeepingStatus({ keeping, onRetry }: { keeping: Keeping; onRetry: () => void }) {
	return (
		<span role="status" className="flex min-w-0 items-center text-fine whitespace-nowrap text-ink-3">
			{keeping.state === 'waiting' && 'Alterado'}
			{keeping.state === 'keeping' && 'Guardando cópia'}
			{keeping.state === 'kept' && `Cópia guardada ${clock.format(keeping.at)}`}
			{keeping.state === 'saved' && `Salvo ${clock.format(keeping.at)}`}
			{(keeping.state === 'offline' || keeping.state === 'failed') && (
				<button
					type="button"
					onClick={onRetry}
					className="flex min-h-11 items-center gap-1.5 rounded-badge text-left leading-tight font-semibold text-warn underline underline-offset-3 drawer:min-h-8"
				>
					<Icon of={CloudAlert} size={15} />
					<span>
						{keeping.here ? 'Guardado neste aparelho' : 'Ainda não guardado'}
						<span className="max-xl:sr-only">, tentar de novo</span>
					</span>
				</button>
			)}
		</span>
	)
}
