import { data, isRouteErrorResponse, Outlet, useMatches } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { currentAdminItem } from '#app/components/admin/admin-navigation.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AdminShell } from '#app/components/admin/admin-shell.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { readShellCookies } from '#app/components/admin/shell-cookies.ts'
import { useSessionWatch } from '#app/components/admin/use-session-watch.ts'
import FlashToast from '#app/components/ui/flash-toast.tsx'
import { clearedFlashCookie, readFlash } from '#app/flash.ts'
import { isLogged } from '#app/is-logged.ts'
import { correlationId, services } from '#app/services.ts'
import adminStyles from '#app/styles/admin.css?url'
import { countOpenWork } from '#core/open-work/count-open-work.ts'
import type { Route } from './+types/layout.ts'
import { keepScreen, LostConnection, type ScreenHandle, useKeptScreen } from './keep-screen.ts'
import { requireAdmin } from './require-admin.ts'
import { signedInAdmin } from './signed-in-admin.ts'
import { LOST, useReadAgain } from './use-read-again.ts'
import { useStayWhileOffline } from './use-stay-while-offline.ts'

export const handle = { hydrate: 'now' }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

/** Screens without a title of their own are called as the menu calls them. */
export const meta: Route.MetaFunction = ({ location, error, matches }) =>
	adminMeta(matches, error ? 'Erro' : (currentAdminItem(location.pathname)?.label ?? 'Painel Administrativo'))

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, log, now, mailConfigured, alt } = context.get(services)
	const user = context.get(signedInAdmin)
	// Numbers in the menu are not worth the screen.
	const openWork = await countOpenWork(db, { user, mailConfigured, now: now() }).catch((error: unknown) => {
		log.error({ err: error, correlationId: context.get(correlationId) }, 'what waits could not be counted for the menu')
		return {}
	})
	const cookies = request.headers.get('cookie')
	const flash = readFlash(cookies)
	return data(
		{
			userName: user.name,
			role: user.role,
			openWork,
			flash,
			seesPictures: alt.seers.length > 0,
			...readShellCookies(cookies),
		},
		flash && { headers: { 'Set-Cookie': clearedFlashCookie } },
	)
}

export default function BackOffice({ loaderData }: Route.ComponentProps) {
	const { userName, role, openWork, flash, theme, sidebarOpen, menuGroups } = loaderData
	useSessionWatch()
	useKeptScreen()
	useStayWhileOffline()
	return (
		<AdminShell
			userName={userName}
			userRole={role}
			openWork={openWork}
			initialTheme={theme}
			initiallyOpen={sidebarOpen}
			initialGroups={menuGroups}
		>
			<Outlet />
			{flash && <FlashToast flash={flash} />}
		</AdminShell>
	)
}

/** A screen that failed leaves the menu standing; only where nobody is known yet there is none. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const unread = (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.unread
	const { title, message, lost, code } = explain(error, unread)
	const { readAgain, reading } = useReadAgain(error)
	const problem = (
		<>
			<PageHeader title={title} lead={lost && message} />
			{!lost && <ListState state="error" message={message} correlationId={code} />}
			<div className="mt-5 flex flex-wrap gap-2">
				{!lost && (
					<AdminButton onClick={readAgain} busy={reading}>
						Tentar de novo
					</AdminButton>
				)}
				<AdminButton tone={lost ? 'plain' : 'quiet'} href="/admin/dashboard">
					Voltar ao painel
				</AdminButton>
			</div>
		</>
	)
	if (!loaderData) {
		return (
			<div data-theme="light" className="min-h-dvh">
				<main className="mx-auto grid min-h-dvh max-w-140 content-center p-6">{problem}</main>
			</div>
		)
	}
	const { userName, role, openWork, theme, sidebarOpen, menuGroups } = loaderData
	return (
		<AdminShell
			userName={userName}
			userRole={role}
			openWork={openWork}
			initialTheme={theme}
			initiallyOpen={sidebarOpen}
			initialGroups={menuGroups}
		>
			<AdminPage title={title}>{problem}</AdminPage>
		</AdminShell>
	)
}

type Problem = { title: string; message: string; lost?: boolean; code?: string | undefined }

function explain(error: unknown, unread: string | undefined): Problem {
	if (error instanceof LostConnection) return { ...LOST, ...(unread && { title: unread }) }
	const answer = isRouteErrorResponse(error) ? error : undefined
	const code = (answer?.data as { correlationId?: string } | null)?.correlationId
	if (answer?.status === 503) {
		return { title: 'Fora do ar', message: 'O banco de dados não respondeu. Tente de novo em alguns instantes.', code }
	}
	if (answer && answer.status < 500) {
		return { title: 'Não encontrado', message: 'O que você procura não existe ou foi excluído.', lost: true }
	}
	const next = isLogged(error) ? 'O erro já ficou registrado.' : 'Se continuar, avise quem cuida do sistema.'
	return { title: 'Algo falhou', message: `Algo falhou do nosso lado. ${next}`, code }
}
