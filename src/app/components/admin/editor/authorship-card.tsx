import { newsroom } from '#app/components/blog/article/authors.ts'
import { TextField } from '#app/components/ui/text-field.tsx'
import { site } from '#config/site.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { AdminButton } from '../admin-button.tsx'
import { AdminCard } from '../admin-card.tsx'
import { dayOf } from './editor-fields.ts'
import type { EditorPart } from './editor-part.ts'

export function AuthorshipCard({ fields, change, errors }: EditorPart) {
	return (
		<AdminCard title="Autoria e verificação">
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<TextField
					label="Autor"
					name="authorName"
					value={fields.authorName}
					onChange={(event) => change({ authorName: event.target.value })}
					placeholder={newsroom}
					error={errors['authorName']}
					autoComplete="off"
				/>
				<TextField
					label="Revisor"
					name="reviewerName"
					value={fields.reviewerName}
					onChange={(event) => change({ reviewerName: event.target.value })}
					placeholder={site.reviewer.name}
					error={errors['reviewerName']}
					autoComplete="off"
				/>
				<TextField
					label="Última verificação dos fatos"
					name="factCheckedAt"
					type="date"
					value={dayOf(fields.factCheckedAt)}
					onChange={(event) => change({ factCheckedAt: event.target.value })}
					error={errors['factCheckedAt']}
					hint="Vale por 6 meses."
				/>
				<div className="sm:pt-7">
					<AdminButton onClick={() => change({ factCheckedAt: brasiliaDay(new Date()) })}>Verifiquei hoje</AdminButton>
				</div>
			</div>
		</AdminCard>
	)
}
