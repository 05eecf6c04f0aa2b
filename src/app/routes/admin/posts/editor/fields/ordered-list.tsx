import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'

type RowToolsProps = { name: string; index: number; count: number; onMove: (to: number) => void; onRemove: () => void }

/** Moves a row of a list up and down, and takes it out. */
export function RowTools({ name, index, count, onMove, onRemove }: RowToolsProps) {
	return (
		<div className="flex shrink-0">
			<AdminButton
				tone="quiet"
				size="icon"
				aria-label={`Subir ${name}`}
				disabled={index === 0}
				onClick={() => onMove(index - 1)}
			>
				<Icon of={ArrowUp} size={16} />
			</AdminButton>
			<AdminButton
				tone="quiet"
				size="icon"
				aria-label={`Descer ${name}`}
				disabled={index === count - 1}
				onClick={() => onMove(index + 1)}
			>
				<Icon of={ArrowDown} size={16} />
			</AdminButton>
			<AdminButton tone="quiet" size="icon" aria-label={`Remover ${name}`} onClick={onRemove}>
				<Icon of={Trash2} size={16} />
			</AdminButton>
		</div>
	)
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const rest = list.toSpliced(from, 1)
	return rest.toSpliced(to, 0, list[from]!)
}

export function replaced<T>(list: readonly T[], index: number, value: T): T[] {
	return list.with(index, value)
}
