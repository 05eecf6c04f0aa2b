import { useActionData, useFetcher } from 'react-router'
import type { FormKind, LeadAnswer } from '#core/leads/lead.ts'
import { useFieldErrors } from './use-field-errors.ts'

/**
 * One of the forms that reach the broker. With React it is sent in place; without it the browser posts
 * it, and the page that comes back carries the answer.
 */
export function useLeadForm(kind: FormKind) {
	const fetcher = useFetcher<LeadAnswer>()
	const posted = useActionData<LeadAnswer>()
	const answer = fetcher.data ?? (posted?.kind === kind ? posted : undefined)
	const refused = answer?.state === 'refused' ? answer : undefined
	return {
		Form: fetcher.Form,
		sending: fetcher.state !== 'idle',
		received: answer?.state === 'received' ? answer : undefined,
		refused,
		...useFieldErrors(refused?.errors),
	}
}
