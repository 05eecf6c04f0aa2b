import { choiceParam, defineList, orderParam, textParam } from '#app/components/admin/list/list-query.ts'
import type { FactTab } from '#core/facts/choose-facts.ts'
import type { FactKind } from '#db/schema/facts.ts'

export const FACTS = '/admin/fatos'

export const factList = defineList(FACTS, {
	text: textParam('q'),
	tab: choiceParam<FactTab, 'all'>(
		'situacao',
		{
			all: '',
			'to-check': 'a-conferir',
			expiring: 'vencem-logo',
			replaced: 'substituidos',
			'changed-here': 'mudados-aqui',
		},
		'all',
	),
	kind: choiceParam<FactKind>('tipo', {
		deadline: 'prazo',
		percentage: 'percentual',
		amount: 'valor',
		norm: 'norma',
		regulator: 'quem-fiscaliza',
		definition: 'definicao',
	}),
	topic: textParam('tema'),
	order: orderParam(
		'ordem',
		{ 'most-used': '', 'by-statement': 'nome', 'checked-longest-ago': 'conferidos-ha-mais-tempo' },
		'most-used',
	),
})
