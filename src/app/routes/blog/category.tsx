import { data, redirect, useNavigation } from 'react-router'
import { NO_STORE, publicPage } from '#app/cache-headers.ts'
import { ArticleClosingCall } from '#app/components/blog/article/article-closing-call.tsx'
import { BlogColumns } from '#app/components/blog/blog-columns.tsx'
import { CategoryEmptyState } from '#app/components/blog/blog-empty-state.tsx'
import { BlogHero } from '#app/components/blog/blog-hero.tsx'
import { BlogSearchBox } from '#app/components/blog/blog-search-box.tsx'
import { BlogSidebar } from '#app/components/blog/blog-sidebar.tsx'
import { Pagination } from '#app/components/blog/pagination.tsx'
import { GridSkeleton, PostGrid } from '#app/components/blog/post-grid.tsx'
import { SidebarSkeleton } from '#app/components/blog/sidebar-skeleton.tsx'
import { feedLinks } from '#app/feed-links.ts'
import { pageMeta } from '#app/page-meta.ts'
import { readPage } from '#app/read-page.ts'
import type { Services } from '#app/services.ts'
import { siteUrlOf } from '#app/site.ts'
import { breadcrumbNode } from '#app/structured-data.ts'
import styles from '#app/styles/blog-list-page.css?url'
import { findCategory, findMovedCategory } from '#core/categories/find-category.ts'
import { listCategoriesWithPosts } from '#core/categories/list-categories-with-posts.ts'
import { listPublishedPosts } from '#core/posts/reading/list-published-posts.ts'
import { listRecentPosts } from '#core/posts/reading/list-recent-posts.ts'
import type { SiteHandle } from '../site/layout.tsx'
import type { Route } from './+types/category.ts'
import { categoryHref, parseBlogListQuery } from './blog-list-query.ts'
import { slugOf } from './slug-parameter.ts'

export const handle: SiteHandle = { current: 'Blog', styles }

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const slug = slugOf(params)
	const { page } = parseBlogListQuery(url.searchParams)
	return readPage(context, async ({ db }) => {
		const category = await findCategory(db, slug)
		if (!category) throw await redirectTarget(db, slug)
		const [list, categories, recentPosts] = await Promise.all([
			listPublishedPosts(db, { categorySlug: slug, page }),
			listCategoriesWithPosts(db),
			listRecentPosts(db),
		])
		const { name, description, metaTitle, metaDescription } = category
		return data(
			{ ...list, category: { slug, name, description, metaTitle, metaDescription }, categories, recentPosts },
			{ headers: publicPage('blog') },
		)
	})
}

/** A category that moved has a new address; one that is gone leaves the blog. */
async function redirectTarget(db: Services['db'], slug: string): Promise<Response> {
	const moved = await findMovedCategory(db, slug)
	return moved
		? redirect(categoryHref(moved.slug, 1), { status: 301, headers: NO_STORE })
		: redirect('/blog', { headers: NO_STORE })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	if (!loaderData) return []
	const { category, page } = loaderData
	const title = category.metaTitle || `${category.name} | Blog`
	const path = categoryHref(category.slug, page)
	const steps = [
		{ name: 'Blog', path: '/blog' },
		{ name: category.name, path: categoryHref(category.slug, 1) },
	]
	return pageMeta(matches, {
		title: page > 1 ? `${title}, página ${page}` : title,
		description: (page > 1 ? `Página ${page}. ` : '') + (category.metaDescription || category.description),
		path,
		image: '/media/share/site/blog.png',
		extra: feedLinks(siteUrlOf(matches), `${category.name} | Blog`, categoryHref(category.slug, 1)),
		graph: [breadcrumbNode(siteUrlOf(matches), steps)],
	})
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
	const { category, posts, page, pageCount, categories, recentPosts } = loaderData
	const loading = useNavigation().location?.pathname === categoryHref(category.slug, 1)
	return (
		<>
			<BlogHero title={category.name} description={category.description}>
				<BlogSearchBox />
			</BlogHero>
			<BlogColumns
				sidebar={loading ? <SidebarSkeleton /> : <BlogSidebar categories={categories} recentPosts={recentPosts} />}
			>
				{loading ? (
					<GridSkeleton />
				) : posts.length === 0 ? (
					<CategoryEmptyState />
				) : (
					<>
						<PostGrid posts={posts} />
						<Pagination page={page} pageCount={pageCount} hrefFor={(number) => categoryHref(category.slug, number)} />
					</>
				)}
			</BlogColumns>
			<ArticleClosingCall />
		</>
	)
}
