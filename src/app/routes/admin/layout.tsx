import { isRouteErrorResponse, Outlet } from 'react-router'
import { AdminShell } from '#app/components/admin/admin-shell.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import adminStyles from '#app/styles/admin.css?url'
import type { Route } from './+types/layout.ts'
import { requireAdmin } from './require-admin.ts'
import { signedInAdmin } from './signed-in-admin.ts'

export const handle = { hydrate: 'now' }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

export const meta: Route.MetaFunction = () => [
	{ title: 'Painel Administrativo' },
	{ name: 'robots', content: 'noindex' },
]

export function loader({ request, context }: Route.LoaderArgs) {
	const cookies = request.headers.get('cookie') ?? ''
	return {
		userName: context.get(signedInAdmin).name,
		theme: /(?:^|;\s*)theme=dark/.test(cookies) ? ('dark' as const) : ('light' as const),
		sidebarOpen: !/(?:^|;\s*)sidebar_state=false/.test(cookies),
	}
}

export default function BackOffice({ loaderData }: Route.ComponentProps) {
	const { userName, theme, sidebarOpen } = loaderData
	return (
		<AdminShell userName={userName} initialTheme={theme} initiallyOpen={sidebarOpen}>
			<Outlet />
		</AdminShell>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const outage = isRouteErrorResponse(error) && error.status === 503
	return (
		<main className="mx-auto grid min-h-dvh max-w-120 content-center gap-4 p-6">
			<AlertBox tone="err">
				{outage
					? 'O banco de dados não respondeu. Tente de novo em alguns instantes.'
					: 'Algo falhou do nosso lado. O erro já ficou registrado.'}
			</AlertBox>
			<a href="/admin/dashboard" className="font-semibold underline">
				Voltar ao painel
			</a>
		</main>
	)
}
