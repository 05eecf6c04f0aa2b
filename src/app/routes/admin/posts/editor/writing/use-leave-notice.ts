import { useEffect } from 'react'
import { notify } from '#app/components/ui/toaster.tsx'
import { sameFields } from '../fields/editor-fields.ts'
import type { PostWriter } from './create-post-writer.ts'

const SUBJECT = 'left-copy'

/** Whoever leaves with something unsaved is told where it is. */
export function useLeaveNotice(writer: PostWriter): void {
	useEffect(() => {
		return () => void tellWhereItIs(writer)
	}, [writer])
}

async function tellWhereItIs(writer: PostWriter): Promise<void> {
	const { fields, saved } = writer.read()
	if (sameFields(fields, saved.fields)) return
	const by = await writer.keptBy()
	const where = saved.postId ? 'Ela espera por você neste post.' : 'Ela está em Rascunhos não salvos.'
	if (by === 'server') notify.info('Cópia guardada, post não salvo', where, SUBJECT)
	else if (by === 'device')
		notify.warning('Guardado só neste aparelho', 'Abra o post aqui, com conexão, para continuar.', SUBJECT)
	else
		notify.warning(
			'Alterações não guardadas',
			'Não chegaram ao servidor, e este aparelho não deixa guardar o texto.',
			SUBJECT,
		)
}
