import { replace } from 'react-router'
import type { Route } from './+types/edit-redirect.ts'

/** The address that editors once had. */
export function loader({ params }: Route.LoaderArgs) {
	return replace(`/admin/posts/${encodeURIComponent(params.id)}`)
}
