import { type ActionFunctionArgs, data } from 'react-router'
import { z } from 'zod'
import { clientAddressOf } from '#app/client-address.ts'
import { correlationId, services } from '#app/services.ts'
import { deleteForGood } from '#core/posts/bin/delete-for-good.ts'
import { POSTS_PER_BIN_PAGE } from '#core/posts/bin/list-bin.ts'
import { restorePosts } from '#core/posts/bin/restore-posts.ts'
import { setGoneTo } from '#core/posts/bin/set-gone-to.ts'
import { signedInAdmin } from '../../signed-in-admin.ts'
import { goneToRefusals, named, restoredWords } from './bin-words.ts'

const ids = z.array(z.guid()).min(1).max(POSTS_PER_BIN_PAGE)
const binForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('restore'), ids }),
	z.object({ intent: z.literal('delete'), ids }),
	z.object({ intent: z.literal('redirect'), ids: z.tuple([z.guid()]), to: z.string().max(2000) }),
])

/** What became of a change in the bin, in words. */
export type BinAnswer = {
	ok: boolean
	intent: 'restore' | 'delete' | 'redirect' | undefined
	title: string
	text?: string | undefined
}

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** What the rows and the bar above them post. */
export async function changeBin({ request, context }: Args) {
	const { log } = context.get(services)
	const sent = await request.formData().catch(() => new FormData())
	const form = binForm.safeParse({ intent: sent.get('intent'), ids: sent.getAll('id'), to: sent.get('to') ?? '' })
	if (!form.success)
		return answer(
			{ ok: false, intent: undefined, title: 'Pedido inválido', text: 'Atualize a página e tente de novo.' },
			400,
		)
	try {
		const done = await run({ request, context }, form.data)
		return answer(done, done.ok ? 200 : 409)
	} catch (error) {
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'the bin could not be changed')
		const text = `Nada foi alterado. Tente de novo. Código do erro: ${id}`
		return answer({ ok: false, intent: form.data.intent, title: 'Erro na lixeira', text }, 503)
	}
}

async function run({ request, context }: Args, form: z.infer<typeof binForm>): Promise<BinAnswer> {
	const { db, now, siteUrl } = context.get(services)
	const change = { by: context.get(signedInAdmin), address: clientAddressOf(request), now: now() }
	if (form.intent === 'restore') {
		const { restored } = await restorePosts(db, { ...change, ids: form.ids })
		return { ok: true, intent: 'restore', ...restoredWords(restored) }
	}
	if (form.intent === 'delete') {
		const { deleted } = await deleteForGood(db, { ...change, ids: form.ids })
		return { ok: true, intent: 'delete', ...deletedWords(deleted) }
	}
	const { intent, to } = form
	const set = await setGoneTo(db, { ...change, id: form.ids[0], to, siteUrl })
	if (!set.ok) return { ok: false, intent, title: 'Redirecionamento não salvo', text: goneToRefusals[set.reason] }
	return set.goneTo
		? { ok: true, intent, title: 'Redirecionamento salvo', text: `Leitores de ${named(set)} vão para ${set.goneTo}.` }
		: { ok: true, intent, title: 'Redirecionamento tirado', text: `Leitores de ${named(set)} veem que ele saiu do ar.` }
}

function deletedWords(deleted: { title: string }[]): { title: string; text?: string } {
	if (deleted.length === 0) return { title: 'Nada a excluir', text: 'Outra pessoa restaurou ou excluiu de vez antes.' }
	return deleted.length === 1
		? { title: 'Post excluído de vez', text: named(deleted[0]!) }
		: { title: `${deleted.length} posts excluídos de vez` }
}

function answer(body: BinAnswer, status: number) {
	return data(body, { status })
}
