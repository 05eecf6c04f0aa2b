import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { newsroom } from '#app/components/blog/article/authors.ts'
import { TextField } from '#app/components/ui/text-field.tsx'
import { site } from '#config/site.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { dayOf } from './editor-fields.ts'
import type { EditorPart } from './editor-part.ts'
import { fieldInput } from './field-input.ts'

export function AuthorshipCard(part: EditorPart) {
	const { fields, change } = part
	return (
		<AdminCard title="Autoria e verificação">
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<TextField {...fieldInput(part, 'authorName')} placeholder={newsroom} autoComplete="off" />
				<TextField {...fieldInput(part, 'reviewerName')} placeholder={site.reviewer.name} autoComplete="off" />
				<TextField
					{...fieldInput(part, 'factCheckedAt')}
					type="date"
					value={dayOf(fields.factCheckedAt)}
					hint="Vale por 6 meses."
				/>
				<div className="sm:pt-7">
					<AdminButton onClick={() => change({ factCheckedAt: brasiliaDay(new Date()) })}>Verifiquei hoje</AdminButton>
				</div>
			</div>
		</AdminCard>
	)
}
