import { lazy, type ReactNode, Suspense, useContext } from 'react'
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { site } from '#config/site.ts'
import { brasiliaYear } from '#lib/brasilia-time.ts'
import type { Route } from './+types/root.ts'
import { clearedFlashCookie, readFlash } from './flash.ts'
import { OwnScript } from './hydration/own-script.ts'
import { services } from './services.ts'
import headingFont from './styles/fonts/bricolage-grotesque.woff2?url'
import textFont from './styles/fonts/figtree.woff2?url'

/** A page with a message hydrates at once, to show it; others need none of this code. */
const FlashToast = lazy(() => import('./components/ui/flash-toast.tsx'))

export function loader({ request, url, context }: Route.LoaderArgs) {
	// The back office shows its own, also where a screen takes the place of another without a new page.
	const flash = url.pathname.startsWith('/admin') ? undefined : readFlash(request.headers.get('cookie'))
	const { now, siteUrl, ads } = context.get(services)
	return data(
		{ year: brasiliaYear(now()), siteUrl, ads, flash },
		flash && { headers: { 'Set-Cookie': clearedFlashCookie } },
	)
}

/** What the server said stays true, and a message is shown once. */
export function shouldRevalidate() {
	return false
}

export const meta: Route.MetaFunction = () => [{ title: site.name }, { name: 'description', content: site.description }]

export const links: Route.LinksFunction = () => [
	{ rel: 'preload', href: headingFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
	{ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
	{ rel: 'manifest', href: '/site.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
	const ads = useRouteLoaderData<typeof loader>('root')?.ads
	return (
		<html lang="pt-BR" data-ads-id={ads?.id} data-ads-conversion={ads?.conversion}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content={site.themeColor} />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				{/* Marked as ours, not as React Router's: it must run early, not at the visitor's first interest. */}
				<ScrollRestoration nonce={useContext(OwnScript)} />
				<Scripts />
			</body>
		</html>
	)
}

export default function Root({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Outlet />
			{loaderData.flash && (
				<Suspense>
					<FlashToast flash={loaderData.flash} />
				</Suspense>
			)}
		</>
	)
}
