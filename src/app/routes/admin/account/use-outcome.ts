import { useState } from 'react'
import { type FetcherWithComponents, useActionData, useFetcher } from 'react-router'
import type { FormAnswer } from '#app/components/admin/form/use-schema-form.ts'
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

	const outcome = latest && names.some((name) => name === latest.of) ? (latest as OutcomeOf<Name>) : undefined
	const answer = outcome && 'answer' in outcome ? outcome.answer : undefined
	return { fetcher, outcome, answer, busy: fetcher.state !== 'idle' }
}
