import { Download, ListChecks } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Form } from 'react-router'
import { BarButton } from '#app/components/admin/list/row-table.tsx'
import { useScreenElement } from '#app/components/admin/use-screen-element.ts'
import type { LeadStatus } from '#db/schema/leads.ts'
import { StatusBadge } from './status-badge.tsx'
import { statuses } from './status-slugs.ts'

type LeadActionsProps = { taken: readonly { id: string }[]; busy: boolean; onMove: (to: LeadStatus) => void }

/** What can be done with the chosen leads. Erasing a person's data is asked for person by person. */
export function LeadActions({ taken, busy, onMove }: LeadActionsProps) {
	const container = useScreenElement()
	return (
		<>
			<DropdownMenu.Root modal={false}>
				<DropdownMenu.Trigger asChild>
					<BarButton icon={ListChecks} disabled={busy}>
						<span className="@max-[40rem]:sr-only">Mudar situação</span>
					</BarButton>
				</DropdownMenu.Trigger>
				<DropdownMenu.Portal container={container}>
					<DropdownMenu.Content
						align="start"
						sideOffset={4}
						collisionPadding={8}
						className="fade-in z-30 min-w-44 rounded-control border border-line bg-panel p-1 text-ui text-ink shadow-raised"
					>
						{statuses.map((each) => (
							<DropdownMenu.Item
								key={each}
								onSelect={() => onMove(each)}
								className="flex h-11 cursor-pointer items-center rounded-badge px-2 outline-none data-highlighted:bg-hover drawer:h-9"
							>
								<StatusBadge status={each} />
							</DropdownMenu.Item>
						))}
					</DropdownMenu.Content>
				</DropdownMenu.Portal>
			</DropdownMenu.Root>
			<Form method="post" action="/admin/leads/exportar" reloadDocument>
				<input type="hidden" name="ids" value={taken.map(({ id }) => id).join(',')} />
				<BarButton icon={Download} type="submit">
					<span className="@max-[40rem]:sr-only">Exportar CSV</span>
					<span className="sr-only"> dos selecionados</span>
				</BarButton>
			</Form>
		</>
	)
}
