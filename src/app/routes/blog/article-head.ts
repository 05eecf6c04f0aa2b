import { newsroom, reviewerRegistration } from '#app/components/blog/article/authors.ts'
import type { PageHead } from '#app/page-meta.ts'
import { breadcrumbNode, brokerageNode, faqNode } from '#app/structured-data.ts'
import { site } from '#config/site.ts'
import type { Faq } from '#core/html/find-faqs.ts'
import type { PostInFull } from '#core/posts/find-post.ts'

type Article = {
	post: Omit<PostInFull, 'id' | 'content' | 'categoryId' | 'sourceUrls'>
	faqs: readonly Faq[]
	/** Seen by an admin as it will be. */
	preview: boolean
}

/** What the page of an article says to search engines and social networks. */
export function articleHead(siteUrl: string, { post, faqs, preview }: Article): PageHead {
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
		image: post.featuredImageUrl ?? `/media/share/posts/${post.slug}.png`,
	}
	return {
		...head,
		type: 'article',
		hidden: preview || post.status !== 'published',
		extra: articleTags(post),
		graph: [
			postingNode(siteUrl, post, head),
			breadcrumbNode(siteUrl, steps),
			...(faqs.length > 0 ? [faqNode(faqs)] : []),
			brokerageNode(siteUrl),
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

const reviewer = {
	'@type': 'Person',
	name: site.reviewer.name,
	jobTitle: site.reviewer.credential,
	description: reviewerRegistration,
}

type Head = Pick<PageHead, 'description' | 'path' | 'image'>

function postingNode(siteUrl: string, post: Article['post'], { description, path, image }: Head) {
	const url = siteUrl + path
	const organization = { '@id': `${siteUrl}/#organization` }
	return {
		'@type': 'BlogPosting',
		'@id': `${url}#artigo`,
		headline: post.title,
		description,
		image: image.startsWith('/') ? siteUrl + image : image,
		url,
		mainEntityOfPage: url,
		inLanguage: 'pt-BR',
		...(post.publishedAt && { datePublished: post.publishedAt.toISOString() }),
		dateModified: post.updatedAt.toISOString(),
		author: {
			'@type': 'Organization',
			name: newsroom,
			url: `${siteUrl}/transparencia`,
			parentOrganization: organization,
		},
		...(post.factCheckedAt && { reviewedBy: { ...reviewer, worksFor: organization } }),
		publisher: organization,
		timeRequired: `PT${post.readingMinutes}M`,
		...(post.category && { articleSection: post.category.name }),
		...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
	}
}
