import { type ActionFunctionArgs, data } from 'react-router'
import { z } from 'zod'
import { readForm } from '#app/read-form.ts'
import { services } from '#app/services.ts'
import { dismissFailure } from '#core/sitemap/dismiss-failure.ts'
import { submitSitemap } from '#core/sitemap/submit-sitemap.ts'
import { actingAdmin } from '../acting-admin.ts'

export type SitemapAnswer = { intent: 'send' | 'dismiss' | undefined; ok: boolean; message?: string | undefined }

const sitemapForm = z.object({ intent: z.enum(['send', 'dismiss']), id: z.guid() })

/** What the notice of a failed submission posts. */
export async function answerSitemapForm({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
	const form = sitemapForm.safeParse(await readForm(request))
	if (!form.success) return data<SitemapAnswer>({ intent: undefined, ok: false, message: 'Pedido inválido.' }, 400)
	const { db, now, searchConsole } = context.get(services)
	const { intent, id } = form.data
	if (intent === 'dismiss') {
		await dismissFailure(db, { id, now: now() })
		return data<SitemapAnswer>({ intent, ok: true })
	}
	const { id: adminId, email, address } = actingAdmin(request, context)
	const by = { actor: { id: adminId, email }, address }
	const { success, message } = await submitSitemap(db, { ...searchConsole, ...by, now: now() })
	return data<SitemapAnswer>({ intent, ok: success, message })
}
