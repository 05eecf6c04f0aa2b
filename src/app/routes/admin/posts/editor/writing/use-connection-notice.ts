import { useEffect, useRef } from 'react'
import { notify } from '#app/components/ui/toaster.tsx'
import type { Keeping } from './writer-state.ts'

const SUBJECT = 'editor-connection'

/** Warns once when what is written no longer reaches the server, however often that is tried; until it does again. */
export function useConnectionNotice(keeping: Keeping): void {
	const told = useRef(false)
	useEffect(() => {
		if (keeping.state === 'kept' || keeping.state === 'saved' || keeping.state === 'idle') {
			told.current = false
			notify.settle(SUBJECT)
			return
		}
		if (told.current || keeping.state !== 'offline') return
		told.current = true
		notify.warning(
			'Aviso',
			keeping.here
				? 'Sem conexão com o servidor. Continue escrevendo: o texto fica guardado neste aparelho.'
				: 'Sem conexão com o servidor, e este aparelho não deixa guardar o texto. Não feche esta página.',
			SUBJECT,
		)
	}, [keeping])
}
