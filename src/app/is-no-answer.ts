import { isRouteErrorResponse } from 'react-router'

/**
 * For a screen's clientAction and clientLoader: whether the server did not get to answer. What the browser's fetch throws
 * is a TypeError; what a proxy, or the server before the screen's own code, answers in its place is a 5xx.
 */
export function isNoAnswer(error: unknown): boolean {
	return error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500)
}
