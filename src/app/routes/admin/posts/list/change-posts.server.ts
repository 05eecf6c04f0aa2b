import { type ActionFunctionArgs, data } from 'react-router'
import { z } from 'zod'
import { clientAddressOf } from '#app/client-address.ts'
import { correlationId, services } from '#app/services.ts'
import { binAndLead } from '#core/posts/bin/bin-and-lead.ts'
import { BIN_DAYS } from '#core/posts/bin/bin-period.ts'
import { type BinResult, binPosts } from '#core/posts/bin/bin-posts.ts'
import { LONGEST_GONE_TO } from '#core/posts/bin/longest-gone-to.ts'
import { restorePosts } from '#core/posts/bin/restore-posts.ts'
import { discardWorkingCopy } from '#core/posts/copies/working-copies.ts'
import { type SetStatusResult, setStatusOfPosts } from '#core/posts/publication/set-status-of-posts.ts'
import { POSTS_PER_ADMIN_PAGE } from '#core/posts/reading/list-posts-for-admin.ts'
import { refusalWords } from '#core/users/rights.ts'
import { textIn } from '#lib/form-texts.ts'
import { actingAdmin } from '../../acting-admin.ts'
import { signedInAdmin } from '../../signed-in-admin.ts'
import { goneToRefusals, named, restoredWords } from '../bin/bin-words.ts'
import { type ChangePostsAnswer, countOf, intents, notDone, type PostsIntent } from './change-answer.ts'
import { changeInBulk, undoForm } from './change-in-bulk.server.ts'
import { toldChanges } from './told-changes.ts'

const changeForm = z.object({
	intent: z.enum(intents),
	ids: z.array(z.guid()).min(1).max(POSTS_PER_ADMIN_PAGE),
	motive: z.string().max(2000),
	/** When they go before readers, by Brasília's clock. */
	moment: z.string().max(16),
	/** The category of all, or of each in the order of the ids; '' is none. */
	categoryIds: z.array(z.union([z.guid(), z.literal('')])).max(POSTS_PER_ADMIN_PAGE),
	/** Of one that is deleted: where its readers are led. */
	to: z.string().max(LONGEST_GONE_TO),
})

/** What the cards and the bar above them post. */
export async function changePosts({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
	const { log } = context.get(services)
	const sent = await request.formData().catch(() => new FormData())
	const form = changeForm.safeParse({
		intent: sent.get('intent'),
		ids: sent.getAll('id'),
		motive: textIn(sent, 'motive'),
		moment: textIn(sent, 'moment'),
		categoryIds: sent.getAll('categoryId'),
		to: textIn(sent, 'to'),
	})
	if (!form.success)
		return answer({
			ok: false,
			intent: undefined,
			tone: 'error',
			title: 'Pedido inválido',
			text: 'Atualize a página e tente de novo.',
		})

	const { intent, ...asked } = form.data
	try {
		return answer(await run({ request, context }, intent, asked))
	} catch (error) {
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'posts could not be changed')
		return answer(notDone(intent, `Nada foi alterado. Tente de novo. Código do erro: ${id}`), 503)
	}
}

async function run(
	{ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
	intent: PostsIntent,
	asked: Omit<z.infer<typeof changeForm>, 'intent'>,
): Promise<ChangePostsAnswer> {
	const { ids, motive, to } = asked
	const { db, now, siteUrl } = context.get(services)
	const by = context.get(signedInAdmin)
	const change = { ids, by, address: clientAddressOf(request), now: now() }
	if (intent === 'delete' && to && ids.length === 1) {
		const led = await binAndLead(db, { ...change, id: ids[0]!, to, siteUrl })
		return led.ok ? deleted(led) : { ...notDone(intent, goneToRefusals[led.reason]), refusedTo: true }
	}
	if (intent === 'delete') return deleted(await binPosts(db, change))
	if (intent === 'restore')
		return { ok: true, intent, tone: 'success', ...restoredWords((await restorePosts(db, change)).restored) }
	if (intent === 'discard') {
		await discardWorkingCopy(db, { id: ids[0]!, userId: by.id })
		return { ok: true, intent, tone: 'success', title: 'Rascunho descartado' }
	}
	if (intent !== 'publish' && intent !== 'unpublish')
		return changeInBulk(context.get(services), intent, { ...asked, by: actingAdmin(request, context) })
	return stateChanged(
		intent,
		await setStatusOfPosts(db, { ...change, status: intent === 'publish' ? 'published' : 'draft', motive, siteUrl }),
	)
}

function deleted({ binned, refused }: BinResult): ChangePostsAnswer {
	if (refused > 0) return notDeleted(binned)
	const done = { ok: true, intent: 'delete', tone: 'success', undo: undoForm('restore', binned) } as const
	if (binned.length === 0)
		return { ...done, title: 'Já estava excluído', text: 'Outra pessoa excluiu antes.', undo: undefined }
	if (binned.length > 1)
		return { ...done, title: `${binned.length} posts excluídos`, text: `Ficam na lixeira por ${BIN_DAYS} dias.` }
	return { ...done, title: 'Post excluído', text: `${named(binned[0]!)} fica na lixeira por ${BIN_DAYS} dias.` }
}

function notDeleted(binned: BinResult['binned']): ChangePostsAnswer {
	const refused = { ok: false, intent: 'delete', text: refusalWords('posts.delete') } as const
	if (binned.length === 0) return { ...refused, tone: 'error', title: 'Nada foi excluído' }
	return { ...refused, tone: 'warning', title: `${countOf(binned.length)} na lixeira, outros não` }
}

const why = {
	'title-missing': 'não tem título',
	'content-missing': 'não tem conteúdo',
	'may-not-publish': 'só pode ser publicado ou retirado por quem revisa',
	'changed-meanwhile': 'foi salvo por outra pessoa agora; tente de novo',
} as const

function stateChanged(intent: 'publish' | 'unpublish', result: SetStatusResult): ChangePostsAnswer {
	const verb = intent === 'publish' ? 'publicado' : 'despublicado'
	const count = result.changed.length
	const title = { some: `${countOf(count)} ${verb}${count === 1 ? '' : 's'}`, none: `Nenhum post ${verb}` }
	return toldChanges(intent, result, { title, why })
}

function answer(body: ChangePostsAnswer, status = body.intent === undefined ? 400 : 200) {
	return data(body, { status })
}
