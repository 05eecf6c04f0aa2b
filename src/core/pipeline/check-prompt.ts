import { findCoveringPost } from '#core/scheduler/find-covering-post.ts'
import { writeLocally } from '#core/writing/local-writer.ts'
import { readPrompt } from '#core/writing/read-prompt.ts'
import { strays } from '#core/writing/strays.ts'
import type { Db } from '#db/client.server.ts'
import { chooseCategory } from './choose-category.ts'
import { MOST_PROMPT } from './run-settings.ts'

/** Fewer letters name a subject at best, and neither the reader nor the question. */
const SHORT = 20

export type PromptCheck = {
	isShort: boolean
	/** What the local reader takes it to be about; known where the local writer would keep to it. */
	subject: { name: string; known: boolean }
	/** An article that treats of it already, which search engines would not tell from the new one. */
	alike: { title: string } | null
}

type Asked = { prompt: string; categoryId?: string | undefined; now: Date }

/** What can be said of a prompt before there is an article. Costs nothing and stores nothing. */
export async function checkPrompt(db: Db, { prompt: typed, categoryId, now }: Asked): Promise<PromptCheck> {
	const prompt = typed.replaceAll('\0', '').trim().slice(0, MOST_PROMPT)
	const chosen = await chooseCategory(db, categoryId)
	const category = (categoryId && chosen.ok && chosen.category) || undefined
	const { topic } = readPrompt(prompt, category, () => 0)
	const asked = { prompt, category }
	const alike = await findCoveringPost(db, prompt)
	return {
		isShort: prompt.length < SHORT,
		subject: { name: topic.name, known: !strays(asked, writeLocally({ ...asked, now })) },
		alike: alike ? { title: alike.title } : null,
	}
}
