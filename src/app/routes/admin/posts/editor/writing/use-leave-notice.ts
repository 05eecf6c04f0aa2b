import { useEffect } from 'react'
import { notify } from '#app/components/ui/toaster.tsx'
import { sameFields } from '../fields/editor-fields.ts'
import type { PostWriter } from './create-post-writer.ts'

/** Whoever leaves with something unsaved is told where it is. */
export function useLeaveNotice(writer: PostWriter): void {
	useEffect(() => {
		return () => {
			const { fields, saved } = writer.read()
			if (sameFields(fields, saved.fields)) return
			const where = saved.postId ? 'Ela espera por você neste post.' : 'Ela está em Rascunhos não salvos.'
			if (writer.isKept()) notify.info('Cópia guardada, post não salvo', where, 'left-copy')
			else notify.warning('Guardado só neste aparelho', 'Abra o post aqui, com conexão, para continuar.', 'left-copy')
		}
	}, [writer])
}
