import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { site } from '#config/site.ts'
import type { Route } from './+types/root.ts'
import { services } from './services.ts'
import headingFont from './styles/fonts/bricolage-grotesque.woff2?url'
import textFont from './styles/fonts/figtree.woff2?url'

export function loader({ context }: Route.LoaderArgs) {
	return { year: context.get(services).now().getFullYear() }
}

/** The year in the footer stays what the server said; nothing else here ever changes. */
export function shouldRevalidate() {
	return false
}

export const meta: Route.MetaFunction = () => [{ title: site.name }, { name: 'description', content: site.description }]

export const links: Route.LinksFunction = () => [
	{ rel: 'preload', href: headingFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function Layout({ children }: { children: ReactNode }) {
	return (
		<html lang="pt-BR">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content={site.themeColor} />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				{/* Not marked as React Router's own: it must run early, not at the visitor's first interest. */}
				<ScrollRestoration nonce="" />
				<Scripts />
			</body>
		</html>
	)
}

export default function Root() {
	return <Outlet />
}
