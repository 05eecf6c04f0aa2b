import { TextField } from '#app/components/ui/text-field.tsx'
import { brasiliaMoment } from '#core/posts/brasilia-moment.ts'
import { dateOf, momentOf } from '#lib/brasilia-time.ts'
import { AdminCard } from '../admin-card.tsx'
import type { EditorPart } from './editor-part.ts'

type ScheduleCardProps = EditorPart & { publishedAt: string | null }

/** When the article goes live and when it leaves, by Brasília's clock wherever the editor sits. */
export function ScheduleCard({ fields, change, errors, publishedAt }: ScheduleCardProps) {
	const { status, publishAt, unpublishAt } = fields
	const live = status === 'published'
	const due = publishAt && !live ? brasiliaMoment(publishAt) : undefined
	return (
		<AdminCard title="Publicação">
			<div className="grid gap-4">
				<p className="text-ink-2">
					{live && publishedAt && `No ar desde ${dateOf(new Date(publishedAt))}.`}
					{live && !publishedAt && 'Vai ao ar ao salvar.'}
					{!live && due && `Agendado para ${momentOf(due)}, horário de Brasília.`}
					{!live && !due && 'Rascunho: só administradores veem.'}
				</p>
				<TextField
					label="Publicar em"
					name="publishAt"
					type="datetime-local"
					value={publishAt}
					onChange={(event) => change({ publishAt: event.target.value })}
					disabled={live}
					error={errors['publishAt']}
					hint={
						live
							? 'Só rascunhos podem ser agendados.'
							: 'Horário de Brasília. Uma hora que já passou publica ao salvar.'
					}
				/>
				<TextField
					label="Retirar do ar em"
					name="unpublishAt"
					type="datetime-local"
					value={unpublishAt}
					onChange={(event) => change({ unpublishAt: event.target.value })}
					aside="opcional"
					error={errors['unpublishAt']}
					hint="Horário de Brasília. O artigo volta a ser rascunho."
				/>
			</div>
		</AdminCard>
	)
}
