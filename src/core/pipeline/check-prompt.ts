import { findCoveringPost } from '#core/scheduler/find-covering-post.ts'
import type { Choice, NotUnderstood, PromptVerdict, RefusalReason, Span, Wish } from '#core/writing/prompt/types.ts'
import { understandPrompt } from '#core/writing/prompt/understand-prompt.ts'
import type { Db } from '#db/client.server.ts'
import { chooseCategory } from './choose-category.ts'
import { refusalText } from './pipeline-words.ts'
import { MOST_PROMPT } from './run-settings.ts'

/** Fewer letters name a subject at best, and neither the reader nor the question. */
const SHORT = 20

/** What was understood of a prompt, without the knowledge behind it. */
export type PromptReading = {
	kind: PromptVerdict['kind']
	/** What it is about, where it was understood. */
	subject: Choice | null
	/** Words that told it. */
	named: Span[]
	reader: string | null
	wishes: Wish[]
	notUnderstood: NotUnderstood[]
	/** Near subjects, to pick from. */
	near: Choice[]
	refusal: { reason: RefusalReason; text: string } | null
}

export type PromptCheck = {
	isShort: boolean
	reading: PromptReading
	/** An article that treats of it already, which search engines would not tell from the new one. */
	alike: { title: string } | null
}

type Asked = { prompt: string; categoryId?: string | undefined }

/** What can be said of a prompt before there is an article. Costs nothing and stores nothing. */
export async function checkPrompt(db: Db, { prompt: typed, categoryId }: Asked): Promise<PromptCheck> {
	const prompt = typed.replaceAll('\0', '').trim().slice(0, MOST_PROMPT)
	const chosen = await chooseCategory(db, categoryId)
	const category = (categoryId && chosen.ok && chosen.category) || undefined
	const alike = await findCoveringPost(db, prompt)
	return {
		isShort: prompt.length < SHORT,
		reading: readingFrom(understandPrompt(prompt, category)),
		alike: alike ? { title: alike.title } : null,
	}
}

function readingFrom(verdict: PromptVerdict): PromptReading {
	const nothing = { subject: null, named: [], reader: null, wishes: [], notUnderstood: [], near: [], refusal: null }
	if (verdict.kind === 'refused') {
		const { kind, reason } = verdict
		return { ...nothing, kind, refusal: { reason, text: refusalText(reason) } }
	}
	const { kind, wishes, notUnderstood } = verdict
	if (verdict.kind === 'unknown') return { ...nothing, kind, wishes, notUnderstood, near: verdict.suggestions }
	const { topic, subject, named, persona, alternatives } = verdict
	const label = subject ? `${topic.label} › ${subject.label}` : topic.label
	return {
		...nothing,
		kind,
		subject: { subject: (subject ?? topic).id, label },
		named,
		reader: persona?.label ?? null,
		wishes,
		notUnderstood,
		near: alternatives,
	}
}
