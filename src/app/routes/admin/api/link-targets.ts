import { z } from 'zod'
import { answering } from '#app/answer-endpoint.ts'
import { landingPagesMatching, landingPagesNamedIn } from '#app/content/landing/find-landing-pages.ts'
import { endpoints, type LinkTarget } from '#app/endpoints.ts'
import { searchPosts } from '#core/search/search-posts.ts'
import { suggestPosts } from '#core/search/suggest-posts.ts'
import { isId } from '#lib/is-id.ts'

const LONGEST_SEARCH = 100
const MOST_FOUND = 6
const SUGGESTED = 3

const asked = z.object({
	text: z.string().transform((text) => text.trim().slice(0, LONGEST_SEARCH)),
	near: z.string(),
	postId: z.string(),
	linked: z.array(z.string()).max(1000),
})

/** Our own pages to link to: those searched for, or else those that fit the passage. Only what readers can open. */
export const action = answering(endpoints.linkTargets, asked, async ({ text, near, postId, linked }, { db }) => {
	if (text !== '') {
		const { hits } = await searchPosts(db, { query: text })
		return answerOf(landingPagesMatching(text), hits, MOST_FOUND)
	}
	const named = landingPagesNamedIn(near).filter(({ path }) => !linked.includes(path))
	const exceptSlugs = linked.flatMap((path) => (path.startsWith('/blog/') ? [path.slice('/blog/'.length)] : []))
	const exceptId = isId(postId) ? postId : undefined
	return answerOf(named, await suggestPosts(db, { text: near, exceptId, exceptSlugs, limit: SUGGESTED }), SUGGESTED)
})

type Page = { path: string; title: string }

function answerOf(pages: readonly Page[], posts: readonly { slug: string; title: string }[], most: number) {
	const targets: LinkTarget[] = [
		...pages.map(({ path, title }) => ({ path, title, kind: 'landing' as const })),
		...posts.map(({ slug, title }) => ({ path: `/blog/${slug}`, title, kind: 'post' as const })),
	]
	return { ok: true as const, targets: targets.slice(0, most) }
}
