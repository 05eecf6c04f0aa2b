import { ChoiceFilter, KeptFilter, SearchFilter } from '#app/components/admin/list/filter-fields.tsx'
import { FilterForm } from '#app/components/admin/list/filter-form.tsx'
import type { FactChoice } from '#core/facts/choose-facts.ts'
import { kindLabels, orderLabels } from './fact-words.ts'
import { factList } from './facts-query.ts'

type FactFiltersProps = { choice: FactChoice; topics: readonly { id: string; label: string }[] }

export function FactFilters({ choice, topics }: FactFiltersProps) {
	const { text, tab, kind, topic, order } = factList.params
	const topicLabels = Object.fromEntries(topics.map(({ id, label }) => [id, label]))
	const filtered = factList.isFiltered({ ...choice, tab: tab.absent })
	return (
		<div className="mt-4">
			<FilterForm action={factList.path} label="Buscar fatos" filtered={filtered}>
				<KeptFilter param={tab} value={choice.tab} />
				<SearchFilter param={text} value={choice.text} placeholder="Palavra, valor ou norma" />
				<ChoiceFilter param={kind} value={choice.kind} label="Tipo" all="Todos" labels={kindLabels} />
				<ChoiceFilter param={topic} value={choice.topic} label="Tema" all="Todos" labels={topicLabels} />
				<ChoiceFilter param={order} value={choice.order} label="Ordem" labels={orderLabels} />
			</FilterForm>
		</div>
	)
}
