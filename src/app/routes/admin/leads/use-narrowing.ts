import { useNavigation } from 'react-router'

/** Whether the list on this screen is being read again for another filter or page. */
export function useNarrowing(pathname: string): boolean {
	const { state, location } = useNavigation()
	return state === 'loading' && location.pathname === pathname
}
