import { z } from 'zod'
import { answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { searchAdmin } from '#core/admin-search/search-admin.ts'
import { signedInAdmin } from '../signed-in-admin.ts'

const LONGEST_SEARCH = 100

/** The search that opens over any screen, by Ctrl+K. */
export const action = answering(
	endpoints.searchAdmin,
	z.object({ text: z.string() }),
	async ({ text }, { db, context }) => ({
		ok: true as const,
		findings: await searchAdmin(db, { text: text.trim().slice(0, LONGEST_SEARCH), by: context.get(signedInAdmin) }),
	}),
)
