import { choiceParam, defineList, pageParam, textParam } from '#app/components/admin/list/list-query.ts'
import type { RunState } from '#db/schema/pipeline.ts'

export const runList = defineList('/admin/ai-generator/execucoes', {
	text: textParam('q'),
	state: choiceParam<RunState>('situacao', {
		queued: 'na-fila',
		running: 'em-execucao',
		completed: 'concluida',
		failed: 'falhou',
		cancelled: 'cancelada',
	}),
	page: pageParam(),
})
