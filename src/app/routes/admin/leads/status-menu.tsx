import { Check, ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useScreenElement } from '#app/components/admin/use-screen-element.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import type { LeadStatus } from '#db/schema/leads.ts'
import { StatusBadge } from './status-badge.tsx'
import { statuses } from './status-slugs.ts'

type StatusMenuProps = {
	status: LeadStatus
	/** Whose state it is, for who does not see the row. */
	reference: string
	busy: boolean
	onChoose: (status: LeadStatus) => void
}

/** The state of a row, and the others it may take. A menu rather than a select: arrow keys do not choose before Enter. */
export function StatusMenu({ status, reference, busy, onChoose }: StatusMenuProps) {
	const container = useScreenElement()
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger
				// Not disabled, which would drop the focus.
				aria-busy={busy}
				className="-mx-1.5 inline-flex h-11 items-center gap-1 rounded-control px-1.5 text-ink-2 transition-colors hover:bg-hover hover:text-ink aria-busy:opacity-60 drawer:h-7.5"
			>
				<span className="sr-only">Mudar a situação de {reference}:</span>
				<StatusBadge status={status} />
				<Icon of={ChevronDown} size={15} />
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal container={container}>
				<DropdownMenu.Content
					align="start"
					sideOffset={4}
					collisionPadding={8}
					className="fade-in z-30 min-w-44 rounded-control border border-line bg-panel p-1 text-ui shadow-raised"
				>
					<DropdownMenu.RadioGroup value={status}>
						{statuses.map((each) => (
							<DropdownMenu.RadioItem
								key={each}
								value={each}
								onSelect={() => each !== status && !busy && onChoose(each)}
								className="flex h-11 cursor-pointer items-center justify-between gap-4 rounded-badge px-2 outline-none data-highlighted:bg-hover drawer:h-9"
							>
								<StatusBadge status={each} />
								<DropdownMenu.ItemIndicator>
									<Icon of={Check} size={16} />
								</DropdownMenu.ItemIndicator>
							</DropdownMenu.RadioItem>
						))}
					</DropdownMenu.RadioGroup>
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	)
}
