import { z } from 'zod'
import { answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { checkPrompt } from '#core/generation/runs/check-prompt.ts'
import { isId } from '#lib/is-id.ts'

const asked = z.object({ prompt: z.string(), categoryId: z.string() })

/** What can be said of a prompt before anything is written. */
export const action = answering(endpoints.checkPrompt, asked, async ({ prompt, categoryId }, { db }) => ({
	ok: true as const,
	check: await checkPrompt(db, { prompt, categoryId: isId(categoryId) ? categoryId : undefined }),
}))
