import { useFetcher } from 'react-router'
import type { action } from './mail.tsx'

/** Sends a failed mail again. `retrying` is the id of the mail on its way. */
export function useRetry() {
	const fetcher = useFetcher<typeof action>()
	return { fetcher, retrying: fetcher.state === 'idle' ? undefined : fetcher.formAction?.split('/').at(-1) }
}
