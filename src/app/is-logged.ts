import { isRouteErrorResponse } from 'react-router'

/** All that React Router tells a browser of an error the server threw, and logged. */
const THROWN_THERE = 'Unexpected Server Error'

/** Whether a fault stands in our log. One of the browser does not, nor what a proxy answers in our place. */
export function isLogged(error: unknown): boolean {
	if (!isRouteErrorResponse(error)) return error instanceof Error && error.message === THROWN_THERE
	return (error.data as { correlationId?: string } | null)?.correlationId !== undefined
}
