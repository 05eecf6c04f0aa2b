import { lazy, type ReactNode, Suspense, useContext } from 'react'
import {
	data,
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunctionArgs,
	useRouteLoaderData,
} from 'react-router'
import { iconPath } from '#core/identity/brand-icon.ts'
import { siteOf } from '#core/identity/site.ts'
import { lineOfSite, siteInLine } from '#core/identity/site-line.ts'
import { isRequestPage } from '#core/leads/request/request-path.ts'
import { brasiliaYear } from '#lib/brasilia-time.ts'
import type { Route } from './+types/root.ts'
import { brandColours } from './brand-colours.ts'
import { clearedFlashCookie, readFlash } from './flash.ts'
import { OwnScript } from './hydration/own-script.ts'
import { services } from './services.ts'
import { SiteProvider, siteIfTold } from './site.ts'
import headingFont from './styles/fonts/bricolage-grotesque.woff2?url'
import textFont from './styles/fonts/figtree.woff2?url'
import { THEME_COLOR } from './theme-color.ts'

/** A page with a message hydrates at once, to show it; others need none of this code. */
const SiteToast = lazy(() => import('./components/site/site-toast.tsx'))

export function loader({ request, url, context }: Route.LoaderArgs) {
	// The back office shows its own, also where a screen takes the place of another without a new page.
	const flash = url.pathname.startsWith('/admin') ? undefined : readFlash(request.headers.get('cookie'))
	const { now, siteUrl, ads: measured, identity } = context.get(services)
	// An address that opens somebody's request is told to nobody.
	const ads = isRequestPage(url.pathname) ? undefined : measured
	const { identity: who, pictures } = identity.current()
	const site = lineOfSite(siteOf(who, pictures))
	return data(
		{ year: brasiliaYear(now()), siteUrl, site, ads, flash },
		flash && { headers: { 'Set-Cookie': clearedFlashCookie } },
	)
}

/** What the server said stays true, and a message is shown once. Who just said who the brokerage is sees it at once. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs) {
	return formAction?.startsWith('/admin/identidade') ?? false
}

export const meta: Route.MetaFunction = ({ matches }) => {
	const site = siteIfTold(matches)
	if (!site) return [{ title: 'Não foi possível abrir esta página' }]
	return [{ title: site.name }, { name: 'description', content: site.description }]
}

/** The fonts come with the styles: found only in these, they would move lines that stand already. */
export const links: Route.LinksFunction = () => [
	{ rel: 'preload', href: headingFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'manifest', href: '/site.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
	const root = useRouteLoaderData<typeof loader>('root')
	const site = root && siteInLine(root.site)
	const ads = root?.ads
	return (
		<html lang="pt-BR" style={brandColours(site?.colours)} data-ads-id={ads?.id} data-ads-conversion={ads?.conversion}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content={THEME_COLOR} />
				<Meta />
				<Links />
				<Icons mark={site?.mark} />
			</head>
			<body>
				<SiteProvider value={root}>{children}</SiteProvider>
				{/* Marked as ours, not as React Router's: where it runs, it runs early. A page whose React sleeps does without it. */}
				<ScrollRestoration nonce={useContext(OwnScript)} />
				<Scripts />
			</body>
		</html>
	)
}

/** The brokerage's own mark, or the one that is drawn. */
function Icons({ mark }: { mark: string | undefined }) {
	if (mark) {
		return (
			<>
				<link rel="icon" href={iconPath(mark, 96)} type="image/png" sizes="96x96" />
				<link rel="apple-touch-icon" href={iconPath(mark, 180)} />
			</>
		)
	}
	return (
		<>
			<link rel="icon" href="/favicon.ico" sizes="48x48" />
			<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
			<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
		</>
	)
}

export default function Root({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Outlet />
			{loaderData.flash && (
				<Suspense>
					<SiteToast flash={loaderData.flash} />
				</Suspense>
			)}
		</>
	)
}
