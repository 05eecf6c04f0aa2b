import { credentialOf, newsroomOf } from '#app/components/blog/article/authors.ts'
import type { PageHead } from '#app/page-meta.ts'
import { breadcrumbNode, faqNode, publisherNode } from '#app/structured-data.ts'
import type { Faq } from '#core/html/find-faqs.ts'
import type { Site } from '#core/identity/site.ts'
import type { PostInFull } from '#core/posts/reading/find-post.ts'
import type { Review } from '#core/reviews/review.ts'
import type { BylinePage, BylinePages } from '#core/users/find-byline-pages.ts'
import { authorHref } from './author-href.ts'

type Article = {
	post: Omit<PostInFull, 'id' | 'authorId' | 'content' | 'categoryId' | 'sourceUrls' | 'faqs' | 'deletedAt'> & {
		review: Review | null
		pages?: BylinePages | undefined
	}
	faqs: readonly Faq[]
	/** Seen by an admin as it will be. */
	preview: boolean
}

/** What the page of an article says to search engines and social networks. */
export function articleHead(siteUrl: string, site: Site, { post, faqs, preview }: Article): PageHead {
	const path = `/blog/${post.slug}`
	const { category } = post
	const steps = [
		{ name: 'Blog', path: '/blog' },
		...(category ? [{ name: category.name, path: `/blog/categoria/${category.slug}` }] : []),
		{ name: post.title, path },
	]
	const head = {
		title: post.metaTitle || post.title,
		description: post.metaDescription || post.excerpt,
		path,
		image: `/media/share/posts/${post.slug}.png`,
	}
	return {
		...head,
		type: 'article',
		hidden: preview || post.status !== 'published',
		extra: articleTags(post),
		graph: [
			postingNode(siteUrl, site, post, head),
			pageNode(siteUrl, post, path),
			breadcrumbNode(siteUrl, steps),
			...(faqs.length > 0 ? [faqNode(faqs)] : []),
			publisherNode(siteUrl, site),
		],
	}
}

function articleTags({ publishedAt, updatedAt, category, tags }: Article['post']) {
	return [
		...(publishedAt ? [{ property: 'article:published_time', content: publishedAt.toISOString() }] : []),
		{ property: 'article:modified_time', content: updatedAt.toISOString() },
		...(category ? [{ property: 'article:section', content: category.name }] : []),
		...[...new Set(tags)].map((tag) => ({ property: 'article:tag', content: tag })),
	]
}

/** The newsroom, where the article names nobody. */
function authorNode(siteUrl: string, site: Site, { authorName, pages }: Pick<Article['post'], 'authorName' | 'pages'>) {
	const organization = { '@id': `${siteUrl}/#organization` }
	if (authorName)
		return { '@type': 'Person', ...pageOf(siteUrl, pages?.author), name: authorName, worksFor: organization }
	return {
		'@type': 'Organization',
		name: newsroomOf(site),
		url: `${siteUrl}/transparencia`,
		parentOrganization: organization,
	}
}

function reviewerNode(siteUrl: string, review: Review, page: BylinePage | null | undefined) {
	return {
		'@type': 'Person',
		...pageOf(siteUrl, page),
		name: review.name,
		description: credentialOf(review),
		worksFor: { '@id': `${siteUrl}/#organization` },
	}
}

/** Who has a page is the same person there and here. */
function pageOf(siteUrl: string, page: BylinePage | null | undefined) {
	if (!page) return {}
	const url = siteUrl + authorHref(page.slug)
	return { '@id': `${url}#pessoa`, url }
}

/** The page around the article: who answers for it stands here, as schema.org has it. */
function pageNode(siteUrl: string, post: Article['post'], path: string) {
	return {
		'@type': 'WebPage',
		'@id': siteUrl + path,
		url: siteUrl + path,
		name: post.title,
		inLanguage: 'pt-BR',
		isPartOf: { '@id': `${siteUrl}/#website` },
		...(post.review && {
			lastReviewed: post.review.reviewedAt.toISOString(),
			reviewedBy: reviewerNode(siteUrl, post.review, post.pages?.reviewer),
		}),
	}
}

type Head = Pick<PageHead, 'description' | 'path' | 'image'>

function postingNode(siteUrl: string, site: Site, post: Article['post'], { description, path, image }: Head) {
	const url = siteUrl + path
	const organization = { '@id': `${siteUrl}/#organization` }
	const pictures = [...(post.featuredImageUrl ? [post.featuredImageUrl] : []), image]
	return {
		'@type': 'BlogPosting',
		'@id': `${url}#artigo`,
		headline: post.title,
		description,
		image: pictures.map((picture) => (picture.startsWith('/') ? siteUrl + picture : picture)),
		url,
		mainEntityOfPage: { '@id': url },
		inLanguage: 'pt-BR',
		...(post.publishedAt && { datePublished: post.publishedAt.toISOString() }),
		dateModified: post.updatedAt.toISOString(),
		author: authorNode(siteUrl, site, post),
		publisher: organization,
		timeRequired: `PT${post.readingMinutes}M`,
		...(post.category && { articleSection: post.category.name }),
		...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
	}
}
