import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { notify } from '#app/components/ui/toaster.tsx'
import type { action } from './mail.tsx'

/** Sends a failed mail again and says what came of it. `retrying` is the id of the mail on its way. */
export function useRetry() {
	const fetcher = useFetcher<typeof action>()
	const { data } = fetcher
	useEffect(() => {
		if (!data) return
		if (data.ok) notify.success('E-mail de volta à fila', data.message, 'outbox')
		else notify.error('Não foi possível tentar de novo', data.message, 'outbox')
	}, [data])
	return { fetcher, retrying: fetcher.state === 'idle' ? undefined : fetcher.formAction?.split('/').at(-1) }
}
