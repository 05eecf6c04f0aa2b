import { Form, useNavigation } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { statusWords } from '#core/leads/lead-words.ts'
import type { LeadStatus } from '#db/schema/leads.ts'

type StatusFormProps = {
	status: LeadStatus
	/** Of one that is over: what was bought, or why nothing was. */
	ending: string | null | undefined
}

const onTheWay: readonly LeadStatus[] = ['new', 'contacted', 'quoted']

/** How far it has come; how it ends is asked for beside it. Sends the state it was opened with too, so that nobody overwrites a change they have not seen. */
export function StatusForm({ status, ending }: StatusFormProps) {
	const busy = useNavigation().formData?.get('intent') === 'status'
	const offered = onTheWay.includes(status) ? onTheWay : [...onTheWay, status]
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="intent" value="status" />
			<input type="hidden" name="seen" value={status} />
			<div className="flex items-end gap-2">
				<SelectField key={status} label="Situação" name="to" defaultValue={status} className="min-w-0 flex-1">
					{offered.map((each) => (
						<option key={each} value={each} disabled={!onTheWay.includes(each)}>
							{statusWords[each]}
						</option>
					))}
				</SelectField>
				<AdminButton type="submit" className="drawer:h-9.5" busy={busy}>
					Salvar
				</AdminButton>
			</div>
			{ending && (
				<p className="mt-2 text-ink-2">
					{status === 'lost' ? 'Motivo' : 'Contratado'}: {ending}.
				</p>
			)}
		</Form>
	)
}
