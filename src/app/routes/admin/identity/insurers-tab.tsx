import { Plus, Trash2 } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { errorWithin } from './draft.ts'
import { DraftText } from './draft-field.tsx'
import { RowButton } from './row-button.tsx'
import { useDraft } from './use-identity-draft.ts'

const MOST_INSURERS = 150

export function InsurersTab() {
	const { draft, set } = useDraft()
	const { insurers } = draft
	return (
		<>
			<AdminCard
				title={`Seguradoras (${insurers.length})`}
				actions={
					<AdminButton
						tone="quiet"
						size="small"
						icon={<Icon of={Plus} size={15} />}
						disabled={insurers.length >= MOST_INSURERS}
						onClick={() => set('insurers', [{ name: '', lines: '' }, ...insurers])}
					>
						Seguradora
					</AdminButton>
				}
				flush
			>
				{insurers.length === 0 && (
					<div className="p-4.5">
						<ListState state="empty" title="Nenhuma seguradora" hint="A lista aparece na página de transparência." />
					</div>
				)}
				<ul aria-label="Seguradoras">
					{insurers.map(({ name }, index) => (
						// An insurer is its place in the list: all of it can be typed anew.
						// oxlint-disable-next-line react/no-array-index-key
						<li key={index} className="flex flex-wrap items-start gap-3 border-b border-line px-4.5 py-2.5">
							<DraftText
								of={`insurers.${index}.name`}
								label={`Nome da seguradora ${index + 1}`}
								labelHidden
								maxLength={120}
								placeholder="Nome"
								className="min-w-0 flex-1 basis-44"
							/>
							<DraftText
								of={`insurers.${index}.lines`}
								label={`Ramos da seguradora ${index + 1}`}
								labelHidden
								maxLength={200}
								placeholder="Auto, residencial e vida"
								className="min-w-0 flex-[1.4] basis-52"
							/>
							<RowButton
								icon={Trash2}
								label={`Tirar: ${name || `seguradora ${index + 1}`}`}
								onClick={() =>
									set(
										'insurers',
										insurers.filter((_, each) => each !== index),
									)
								}
							/>
						</li>
					))}
				</ul>
			</AdminCard>
			<AdminCard title="Consórcio e planos">
				<div className="grid gap-4">
					<LinesField of="consortiumAdministrators" label="Administradoras de consórcio" />
					<LinesField of="planOperators" label="Operadoras de planos" />
				</div>
			</AdminCard>
		</>
	)
}

/** A list of names, one in each line. */
function LinesField({ of, label }: { of: 'consortiumAdministrators' | 'planOperators'; label: string }) {
	const { draft, errors, set } = useDraft()
	return (
		<TextAreaField
			label={label}
			aside="opcional"
			name={of}
			rows={3}
			hint="Uma em cada linha."
			value={draft[of].join('\n')}
			error={errorWithin(errors, of)}
			onChange={({ target }) => set(of, target.value === '' ? [] : target.value.split('\n'))}
			onBlur={() =>
				set(
					of,
					draft[of].filter((line) => line.trim() !== ''),
				)
			}
		/>
	)
}
