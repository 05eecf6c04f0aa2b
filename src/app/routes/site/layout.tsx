import { type ComponentType, useEffect } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { ErrorPage, type ErrorStatus } from '#app/components/site/error-page.tsx'
import type { NavigationLabel } from '#app/components/site/navigation.ts'
import { PageStyles } from '#app/components/site/page-styles.tsx'
import type { HeaderVariant } from '#app/components/site/site-header.tsx'
import { SiteLayout } from '#app/components/site/site-layout.tsx'
import { useMeasure } from '#app/components/site/use-measure.ts'
import { isLogged } from '#app/is-logged.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { siteIn } from '#app/site.ts'
import siteStyles from '#app/styles/site.css?url'
import type { Route } from './+types/layout.ts'

/** What a public page tells the frame around it. */
export type SiteHandle = {
	header?: HeaderVariant
	current?: NavigationLabel
	/** A style sheet with the rules of this page alone, in the place of the one for all of them. */
	styles?: string
	/** In the place of the usual pair, for pages with their own chat number. */
	FloatingButtons?: ComponentType
}

export const meta: Route.MetaFunction = ({ error, matches }) =>
	error
		? [{ title: `${titleOf(statusOf(error))} | ${siteIn(matches).name}` }, { name: 'robots', content: 'noindex' }]
		: []

export default function PublicSite() {
	const { header, current, styles = siteStyles, FloatingButtons }: SiteHandle = useMatches().at(-1)?.handle ?? {}
	useMeasure()
	return (
		<>
			<PageStyles href={styles} />
			<SiteLayout
				year={useYear()}
				current={current}
				{...(header && { header })}
				{...(FloatingButtons && { floating: <FloatingButtons /> })}
			>
				<Outlet />
			</SiteLayout>
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const status = statusOf(error)
	const { pathname } = useLocation()
	useEffect(() => {
		if (status === 404) console.warn(`Página não encontrada: ${pathname}`)
	}, [status, pathname])
	return (
		<>
			<PageStyles href={siteStyles} />
			<SiteLayout year={useYear()}>
				<ErrorPage status={status} correlationId={correlationIdOf(error)} logged={isLogged(error)} />
			</SiteLayout>
		</>
	)
}

function useYear(): number {
	return useRouteLoaderData<typeof rootLoader>('root')!.year
}

function statusOf(error: unknown): ErrorStatus {
	if (!isRouteErrorResponse(error)) return 500
	if (error.status === 503 || error.status === 410) return error.status
	return error.status < 500 ? 404 : 500
}

function titleOf(status: ErrorStatus): string {
	return { 404: 'Página não encontrada', 410: 'Artigo retirado', 500: 'Erro', 503: 'Fora do ar' }[status]
}

function correlationIdOf(error: unknown): string | undefined {
	if (!isRouteErrorResponse(error)) return undefined
	const data = error.data as { correlationId?: string } | null
	return data?.correlationId
}
