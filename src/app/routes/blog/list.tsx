import { data, redirect, useNavigation } from 'react-router'
import { NO_STORE, publicPage } from '#app/cache-headers.ts'
import { BlogColumns } from '#app/components/blog/blog-columns.tsx'
import { BlogEmptyState } from '#app/components/blog/blog-empty-state.tsx'
import { BlogHero } from '#app/components/blog/blog-hero.tsx'
import { BlogSearchBox } from '#app/components/blog/blog-search-box.tsx'
import { BlogSidebar } from '#app/components/blog/blog-sidebar.tsx'
import { CategoryFilter } from '#app/components/blog/category-filter.tsx'
import { ClosingCall } from '#app/components/blog/closing-call.tsx'
import { Pagination } from '#app/components/blog/pagination.tsx'
import { GridSkeleton, PostGrid } from '#app/components/blog/post-grid.tsx'
import { fullSearchHref } from '#app/components/blog/search-href.ts'
import { SidebarSkeleton } from '#app/components/blog/sidebar-skeleton.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { readPage } from '#app/read-page.ts'
import { siteIn, siteUrlOf } from '#app/site.ts'
import { breadcrumbNode } from '#app/structured-data.ts'
import styles from '#app/styles/blog-list-page.css?url'
import { findMovedCategory } from '#core/categories/find-category.ts'
import { listCategoriesWithPosts } from '#core/categories/list-categories-with-posts.ts'
import { listCategoryChoices } from '#core/categories/list-category-choices.ts'
import { listPublishedPosts } from '#core/posts/reading/list-published-posts.ts'
import { listRecentPosts } from '#core/posts/reading/list-recent-posts.ts'
import type { SiteHandle } from '../site/layout.tsx'
import type { Route } from './+types/list.ts'
import { blogListHref, categoryHref, parseBlogListQuery } from './blog-list-query.ts'

export const handle: SiteHandle = { current: 'Blog', styles }

export async function loader({ url, context }: Route.LoaderArgs) {
	const query = parseBlogListQuery(url.searchParams)
	return readPage(context, async ({ db }) => {
		const [list, choices, categories, recentPosts] = await Promise.all([
			listPublishedPosts(db, { query: query.text, categorySlug: query.categorySlug, page: query.page }),
			listCategoryChoices(db),
			listCategoriesWithPosts(db),
			listRecentPosts(db),
		])
		const { text, categorySlug } = query
		if (categorySlug && !choices.some(({ slug }) => slug === categorySlug)) {
			const moved = await findMovedCategory(db, categorySlug)
			if (moved) throw redirect(hrefToday(text, moved.slug), { status: 301, headers: NO_STORE })
		}
		// A page past the end is the last one, and says so.
		const shown = { ...query, page: list.page }
		return data(
			{ ...list, query: shown, choices: choices.map(({ name, slug }) => ({ name, slug })), categories, recentPosts },
			// Anyone can make up searches; keeping them would push out pages that people read.
			{ headers: query.text ? NO_STORE : publicPage('blog') },
		)
	})
}

/** Of a category that moved: its page, and where something is looked for in it, the list. */
function hrefToday(text: string, slug: string): string {
	return text ? blogListHref({ text, categorySlug: slug, page: 1 }) : categoryHref(slug, 1)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const { name } = siteIn(matches)
	const query = loaderData?.query ?? { text: '', categorySlug: '', page: 1 }
	const steps = [
		{ name: 'Início', path: '/' },
		{ name: 'Blog', path: '/blog' },
	]
	return pageMeta(matches, {
		title: query.page > 1 ? `Blog, página ${query.page} | ${name}` : `Blog | ${name}`,
		description:
			(query.page > 1 ? `Página ${query.page} do blog. ` : '') +
			'Seguro explicado sem letra miúda: auto, residencial, viagem, vida, sinistros e cotações, com as fontes citadas.',
		// A category has a page of its own, which is the one to be found.
		path: query.categorySlug ? categoryHref(query.categorySlug, query.page) : blogListHref({ ...query, text: '' }),
		image: '/media/share/site/blog.png',
		// What someone searched for is no page of the site.
		hidden: query.text !== '' || (query.categorySlug !== '' && loaderData?.total === 0),
		graph: [breadcrumbNode(siteUrlOf(matches), steps)],
	})
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
	const { posts, page, pageCount, query, meant, choices, categories, recentPosts } = loaderData
	const loading = useNavigation().location?.pathname === '/blog'
	const filtered = Boolean(query.text || query.categorySlug)
	return (
		<>
			<BlogHero>
				<BlogSearchBox query={query.text} />
			</BlogHero>
			<BlogColumns
				sidebar={loading ? <SidebarSkeleton /> : <BlogSidebar categories={categories} recentPosts={recentPosts} />}
			>
				<CategoryFilter
					categories={choices}
					chosen={query.categorySlug}
					hrefFor={(slug) => blogListHref({ text: query.text, categorySlug: slug, page: 1 })}
				/>
				{loading ? (
					<GridSkeleton />
				) : posts.length === 0 ? (
					<>
						{query.text && <FullSearchHint query={query.text} />}
						<BlogEmptyState searching={Boolean(query.text)} />
					</>
				) : (
					<>
						{query.text && <FullSearchHint query={query.text} meant={meant} />}
						<PostGrid posts={posts} leadFirst={page === 1 && !filtered} />
						<Pagination
							page={page}
							pageCount={pageCount}
							hrefFor={(number) => blogListHref({ ...query, page: number })}
						/>
					</>
				)}
			</BlogColumns>
			<ClosingCall />
		</>
	)
}

function FullSearchHint({ query, meant }: { query: string; meant?: string | undefined }) {
	return (
		<p className="mb-7 text-ink-2">
			{meant ? (
				<>
					Nenhum título, resumo ou tag tem “{query}”. Mostrando artigos com <strong>{meant}</strong>.{' '}
				</>
			) : (
				'Procuramos no título, no resumo e nas tags. '
			)}
			<TextLink to={fullSearchHref(meant ?? query)} className="text-ink">
				Buscar no texto completo
			</TextLink>
		</p>
	)
}
