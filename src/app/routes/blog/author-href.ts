/** The public page of somebody who wrote or reviewed. */
export function authorHref(slug: string): string {
	return `/blog/autor/${encodeURIComponent(slug)}`
}
