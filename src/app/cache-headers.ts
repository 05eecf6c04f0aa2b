/** What a cached page is made of; a change to it drops the page. See the content_changed channel. */
export const pageSubjects = ['site', 'blog'] as const
export type PageSubject = (typeof pageSubjects)[number]

/** The server's page cache reads this header and removes it. */
export const PAGE_SUBJECT = 'Page-Subject'

/** The inline scripts of a page that are ours, for its Content-Security-Policy; read and removed as well. */
export const PAGE_SCRIPTS = 'Page-Scripts'

/**
 * Everyone gets the same bytes, so the server keeps them. Browsers ask again each time and get a
 * 304: a corrected article must not live on in a phone.
 */
export function publicPage(subject: PageSubject): HeadersInit {
	return { 'Cache-Control': 'public, max-age=0, must-revalidate', [PAGE_SUBJECT]: subject }
}

/** Never kept anywhere: search results, previews, the back office, errors. */
export const NO_STORE: HeadersInit = { 'Cache-Control': 'no-store' }
