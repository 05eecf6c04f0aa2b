import { factsBehind } from '#core/facts/facts-behind.ts'
import type {
	Choice,
	NotUnderstood,
	PromptVerdict,
	RefusalReason,
	Span,
	Wish,
} from '#core/generation/local-writer/prompt/types.ts'
import { understandPrompt } from '#core/generation/local-writer/prompt/understand-prompt.ts'
import { prepareToWeigh } from '#core/generation/local-writer/prompt/weigh.ts'
import { findCoveringPost } from '#core/posts/reading/find-covering-post.ts'
import type { Db } from '#db/client.server.ts'
import type { PostStatus } from '#db/schema/posts.ts'
import { chooseCategory } from './choose-category.ts'
import { findArticleOn } from './find-article-on.ts'
import { refusalText } from './pipeline-words.ts'
import { MOST_PROMPT } from './run-settings.ts'

/** Fewer letters name a subject at best, and neither the reader nor the question. */
const SHORT = 20

/** A subject to pick, with what speaks for or against it. */
export type NearSubject = Choice & {
	/** How many facts of the register its text rests on. */
	facts: number
	/** An article that the blog has on it. */
	article: { id: string; title: string; status: PostStatus; publishedAt: string | null } | null
}

/** What was understood of a prompt, without the knowledge behind it. */
export type PromptReading = {
	kind: PromptVerdict['kind']
	/** What it is about, where it was understood. */
	subject: NearSubject | null
	/** Words that told it. */
	named: Span[]
	reader: string | null
	wishes: Wish[]
	notUnderstood: NotUnderstood[]
	/** Near subjects, to pick from. */
	near: NearSubject[]
	refusal: { reason: RefusalReason; text: string } | null
}

export type PromptCheck = {
	isShort: boolean
	reading: PromptReading
	/** An article that treats of it already, which search engines would not tell from the new one. */
	alike: { title: string; status: PostStatus } | null
}

type Asked = { prompt: string; categoryId?: string | undefined }

/** What can be said of a prompt before there is an article. Costs nothing and stores nothing. */
export async function checkPrompt(db: Db, { prompt: typed, categoryId }: Asked): Promise<PromptCheck> {
	const prompt = typed.replaceAll('\0', '').trim().slice(0, MOST_PROMPT)
	const chosen = await chooseCategory(db, categoryId)
	const category = (categoryId && chosen.ok && chosen.category) || undefined
	const alike = await findCoveringPost(db, prompt)
	await prepareToWeigh()
	return {
		isShort: prompt.length < SHORT,
		reading: await readingFrom(db, understandPrompt(prompt, category)),
		alike: alike ? { title: alike.title, status: alike.status } : null,
	}
}

async function readingFrom(db: Db, verdict: PromptVerdict): Promise<PromptReading> {
	const nothing = { subject: null, named: [], reader: null, wishes: [], notUnderstood: [], near: [], refusal: null }
	if (verdict.kind === 'refused') {
		const { kind, reason } = verdict
		return { ...nothing, kind, refusal: { reason, text: refusalText(reason) } }
	}
	const { kind, wishes, notUnderstood } = verdict
	if (verdict.kind === 'unknown') {
		const near = await Promise.all(verdict.suggestions.map((choice) => describe(db, choice)))
		return { ...nothing, kind, wishes, notUnderstood, near }
	}
	const { topic, subject, named, persona, alternatives } = verdict
	const label = subject ? `${topic.label} › ${subject.label}` : topic.label
	const [understood, ...near] = await Promise.all(
		[{ subject: (subject ?? topic).id, label }, ...alternatives].map((choice) => describe(db, choice)),
	)
	return {
		...nothing,
		kind,
		subject: understood ?? null,
		named,
		reader: persona?.label ?? null,
		wishes,
		notUnderstood,
		near,
	}
}

async function describe(db: Db, choice: Choice): Promise<NearSubject> {
	const article = await findArticleOn(db, choice.label.split(' › ').at(-1)!)
	return {
		...choice,
		facts: factsBehind(choice.subject).size,
		article: article ? { ...article, publishedAt: article.publishedAt?.toISOString() ?? null } : null,
	}
}
