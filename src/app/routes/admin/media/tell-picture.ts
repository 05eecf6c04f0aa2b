import { notify } from '#app/components/ui/toaster.tsx'
import type { ChangeAnswer } from './change-picture.server.ts'

const DELETION = 'picture-deletion'

/** Says what came of a change to a picture. Why its words were not kept stands beside them. */
export function tellPicture(answer: ChangeAnswer, { intent, label }: { intent: string; label: string }): void {
	if (intent !== 'delete') {
		if (answer.ok) notify.success('Dados da imagem salvos', `${label}: artigos que já usam a imagem ficam como estão.`)
	} else if (answer.ok) notify.success('Imagem excluída', label, DELETION)
	else notify.error('Nada foi excluído', `${label}: ${answer.message}`, DELETION)
}
