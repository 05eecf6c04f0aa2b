import { Form, useNavigation } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { statusWords } from '#core/leads/lead-words.ts'
import type { LeadStatus } from '#db/schema/leads.ts'
import { statuses } from './status-slugs.ts'

/** Sends the state it was opened with too, so that nobody overwrites a change they have not seen. */
export function StatusForm({ status }: { status: LeadStatus }) {
	const busy = useNavigation().formData?.get('intent') === 'status'
	return (
		<AdminCard>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="status" />
				<input type="hidden" name="seen" value={status} />
				<div className="flex items-end gap-2">
					<SelectField key={status} label="Situação" name="to" defaultValue={status} className="flex-1">
						{statuses.map((each) => (
							<option key={each} value={each}>
								{statusWords[each]}
							</option>
						))}
					</SelectField>
					<AdminButton type="submit" className="drawer:h-9.5" busy={busy}>
						Salvar
					</AdminButton>
				</div>
			</Form>
		</AdminCard>
	)
}
