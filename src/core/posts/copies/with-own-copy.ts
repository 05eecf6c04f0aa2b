import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import type { PostFields } from '../post-fields.ts'
import { postFieldsSchema } from '../post-fields-schema.ts'
import type { PostInFull } from '../reading/find-post.ts'
import { cleanPost } from '../saving/clean-post.ts'
import { listWorkingCopies } from './working-copies.ts'

/** What a page shows of a copy. Its address and its status stay those of the article. */
const shown = [
	'title',
	'excerpt',
	'content',
	'tags',
	'featuredImageUrl',
	'coverAlt',
	'coverCredit',
	'coverCreditUrl',
	'coverFocus',
	'metaTitle',
	'metaDescription',
	'sourceUrls',
	'authorName',
	'faqs',
	'categoryId',
] as const satisfies (keyof PostFields & keyof PostInFull)[]

type OwnText = { post: PostInFull /** When the copy was kept; undefined: there is none. */; keptAt: Date | undefined }

/** The article as whoever looks has written it last and not saved: their own working copy, which nobody else sees. */
export async function withOwnCopy(db: Db, post: PostInFull, { userId }: { userId: string }): Promise<OwnText> {
	const [copy] = await listWorkingCopies(db, { postId: post.id, userId })
	const written = copy && (await read(copy.fields))
	if (!written) return { post, keptAt: undefined }
	return { post: await withFields(db, post, written), keptAt: copy.updatedAt }
}

/** The article with what its page would show of these fields. */
export async function withFields(db: Db, post: PostInFull, fields: Partial<PostFields>): Promise<PostInFull> {
	const own = Object.fromEntries(shown.filter((name) => name in fields).map((name) => [name, fields[name]]))
	const categoryId = fields.categoryId === undefined ? post.categoryId : fields.categoryId
	const category = categoryId === post.categoryId ? post.category : await findCategory(db, categoryId)
	return { ...post, ...own, category }
}

/** Whether a page would show the same of both. */
export function showsTheSame(one: PostInFull, other: PostInFull): boolean {
	return shown.every((name) => textOf(one[name]) === textOf(other[name]))
}

/** Keys in one order: the database has one of its own. */
function textOf(value: unknown): string {
	return JSON.stringify(value, (_, part: unknown) =>
		part !== null && typeof part === 'object' && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	)
}

/** As a save would clean it. Of what could not be saved yet, at least the text. */
async function read(fields: Record<string, unknown>): Promise<Partial<PostFields> | undefined> {
	const whole = postFieldsSchema.safeParse(fields)
	const { title, content } = fields
	const text = { ...(typeof title === 'string' && { title }), ...(typeof content === 'string' && { content }) }
	const cleaned = await cleanPost<Partial<PostFields>>(whole.success ? whole.data : text)
	return cleaned.ok ? cleaned.post : undefined
}

async function findCategory(db: Db, id: string | null): Promise<PostInFull['category']> {
	if (id === null) return null
	const [found] = await db
		.select({ name: categories.name, slug: categories.slug })
		.from(categories)
		.where(eq(categories.id, id))
	return found ?? null
}
