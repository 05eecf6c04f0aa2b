import type { Turnstile } from '#server/http/turnstile.ts'
import type { PageCache, Rendered } from './page-cache.ts'

type Render<Other> = () => Promise<Rendered<Other>>
type Asked<Other> = { network: string; render: Render<Other> }

/** A page that is not at hand, and that somebody waits for. */
type Wanted<Other> = {
	/** The networks that have a place in line for it. */
	places: Set<string>
	/** Of the visitor whose turn came first. */
	render: Render<Other> | undefined
	made: PromiseWithResolvers<Rendered<Other> | undefined>
}

/**
 * Has a page made that is not at hand, once for all who ask meanwhile. A network holds one place in line for it, however
 * many of its visitors ask; the first place whose turn comes serves everybody, and while the page is being made nobody needs
 * a turn. So a crowd at one page fills no line, and no visitor waits behind the others of another network.
 */
export function createPageMaker<Other>(pageCache: PageCache<Other>, turnstile: Turnstile) {
	const wanted = new Map<string, Wanted<Other>>()

	async function make(key: string, asked: Asked<Other>, again: boolean): Promise<Rendered<Other> | undefined> {
		const atHand = pageCache.fresh(key)
		if (atHand) return { page: atHand }
		const { network, render } = asked
		const page = wanted.get(key) ?? want(key)
		const linesUp = !page.render && !page.places.has(network)
		if (linesUp) void lineUp(key, page, asked)
		const rendered = await page.made.promise
		if (rendered && ('page' in rendered || page.render === render)) return rendered
		// An answer that is no page goes to its own visitor only.
		if (rendered) return turnstile.enter(network, () => pageCache.fill(key, render))
		// The place of somebody else was turned away; who came after them has not waited as long.
		return linesUp || !again ? undefined : make(key, asked, false)
	}

	function want(key: string): Wanted<Other> {
		const page: Wanted<Other> = { places: new Set(), render: undefined, made: Promise.withResolvers() }
		wanted.set(key, page)
		return page
	}

	async function lineUp(key: string, page: Wanted<Other>, { network, render }: Asked<Other>): Promise<void> {
		page.places.add(network)
		await turnstile.enter(network, async () => {
			// Somebody else's turn came before this one.
			if (page.render) return
			page.render = render
			const making = pageCache.fill(key, render)
			await making.catch(() => {})
			wanted.delete(key)
			page.made.resolve(making)
		})
		page.places.delete(network)
		if (page.render || page.places.size > 0) return
		wanted.delete(key)
		page.made.resolve(undefined)
	}

	/** Gives nothing to who was turned away. */
	return (key: string, asked: Asked<Other>) => make(key, asked, true)
}
