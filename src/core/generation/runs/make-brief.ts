import { currentRegister } from '#core/facts/current-register.ts'
import { understandPrompt } from '#core/generation/local-writer/prompt/understand-prompt.ts'
import { prepareToWeigh } from '#core/generation/local-writer/prompt/weigh.ts'
import { listPublishedTitles } from '#core/posts/reading/list-published-titles.ts'
import type { Db } from '#db/client.server.ts'
import { type Brief, briefFor } from '../models/brief.ts'

type Asked = { prompt: string; category: { name: string; slug: string } | null; now: Date }

/** What models are asked with, as facts and articles stand now; nothing for what nobody writes. */
export async function makeBrief(db: Db, { prompt, category, now }: Asked): Promise<Brief | undefined> {
	await prepareToWeigh()
	const verdict = understandPrompt(prompt, category ?? undefined)
	if (verdict.kind === 'refused') return undefined
	const [register, published] = await Promise.all([currentRegister(db), listPublishedTitles(db)])
	return briefFor({ prompt, categoryName: category?.name, verdict, register, published, now })
}
