import { useEffect, useState } from 'react'
import { type FetcherWithComponents, useActionData, useFetcher } from 'react-router'
import type { FormAnswer } from '#app/components/admin/form/use-schema-form.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import type { FormName, Outcome, OutcomeOf } from './outcome.ts'

export type Fetcher = FetcherWithComponents<Outcome>
export type Account = { fetcher: Fetcher; busy: boolean; answer: FormAnswer | undefined }

/**
 * A form of the account screen and what came of it. Each form has its own fetcher, so that one leaves the others alone;
 * without JavaScript the page itself was posted and holds the answer.
 */
export function useOutcome<Name extends FormName>(
	...names: Name[]
): Account & { outcome: OutcomeOf<Name> | undefined } {
	const fetcher = useFetcher<Outcome>()
	const posted = useActionData<Outcome>()
	// A sending that was not answered leaves the step that was reached: the secret is shown once.
	const [answered, setAnswered] = useState(fetcher.data)
	if (fetcher.data && fetcher.data !== answered) setAnswered(fetcher.data)
	const latest = answered ?? posted
	const told = fetcher.data?.ok && 'told' in fetcher.data ? fetcher.data.told : undefined

	useEffect(() => {
		if (fetcher.data && told) notify.success(told)
	}, [fetcher.data, told])

	const outcome = latest && names.some((name) => name === latest.of) ? (latest as OutcomeOf<Name>) : undefined
	const answer = outcome && 'answer' in outcome ? outcome.answer : undefined
	return { fetcher, outcome, answer, busy: fetcher.state !== 'idle' }
}
