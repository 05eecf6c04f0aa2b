import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import type { RunEvent } from '#core/generation/runs/find-run.ts'
import { BRASILIA } from '#lib/brasilia-time.ts'
import type { Connection } from './use-live-run.ts'

const times = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, timeStyle: 'medium' })

type LiveLogProps = { events: readonly RunEvent[]; connection: Connection }

/** What the server says while it works, line by line. */
export function LiveLog({ events, connection }: LiveLogProps) {
	const end = useRef<HTMLOListElement>(null)

	const newest = events.at(-1)?.id

	useEffect(() => {
		// The newest line stays in sight of whoever is at the end already.
		const list = end.current
		if (newest && list && list.scrollHeight - list.scrollTop - list.clientHeight < 80)
			list.scrollTop = list.scrollHeight
	}, [newest])

	async function copy() {
		const text = events.map(({ at, step, message }) => `${times.format(new Date(at))} ${step} ${message}`).join('\n')
		try {
			await navigator.clipboard.writeText(text)
			notify.success('Registro copiado', undefined, 'copy')
		} catch {
			notify.error('Não foi possível copiar', 'Selecione o texto e copie à mão.', 'copy')
		}
	}

	return (
		<AdminCard
			title={connection === 'over' ? 'Registro' : 'Registro ao vivo'}
			actions={
				<>
					{connection === 'live' && (
						<Badge tone="ok" dot>
							ao vivo
						</Badge>
					)}
					{connection === 'lost' && (
						<Badge tone="warn" dot>
							reconectando
						</Badge>
					)}
					<AdminButton tone="quiet" size="small" icon={<Icon of={Copy} size={15} />} onClick={() => void copy()}>
						Copiar
					</AdminButton>
				</>
			}
			flush
		>
			<ol
				ref={end}
				aria-label="Linhas do registro"
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
				tabIndex={0}
				className="max-h-80 overflow-y-auto rounded-b-card bg-code px-4.5 py-3 font-mono text-[0.78rem] leading-[1.9] -outline-offset-2"
			>
				{events.map(({ id, at, step, message }, index) => (
					<li
						key={id}
						className="grid grid-cols-[4.75rem_minmax(0,1fr)] drawer:grid-cols-[4.75rem_5.25rem_minmax(0,1fr)]"
					>
						<time dateTime={at} className="text-ink-3">
							{times.format(new Date(at))}
						</time>
						<b className="font-medium text-accent">{step}</b>
						<span className="wrap-anywhere max-drawer:col-start-2">
							{message}
							{connection !== 'over' && index === events.length - 1 && (
								<span aria-hidden="true" className="ml-1.5 inline-block h-3.5 w-1.75 bg-lamp align-[-2px]" />
							)}
						</span>
					</li>
				))}
			</ol>
		</AdminCard>
	)
}
