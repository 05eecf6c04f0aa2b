import { isSafePicture, isWebAddress } from '#core/html/safe-url.ts'
import { isTooMuchHtml, sanitizePostHtmlInTurns } from '#core/html/sanitize-post-html.ts'
import type { NewPost, PostFaq } from '#db/schema/posts.ts'
import { isFocus } from '../cover-focus.ts'
import { type FieldKind, type FieldValues, type PostFieldName, postFieldNames, postFields } from '../post-fields.ts'

export type CleanPostResult<Post> = { ok: true; post: Post } | { ok: false; reason: 'content-too-large' }

type Cleaner<Kind extends FieldKind> = (
	value: NonNullable<FieldValues[Kind]>,
) => FieldValues[Kind] | Promise<FieldValues[Kind]>

/** What the database and the address' own rules hold in form is not here. */
const cleaners: { [Kind in FieldKind]?: Cleaner<Kind> } = {
	text: oneLine,
	'optional-text': (text) => oneLine(text) || null,
	html: (html) => sanitizePostHtmlInTurns(html.toWellFormed()),
	tags: (tags) => [...new Set(tags.map(oneLine))].filter((tag) => tag !== ''),
	addresses: (addresses) => [...new Set(addresses)].filter(isWebAddress),
	questions: (faqs) => faqs.map(cleanFaq).filter(({ question, answer }) => question && answer),
	// A cover has an address: one inside the text would be sent with every list.
	picture: (address) => (isSafePicture(address) && !address.startsWith('data:') ? address : null),
	address: (address) => (isWebAddress(address) ? address : null),
	focus: (focus) => (isFocus(focus) ? focus : null),
}

type Written = Partial<Pick<NewPost, PostFieldName>>

/** What every write of a post passes through: markup by the allow-list, everything else as text without odd ends. */
export async function cleanPost<Post extends Written>(post: Post): Promise<CleanPostResult<Post>> {
	if (post.content !== undefined && isTooMuchHtml(post.content)) return { ok: false, reason: 'content-too-large' }
	const cleaned: Record<string, unknown> = { ...post }
	for (const name of postFieldNames) {
		const clean = cleaners[postFields[name].kind] as ((value: unknown) => unknown) | undefined
		if (clean && post[name] != null) cleaned[name] = await clean(post[name])
	}
	return { ok: true, post: cleaned as Post }
}

function cleanFaq({ question, answer }: PostFaq): PostFaq {
	return { question: oneLine(question), answer: plain(answer).trim() }
}

/** The database takes no NUL, and a title is one line. */
function oneLine(text: string): string {
	return plain(text).replaceAll(/\s+/g, ' ').trim()
}

function plain(text: string): string {
	return text.replaceAll('\0', '').toWellFormed()
}
