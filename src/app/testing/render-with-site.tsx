import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SiteProvider } from '#app/site.ts'
import { demoTold } from './demo-site.ts'

/** What the server sends for a part of a page, of the brokerage of a fresh start. */
export function renderWithSite(element: ReactNode, id = 'page'): string {
	const router = createMemoryRouter([{ path: '/', id, element }])
	return renderToStaticMarkup(
		<SiteProvider value={demoTold}>
			<RouterProvider router={router} />
		</SiteProvider>,
	)
}
