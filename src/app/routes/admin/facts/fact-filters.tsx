import { FilterForm } from '#app/components/admin/filter-form.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { FactChoice } from '#core/facts/choose-facts.ts'
import type { FactKind } from '#db/schema/facts.ts'
import { kindLabels } from './fact-words.ts'
import { FACTS, kindSlugs, orderSlugs, tabSlugs } from './facts-query.ts'

type FactFiltersProps = { choice: FactChoice; topics: readonly { id: string; label: string }[] }

/** What to look for, kept in the address; the tab stays. */
export function FactFilters({ choice: { text, tab, kind, topic, order }, topics }: FactFiltersProps) {
	return (
		<FilterForm action={FACTS} label="Buscar fatos" filtered={text !== '' || kind !== undefined || topic !== ''}>
			{tab !== 'all' && <input type="hidden" name="situacao" value={tabSlugs[tab]} />}
			<TextField
				label="Buscar"
				type="search"
				name="q"
				defaultValue={text}
				maxLength={100}
				placeholder="Palavra, valor ou norma"
				className="min-w-52 flex-1 max-lg:basis-full"
			/>
			<SelectField
				label="Tipo"
				name="tipo"
				defaultValue={kind ? kindSlugs[kind] : ''}
				className="min-w-36 flex-1 drawer:max-w-44"
			>
				<option value="">Todos</option>
				{(Object.keys(kindLabels) as FactKind[]).map((one) => (
					<option key={one} value={kindSlugs[one]}>
						{kindLabels[one]}
					</option>
				))}
			</SelectField>
			<SelectField label="Tema" name="tema" defaultValue={topic} className="min-w-36 flex-1 drawer:max-w-48">
				<option value="">Todos</option>
				{topics.map(({ id, label }) => (
					<option key={id} value={id}>
						{label}
					</option>
				))}
			</SelectField>
			<SelectField
				label="Ordem"
				name="ordem"
				defaultValue={orderSlugs[order]}
				className="min-w-36 flex-1 drawer:max-w-48"
			>
				<option value="">Mais usados</option>
				<option value={orderSlugs['by-statement']}>Por nome</option>
				<option value={orderSlugs['checked-longest-ago']}>Conferidos há mais tempo</option>
			</SelectField>
		</FilterForm>
	)
}
