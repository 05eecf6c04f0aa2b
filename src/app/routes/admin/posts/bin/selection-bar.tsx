import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { CheckBox } from '#app/components/admin/list/check-box.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'

type SelectionBarProps = {
	chosen: number
	shown: number
	onChooseAll: (chosen: boolean) => void
	/** What can be done with those that are chosen. */
	actions: ReactNode
	/** What it says while nothing is chosen. */
	children: ReactNode
}

/** Above the list: how many there are, or how many are chosen and what can be done with them. Stays in sight. */
export function SelectionBar({ chosen, shown, onChooseAll, actions, children }: SelectionBarProps) {
	return (
		<div
			role="toolbar"
			aria-label="Ações em lote"
			className={classNames(
				'mb-3 flex min-h-12.5 flex-wrap items-center gap-x-2 gap-y-1 pl-1.5 drawer:pl-2.5',
				chosen > 0 && 'sticky top-15 z-5 rounded-card border border-line bg-panel py-1.5 pr-2 shadow-raised',
			)}
		>
			<CheckBox
				label="Selecionar todos desta página"
				checked={chosen > 0 && chosen === shown}
				partly={chosen > 0}
				onChange={onChooseAll}
			/>
			{chosen === 0 ? (
				<p className="text-fine text-ink-3">{children}</p>
			) : (
				<>
					<p className="font-semibold" aria-live="polite">
						{chosen === 1 ? '1 selecionado' : `${chosen} selecionados`}
					</p>
					<AdminButton
						tone="quiet"
						size="icon"
						aria-label="Limpar seleção"
						title="Limpar seleção"
						onClick={() => onChooseAll(false)}
						className="max-drawer:ml-auto"
					>
						<Icon of={X} size={16} />
					</AdminButton>
					<div className="flex flex-wrap gap-1.5 max-drawer:w-full max-drawer:pl-1.5 drawer:ml-auto">{actions}</div>
				</>
			)}
		</div>
	)
}
