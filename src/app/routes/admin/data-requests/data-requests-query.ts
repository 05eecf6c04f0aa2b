import { choiceParam, defineList, pageParam, textParam } from '#app/components/admin/list/list-query.ts'
import type { DataRequestState } from '#core/data-requests/list-data-requests.ts'

export const dataRequestList = defineList('/admin/privacidade', {
	search: textParam('busca'),
	state: choiceParam<DataRequestState>('situacao', { open: 'em-aberto', answered: 'respondidos' }),
	page: pageParam(),
})
