import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link to a page of the site. The browser opens it, not React: so it can lie ready before it is pressed (decision 060), and
 * comes from the page cache. Within the page one is on, React moves.
 */
export function PageLink({ to, children, ...anchor }: PageLinkProps) {
	const { pathname } = useLocation()
	if (new URL(to, `http://page${pathname}`).pathname === pathname) {
		return (
			<Link to={to} discover="none" {...anchor}>
				{children}
			</Link>
		)
	}
	return (
		<a href={to} {...anchor}>
			{children}
		</a>
	)
}
