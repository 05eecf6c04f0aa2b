import type { RouterContextProvider } from 'react-router'
import { clientAddressOf } from '#app/client-address.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import { signedInAdmin } from './signed-in-admin.ts'

/** Whoever stands behind a request, as history and log name them. */
export function actingAdmin(request: Request, context: Readonly<RouterContextProvider>): ActingAdmin {
	const { id, name, email, role } = context.get(signedInAdmin)
	return { id, name, email, role, address: clientAddressOf(request) }
}
