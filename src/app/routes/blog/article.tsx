import { data, redirect } from 'react-router'
import { NO_STORE, publicPage } from '#app/cache-headers.ts'
import { ArticlePage } from '#app/components/blog/article/article-page.tsx'
import { BlogSidebar } from '#app/components/blog/blog-sidebar.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { readPage } from '#app/read-page.ts'
import type { Services } from '#app/services.ts'
import { siteIn, siteUrlOf } from '#app/site.ts'
import styles from '#app/styles/article-page.css?url'
import { listCategoriesWithPosts } from '#core/categories/list-categories-with-posts.ts'
import { notedBody } from '#core/claims/notes/noted-body.ts'
import { readClaims } from '#core/claims/read-claims.ts'
import { findClaimBasis } from '#core/claims/supports/find-supports.ts'
import type { Faq } from '#core/html/find-faqs.ts'
import { findGonePost } from '#core/posts/bin/find-gone-post.ts'
import { mayWrite } from '#core/posts/may-write.ts'
import { findNeighbours } from '#core/posts/reading/find-neighbours.ts'
import { findMovedPost, findPost, findPublishedPost } from '#core/posts/reading/find-post.ts'
import { listRecentPosts } from '#core/posts/reading/list-recent-posts.ts'
import { listRelatedPosts } from '#core/posts/reading/list-related-posts.ts'
import { previewPost } from '#core/posts/reading/preview-post.ts'
import { describeSources } from '#core/posts/saving/describe-sources.ts'
import { reviewOf } from '#core/reviews/current-review.ts'
import { findBylinePages } from '#core/users/find-byline-pages.ts'
import { slugify } from '#lib/slugify.ts'
import type { SiteHandle } from '../site/layout.tsx'
import type { Route } from './+types/article.ts'
import { adminViewer } from './admin-viewer.ts'
import { articleHead } from './article-head.ts'
import { slugOf } from './slug-parameter.ts'

export const handle: SiteHandle = { current: 'Blog', styles }

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
	return readPage(context, async (available) => {
		const { db, now } = available
		const viewer = await adminViewer(request, available)
		const saved = await (viewer ? findPost : findPublishedPost)(db, slugOf(params))
		const previewer = url.searchParams.get('preview') === 'true' ? viewer : undefined
		const unseen = !saved || (viewer && saved.status === 'draft' && !mayWrite(viewer, saved))
		if (unseen || (saved.deletedAt && !previewer)) throw await insteadOf(db, slugOf(params))
		const previewed = previewer && (await previewPost(db, saved, previewer))
		const found = previewed?.post ?? saved

		const { id, authorId, content, categoryId, sourceUrls, faqs: asked, deletedAt, ...stored } = found
		const [basis, review, neighbours, related, categories, recentPosts] = await Promise.all([
			findClaimBasis(db, { postId: id, now: now() }),
			reviewOf(db, { id, title: stored.title, content, faqs: asked, now: now() }),
			findNeighbours(db, id),
			listRelatedPosts(db, { id, categoryId }),
			listCategoriesWithPosts(db),
			listRecentPosts(db),
		])
		const named = { id, authorId, ...stored, reviewedAt: review?.reviewedAt }
		const post = { ...stored, review: review ?? null, pages: await findBylinePages(db, named) }
		const claims = readClaims({ title: post.title, content }, basis)
		const { notes, linkTexts, faqs: answered, ...body } = await notedBody(content, { title: post.title, claims })
		const added = addedFaqs(asked, answered)
		const faqs = { added, all: [...answered, ...added] }
		const sources = describeSources(sourceUrls, linkTexts)
		const mayEdit = previewer !== undefined && deletedAt === null && mayWrite(previewer, saved)
		const preview = previewed && {
			text: previewed.text,
			state: previewed.state,
			editedAt: mayEdit ? `/admin/posts/${id}` : undefined,
		}
		return data(
			{ post, body, notes, faqs, sources, neighbours, related, categories, recentPosts, preview },
			{ headers: viewer ? NO_STORE : publicPage('blog') },
		)
	})
}

/** Questions that the text itself does not answer already. */
function addedFaqs(asked: readonly Faq[], answered: readonly Faq[]): Faq[] {
	const known = new Set(answered.map(({ question }) => slugify(question)))
	return asked.filter(({ question }) => !known.has(slugify(question)))
}

/** An article that moved has a new address; one in the bin says that it is gone, or leads on; what never was leads to the blog. */
async function insteadOf(db: Services['db'], slug: string) {
	const moved = await findMovedPost(db, slug)
	if (moved) return redirect(`/blog/${moved.slug}`, { status: 301, headers: NO_STORE })
	const gone = await findGonePost(db, slug)
	if (gone && !gone.goneTo) return data(null, { status: 410, headers: NO_STORE })
	// Not for ever: it may be restored.
	return redirect(gone?.goneTo ?? '/blog', { headers: NO_STORE })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	loaderData
		? pageMeta(
				matches,
				articleHead(siteUrlOf(matches), siteIn(matches), {
					...loaderData,
					faqs: loaderData.faqs.all,
					preview: loaderData.preview !== undefined,
				}),
			)
		: []

export default function Article({ loaderData }: Route.ComponentProps) {
	const { categories, recentPosts, faqs, ...article } = loaderData
	// Another article is another page: nothing of the one before may stay.
	return (
		<ArticlePage
			key={article.post.slug}
			{...article}
			faqs={faqs.added}
			sidebar={<BlogSidebar categories={categories} recentPosts={recentPosts} />}
		/>
	)
}
