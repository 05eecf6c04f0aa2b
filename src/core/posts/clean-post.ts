import type { NewPost, PostFaq } from '#db/schema/posts.ts'
import { isSafePicture, isWebAddress } from '../html/safe-url.ts'
import { isTooMuchHtml, sanitizePostHtmlInTurns } from '../html/sanitize-post-html.ts'

export type CleanPostResult<Post> = { ok: true; post: Post } | { ok: false; reason: 'content-too-large' }

/** One line each, and null where nothing is said. */
const optionalLines = [
	'metaTitle',
	'metaDescription',
	'authorName',
	'reviewerName',
	'focusPhrase',
	'coverAlt',
	'coverCredit',
] as const

type Written = Partial<
	Pick<
		NewPost,
		| 'title'
		| 'excerpt'
		| 'content'
		| 'tags'
		| 'sourceUrls'
		| 'faqs'
		| 'featuredImageUrl'
		| 'coverCreditUrl'
		| (typeof optionalLines)[number]
	>
>

/** What every write of a post passes through: markup by the allow-list, everything else as text without odd ends. */
export async function cleanPost<Post extends Written>(post: Post): Promise<CleanPostResult<Post>> {
	const { title, excerpt, content, tags, sourceUrls, faqs, featuredImageUrl, coverCreditUrl } = post
	if (content !== undefined && isTooMuchHtml(content)) return { ok: false, reason: 'content-too-large' }
	return {
		ok: true,
		post: {
			...post,
			...(title !== undefined && { title: oneLine(title) }),
			...(excerpt !== undefined && { excerpt: oneLine(excerpt) }),
			...(content !== undefined && { content: await sanitizePostHtmlInTurns(content.toWellFormed()) }),
			...(tags !== undefined && { tags: [...new Set(tags.map(oneLine))].filter((tag) => tag !== '') }),
			...(sourceUrls !== undefined && { sourceUrls: [...new Set(sourceUrls)].filter(isWebAddress) }),
			...(faqs !== undefined && { faqs: faqs.map(cleanFaq).filter(({ question, answer }) => question && answer) }),
			...(featuredImageUrl && !isPicturePage(featuredImageUrl) && { featuredImageUrl: null }),
			...(coverCreditUrl && !isWebAddress(coverCreditUrl) && { coverCreditUrl: null }),
			...Object.fromEntries(
				optionalLines.flatMap((name) => (post[name] == null ? [] : [[name, oneLine(post[name]) || null]])),
			),
		},
	}
}

function cleanFaq({ question, answer }: PostFaq): PostFaq {
	return { question: oneLine(question), answer: plain(answer).trim() }
}

/** A cover has an address: one inside the text would be sent with every list. */
function isPicturePage(address: string): boolean {
	return isSafePicture(address) && !address.startsWith('data:')
}

/** The database takes no NUL, and a title is one line. */
function oneLine(text: string): string {
	return plain(text).replaceAll(/\s+/g, ' ').trim()
}

function plain(text: string): string {
	return text.replaceAll('\0', '').toWellFormed()
}
