import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A refused change is not read again by default; here the refusal says that something else has changed, or is gone. */
export function refreshAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate
}
