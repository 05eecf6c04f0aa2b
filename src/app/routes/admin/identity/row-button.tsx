import type { LucideIcon } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'

type RowButtonProps = { icon: LucideIcon; label: string; onClick: () => void; disabled?: boolean }

/** A small act on one row of a list; its name says on which. */
export function RowButton({ icon, label, onClick, disabled = false }: RowButtonProps) {
	return (
		<AdminButton tone="quiet" size="icon" aria-label={label} title={label} onClick={onClick} disabled={disabled}>
			<Icon of={icon} size={16} />
		</AdminButton>
	)
}
