import { useState } from 'react'
import { useNavigation } from 'react-router'

/** The last answer to a form of this page: one that the server does not answer leaves it there, following a link does not. */
export function useKeptAnswer<T>(actionData: T | undefined): T | undefined {
	const { state, formMethod } = useNavigation()
	const [kept, setKept] = useState(actionData)
	const leaving = state === 'loading' && !formMethod
	const next = leaving ? undefined : (actionData ?? kept)
	if (next !== kept) setKept(next)
	return next
}
