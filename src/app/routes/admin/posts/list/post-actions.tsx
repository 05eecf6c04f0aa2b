import { CircleCheck, CircleSlash2, Trash2 } from 'lucide-react'
import { BarButton } from '#app/components/admin/list/row-table.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'

type PostActionsProps = { busy: boolean; onDo: (intent: 'publish' | 'unpublish' | 'delete') => void }

/** What can be done with the chosen articles. */
export function PostActions({ busy, onDo }: PostActionsProps) {
	const mayPublish = useCan('posts.publish')
	return (
		<>
			{mayPublish && (
				<>
					<BarButton icon={CircleCheck} disabled={busy} onClick={() => onDo('publish')}>
						<span className="@max-[40rem]:sr-only">Publicar</span>
					</BarButton>
					<BarButton icon={CircleSlash2} disabled={busy} onClick={() => onDo('unpublish')}>
						<span className="@max-[40rem]:sr-only">Despublicar</span>
					</BarButton>
				</>
			)}
			<BarButton icon={Trash2} danger disabled={busy} onClick={() => onDo('delete')}>
				<span className="@max-[40rem]:sr-only">Excluir</span>
				<span className="sr-only"> selecionados</span>
			</BarButton>
		</>
	)
}
