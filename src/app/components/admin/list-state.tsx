import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AdminButton } from './admin-button.tsx'

export type ListStateProps =
	| { state: 'loading'; rows?: number }
	| { state: 'empty'; title: string; hint: string; action?: ReactNode }
	| { state: 'error'; message: string; onRetry?: (() => void) | undefined; correlationId?: string | undefined }

/** What a list shows while it has nothing to show. */
export function ListState(props: ListStateProps) {
	if (props.state === 'loading') return <LoadingRows rows={props.rows ?? 5} />
	if (props.state === 'empty') {
		return (
			<EmptyState title={props.title} hint={props.hint}>
				{props.action}
			</EmptyState>
		)
	}
	return (
		<div role="alert" className="flex items-start gap-3 rounded-card bg-err-surface p-4.5 text-err">
			<Icon of={CircleAlert} size={20} className="mt-px shrink-0" />
			<div className="min-w-0 flex-1">
				<p className="font-semibold">{props.message}</p>
				{props.correlationId && <p className="text-fine break-all">Código do erro: {props.correlationId}</p>}
			</div>
			{props.onRetry && (
				<AdminButton size="small" onClick={props.onRetry}>
					Tentar de novo
				</AdminButton>
			)}
		</div>
	)
}

function LoadingRows({ rows }: { rows: number }) {
	return (
		<div role="status" className="grid gap-px">
			<span className="sr-only">Carregando…</span>
			{Array.from({ length: rows }, (_, row) => (
				<div key={row} className="flex h-11 items-center gap-6 px-4.5">
					<Skeleton className="h-3.5 flex-1" />
					<Skeleton className="h-3.5 w-24" />
					<Skeleton className="h-3.5 w-16" />
				</div>
			))}
		</div>
	)
}
