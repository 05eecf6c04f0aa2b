import { useEffect } from 'react'
import { data, useLocation } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import type { Route } from './+types/not-found.ts'

export function loader() {
	return data(null, { status: 404 })
}

export function headers() {
	return NO_STORE
}

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Página não encontrada')

export default function AdminNotFound() {
	const { pathname } = useLocation()
	useEffect(() => console.warn(`Página não encontrada: ${pathname}`), [pathname])
	return (
		<AdminPage title="Página não encontrada">
			<PageHeader title="Oops! Page not found" lead="Esta tela não existe, ou o endereço mudou." />
			<div className="flex flex-wrap gap-2">
				<AdminButton href="/">Return to Home</AdminButton>
				<AdminButton tone="quiet" to="/admin/dashboard">
					Voltar ao painel
				</AdminButton>
			</div>
		</AdminPage>
	)
}
