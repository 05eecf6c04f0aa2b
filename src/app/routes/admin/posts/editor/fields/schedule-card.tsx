import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { dateOf, momentOf } from '#lib/brasilia-time.ts'
import type { EditorPart } from './editor-part.ts'
import { fieldInput } from './field-input.ts'

type ScheduleCardProps = EditorPart & { publishedAt: string | null }

/** When the article goes live and when it leaves, by Brasília's clock wherever the editor sits. */
export function ScheduleCard({ publishedAt, ...part }: ScheduleCardProps) {
	const { status, publishAt } = part.fields
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
					{...fieldInput(part, 'publishAt')}
					type="datetime-local"
					disabled={live}
					hint={
						live
							? 'Só rascunhos podem ser agendados.'
							: 'Horário de Brasília. Uma hora que já passou publica ao salvar.'
					}
				/>
				<TextField
					{...fieldInput(part, 'unpublishAt')}
					type="datetime-local"
					aside="opcional"
					hint="Horário de Brasília. O artigo volta a ser rascunho."
				/>
			</div>
		</AdminCard>
	)
}
