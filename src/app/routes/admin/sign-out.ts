import { redirect } from 'react-router'
import { redirectWithNotice } from '#app/flash.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/sign-out.ts'

export function loader(): never {
	throw redirect('/')
}

export async function action({ request, context }: Route.ActionArgs) {
	const headers = await context.get(services).auth.signOut(request.headers)
	return redirectWithNotice(
		'/',
		{ tone: 'success', title: 'Logout realizado com sucesso', description: 'Até logo!' },
		headers,
	)
}
