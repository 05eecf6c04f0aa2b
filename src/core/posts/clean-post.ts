import type { NewPost } from '#db/schema/posts.ts'
import { isWebAddress } from '../html/safe-url.ts'
import { isTooMuchHtml, sanitizePostHtmlInTurns } from '../html/sanitize-post-html.ts'

export type CleanPostResult<Post> = { ok: true; post: Post } | { ok: false; reason: 'content-too-large' }

type Written = Partial<Pick<NewPost, 'title' | 'excerpt' | 'content' | 'tags' | 'sourceUrls' | 'coverCreditUrl'>>

/** What every write of a post passes through: markup by the allow-list, everything else as text without odd ends. */
export async function cleanPost<Post extends Written>(post: Post): Promise<CleanPostResult<Post>> {
	const { title, excerpt, content, tags, sourceUrls, coverCreditUrl } = post
	if (content !== undefined && isTooMuchHtml(content)) return { ok: false, reason: 'content-too-large' }
	return {
		ok: true,
		post: {
			...post,
			...(title !== undefined && { title: oneLine(title) }),
			...(excerpt !== undefined && { excerpt: oneLine(excerpt) }),
			...(content !== undefined && { content: await sanitizePostHtmlInTurns(content) }),
			...(tags !== undefined && { tags: [...new Set(tags.map(oneLine))].filter((tag) => tag !== '') }),
			...(sourceUrls !== undefined && { sourceUrls: [...new Set(sourceUrls)].filter(isWebAddress) }),
			...(coverCreditUrl && !isWebAddress(coverCreditUrl) && { coverCreditUrl: null }),
		},
	}
}

/** The database takes no NUL, and a title is one line. */
function oneLine(text: string): string {
	return text.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim()
}
