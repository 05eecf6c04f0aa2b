import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { fieldWords } from '#core/identity/field-words.ts'
import { capitalised, shownAt } from './identity-words.ts'
import { useDraft } from './use-identity-draft.ts'

/** What is changed and not saved, and where readers will find it. */
export function ChangesCard() {
	const { changed } = useDraft()
	if (changed.length === 0) return null
	const title = changed.length === 1 ? 'Onde a mudança aparece' : `Onde as ${changed.length} mudanças aparecem`
	return (
		<AdminCard title={title}>
			<dl className="grid gap-2.5">
				{changed.map((field) => (
					<div key={field}>
						<dt className="font-semibold">{capitalised(fieldWords[field])}</dt>
						<dd className="text-fine text-ink-2">{shownAt[field]}</dd>
					</div>
				))}
			</dl>
		</AdminCard>
	)
}
