import { data } from 'react-router'
import { publicPage } from '#app/cache-headers.ts'
import { ArticleClosingCall } from '#app/components/blog/article/article-closing-call.tsx'
import { credentialOf } from '#app/components/blog/article/authors.ts'
import { Pagination } from '#app/components/blog/pagination.tsx'
import { PostGrid } from '#app/components/blog/post-grid.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { readPage } from '#app/read-page.ts'
import { siteIn, siteUrlOf } from '#app/site.ts'
import styles from '#app/styles/blog-list-page.css?url'
import { parseMediaUrl, thumbnailUrl } from '#core/media/media-url.ts'
import type { PostCard } from '#core/posts/reading/post-card.ts'
import { findAuthorPage } from '#core/users/find-author-page.ts'
import type { SiteHandle } from '../site/layout.tsx'
import type { Route } from './+types/author.ts'
import { authorHead } from './author-head.ts'
import { authorHref } from './author-href.ts'
import { parseBlogListQuery } from './blog-list-query.ts'
import { slugOf } from './slug-parameter.ts'

export const handle: SiteHandle = { current: 'Blog', styles }

export function loader({ params, url, context }: Route.LoaderArgs) {
	const { page } = parseBlogListQuery(url.searchParams)
	return readPage(context, async ({ db, now }) => {
		const author = await findAuthorPage(db, { slug: slugOf(params), page, now: now() })
		if (!author) throw data(null, { status: 404 })
		return data({ author }, { headers: publicPage('blog') })
	})
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	loaderData ? pageMeta(matches, authorHead(siteUrlOf(matches), siteIn(matches), loaderData.author)) : []

export default function AuthorPage({ loaderData: { author } }: Route.ComponentProps) {
	const { slug, name, image, registration, biography, written, reviewed, page, pageCount } = author
	return (
		<>
			<div className="border-b border-teal-200 bg-teal-100">
				<div className="wrap flex flex-wrap items-center gap-x-8 gap-y-5 py-11 lg:py-14">
					<Avatar name={name} image={photoOf(image)} size={112} />
					<div className="min-w-0 flex-1 basis-80">
						<h1 className="text-h1">{name}</h1>
						{registration && <p className="mt-2 text-ink-2">{credentialOf({ registration })}</p>}
						{biography && <p className="mt-4 max-w-170 text-lead whitespace-pre-line text-ink-2">{biography}</p>}
					</div>
				</div>
			</div>
			<div className="wrap grid gap-14 py-12 lg:py-16">
				<Articles title="Artigos" posts={written} />
				<Articles title="Artigos revisados" posts={reviewed} />
				{pageCount > 1 && (
					<Pagination page={page} pageCount={pageCount} hrefFor={(number) => authorHref(slug, number)} />
				)}
			</div>
			<ArticleClosingCall />
		</>
	)
}

function Articles({ title, posts }: { title: string; posts: readonly PostCard[] }) {
	if (posts.length === 0) return null
	return (
		<section aria-label={title}>
			<h2 className="mb-7 text-h2">{title}</h2>
			<PostGrid posts={posts} />
		</section>
	)
}

/** Small enough for where it stands. */
function photoOf(image: string | null): string | undefined {
	const picture = image ? parseMediaUrl(image) : undefined
	return picture && thumbnailUrl(picture.name)
}
