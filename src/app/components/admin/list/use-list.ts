import { useLocation, useNavigation } from 'react-router'
import type { List } from './list-query.ts'

/** What the address asks of a list. */
export function useListQuery<Query>({ parse }: List<Query>): Query {
	return parse(new URLSearchParams(useLocation().search))
}

/** Whether the list at this path is being read again for another filter or page. */
export function useListBusy(path: string): boolean {
	const { state, location } = useNavigation()
	return state === 'loading' && location.pathname === path
}
