import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories, categoryOldSlugs } from '#db/schema/categories.ts'
import { mediaFiles } from '#db/schema/media.ts'
import { type Post, postOldSlugs, posts } from '#db/schema/posts.ts'
import { mediaUrl } from '../media/media-url.ts'
import type { SeenLink } from './look-at-link.ts'

/** The site itself: its address, and the pages it has besides those of the blog. */
export type OwnSite = {
	siteUrl: string
	/** Whether there is such a page; nothing where that cannot be told. */
	hasPage: (path: string) => boolean | undefined
}

/** The path of an address that is ours, without what leads to a place in the page. */
export function ownPathOf(url: string, { siteUrl }: Pick<OwnSite, 'siteUrl'>): string | undefined {
	const parsed = URL.parse(url, siteUrl)
	return parsed?.origin === new URL(siteUrl).origin ? decoded(parsed.pathname) : undefined
}

/** A path that is no text is no page either. */
function decoded(pathname: string): string {
	const path = pathname.replace(/(?<=.)\/$/, '')
	try {
		return decodeURIComponent(path)
	} catch {
		return path
	}
}

/** Why readers do not find what a link promised. */
export type OwnLoss = 'no-article' | 'unpublished' | 'in-bin' | 'no-page'
export type SeenOwn = SeenLink & { loss?: OwnLoss }

/** What readers find at pages of our own: the database knows, and nobody has to be asked over the network. */
export async function lookAtOwn(db: Db, urls: readonly string[], site: OwnSite): Promise<Map<string, SeenOwn>> {
	const ours = urls.map((url) => ({ url, path: ownPathOf(url, site) })).filter(({ path }) => path !== undefined)
	const paths = [...new Set(ours.map(({ path }) => path!))]
	const seen = new Map([
		...(await lookAtArticles(db, namesUnder('/blog/', paths))),
		...(await lookAtCategories(db, namesUnder('/blog/categoria/', paths))),
		...(await lookAtPictures(db, namesUnder(mediaUrl(''), paths))),
	])
	return new Map(ours.map(({ url, path }) => [url, seen.get(path!) ?? lookAtPage(path!, site)]))
}

const HERE: SeenOwn = { state: 'found', status: 200, title: '' }
const NO_PAGE: SeenOwn = { state: 'gone', status: 404, title: '', loss: 'no-page' }

function lookAtPage(path: string, { hasPage }: OwnSite): SeenOwn {
	const has = hasPage(path)
	if (has === undefined) return { state: 'refused', status: null, title: '' }
	return has ? HERE : NO_PAGE
}

/** What stands straight under a folder. */
function namesUnder(folder: string, paths: readonly string[]): string[] {
	const names = paths.flatMap((path) => (path.startsWith(folder) ? [path.slice(folder.length)] : []))
	return names.filter((name) => !name.includes('/') && `${folder}${name}` !== '/blog/busca')
}

type Standing = Pick<Post, 'status' | 'title' | 'deletedAt' | 'goneTo'> & { slug: string }

async function lookAtArticles(db: Db, slugs: string[]): Promise<[string, SeenOwn][]> {
	if (slugs.length === 0) return []
	const { status, title, deletedAt, goneTo } = posts
	const standing = { status, title, deletedAt, goneTo }
	const now = db
		.select({ slug: posts.slug, ...standing })
		.from(posts)
		.where(inArray(posts.slug, slugs))
	const once = db
		.select({ slug: postOldSlugs.slug, ...standing })
		.from(postOldSlugs)
		.innerJoin(posts, eq(posts.id, postOldSlugs.postId))
		.where(inArray(postOldSlugs.slug, slugs))
	const known: Standing[] = [...(await now), ...(await once)]
	return slugs.map((slug) => [`/blog/${slug}`, seenOf(known.filter((post) => post.slug === slug))])
}

/** As the page of an article answers: what is published first, then what is in the bin. All else leads to the list of the blog. */
function seenOf(known: readonly Standing[]): SeenOwn {
	const published = known.find(({ status }) => status === 'published')
	if (published) return { ...HERE, title: published.title }
	const binned = known.find(({ deletedAt }) => deletedAt)
	if (binned) return binned.goneTo ? HERE : { state: 'gone', status: 410, title: '', loss: 'in-bin' }
	return { state: 'gone', status: 302, title: '', loss: known.length > 0 ? 'unpublished' : 'no-article' }
}

async function lookAtCategories(db: Db, slugs: string[]): Promise<[string, SeenOwn][]> {
	if (slugs.length === 0) return []
	const now = db.select({ slug: categories.slug }).from(categories).where(inArray(categories.slug, slugs))
	const { slug: oldSlug } = categoryOldSlugs
	const once = db.select({ slug: oldSlug }).from(categoryOldSlugs).where(inArray(oldSlug, slugs))
	const known = new Set([...(await now), ...(await once)].map(({ slug }) => slug))
	return slugs.map((slug) => [`/blog/categoria/${slug}`, known.has(slug) ? HERE : NO_PAGE])
}

async function lookAtPictures(db: Db, names: string[]): Promise<[string, SeenOwn][]> {
	if (names.length === 0) return []
	const rows = await db.select({ name: mediaFiles.name }).from(mediaFiles).where(inArray(mediaFiles.name, names))
	const known = new Set(rows.map(({ name }) => name))
	return names.map((name) => [mediaUrl(name), known.has(name) ? HERE : NO_PAGE])
}
