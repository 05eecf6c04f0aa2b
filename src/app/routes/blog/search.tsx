import { data, redirect, useNavigation } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { BlogColumns } from '#app/components/blog/blog-columns.tsx'
import { BlogEmptyState } from '#app/components/blog/blog-empty-state.tsx'
import { BlogHero } from '#app/components/blog/blog-hero.tsx'
import { BlogSearchBox } from '#app/components/blog/blog-search-box.tsx'
import { BlogSidebar } from '#app/components/blog/blog-sidebar.tsx'
import { ClosingCall } from '#app/components/blog/closing-call.tsx'
import { Pagination } from '#app/components/blog/pagination.tsx'
import { GridSkeleton } from '#app/components/blog/post-grid.tsx'
import { SearchHits } from '#app/components/blog/search-hits.tsx'
import { fullSearchHref } from '#app/components/blog/search-href.ts'
import { SidebarSkeleton } from '#app/components/blog/sidebar-skeleton.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { readPage } from '#app/read-page.ts'
import { siteIn } from '#app/site.ts'
import styles from '#app/styles/blog-list-page.css?url'
import { listCategoriesWithPosts } from '#core/categories/list-categories-with-posts.ts'
import { listRecentPosts } from '#core/posts/reading/list-recent-posts.ts'
import { searchPosts } from '#core/search/search-posts.ts'
import type { SiteHandle } from '../site/layout.tsx'
import type { Route } from './+types/search.ts'
import { parseBlogListQuery } from './blog-list-query.ts'

export const handle: SiteHandle = { current: 'Blog', styles }

export async function loader({ url, context }: Route.LoaderArgs) {
	const { text, page } = parseBlogListQuery(url.searchParams)
	if (!text) throw redirect('/blog', { headers: NO_STORE })
	return readPage(context, async ({ db }) => {
		const [found, categories, recentPosts] = await Promise.all([
			searchPosts(db, { query: text, page }),
			listCategoriesWithPosts(db),
			listRecentPosts(db),
		])
		return data({ ...found, query: text, categories, recentPosts }, { headers: NO_STORE })
	})
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	pageMeta(matches, {
		title: `Busca: ${loaderData?.query ?? ''} | ${siteIn(matches).name}`,
		description: 'Resultados da busca no blog.',
		path: fullSearchHref(loaderData?.query ?? '', loaderData?.page),
		image: '/media/share/site/blog.png',
		// What someone searched for is no page of the site.
		hidden: true,
	})

export default function BlogSearch({ loaderData }: Route.ComponentProps) {
	const { hits, total, meant, page, pageCount, query, categories, recentPosts } = loaderData
	const loading = useNavigation().location?.pathname === '/blog/busca'
	return (
		<>
			<BlogHero title="Busca no blog">
				<BlogSearchBox query={query} scope="full" />
			</BlogHero>
			<BlogColumns
				sidebar={loading ? <SidebarSkeleton /> : <BlogSidebar categories={categories} recentPosts={recentPosts} />}
			>
				{loading ? (
					<GridSkeleton />
				) : hits.length === 0 ? (
					<BlogEmptyState searching />
				) : (
					<>
						<SearchHits query={query} meant={meant} total={total} hits={hits} />
						<Pagination page={page} pageCount={pageCount} hrefFor={(number) => fullSearchHref(query, number)} />
					</>
				)}
			</BlogColumns>
			<ClosingCall />
		</>
	)
}
