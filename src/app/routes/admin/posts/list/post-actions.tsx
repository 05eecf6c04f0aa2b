import { CalendarClock, CircleCheck, CircleSlash2, type LucideIcon, Tag, Trash2, UserRoundCheck } from 'lucide-react'
import { BarButton } from '#app/components/admin/list/row-table.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'

type Action = 'publish' | 'schedule' | 'unpublish' | 'review' | 'category'
type PostActionsProps = { busy: boolean; onDo: (action: Action | 'delete') => void }

const actions: { action: Action; label: string; icon: LucideIcon; publishes?: true }[] = [
	{ action: 'publish', label: 'Publicar', icon: CircleCheck, publishes: true },
	{ action: 'schedule', label: 'Agendar', icon: CalendarClock, publishes: true },
	{ action: 'unpublish', label: 'Despublicar', icon: CircleSlash2, publishes: true },
	{ action: 'review', label: 'Pedir revisão', icon: UserRoundCheck },
	{ action: 'category', label: 'Mudar categoria', icon: Tag },
]

/** What can be done with the chosen articles. */
export function PostActions({ busy, onDo }: PostActionsProps) {
	const mayPublish = useCan('posts.publish')
	return (
		<>
			{actions
				.filter(({ publishes }) => mayPublish || !publishes)
				.map(({ action, label, icon }) => (
					<BarButton key={action} icon={icon} disabled={busy} onClick={() => onDo(action)}>
						<span className="@max-[56rem]:sr-only">{label}</span>
					</BarButton>
				))}
			<BarButton icon={Trash2} danger disabled={busy} onClick={() => onDo('delete')}>
				<span className="@max-[56rem]:sr-only">Excluir</span>
				<span className="sr-only"> selecionados</span>
			</BarButton>
		</>
	)
}
