import { type ActionFunctionArgs, data } from 'react-router'
import { z } from 'zod'
import { clientAddressOf } from '#app/client-address.ts'
import { readForm } from '#app/read-form.ts'
import { correlationId, services } from '#app/services.ts'
import { deleteCategory } from '#core/categories/delete-category.ts'
import { moveCategory } from '#core/categories/move-category.ts'
import { signedInAdmin } from '../signed-in-admin.ts'

export type ChangeCategoriesAnswer =
	| { ok: true; intent: 'move'; id: string; message: string }
	| { ok: true; intent: 'delete'; message: string; text: string }
	| { ok: false; message: string }

const changeForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('move'), id: z.guid(), side: z.enum(['before', 'after']), other: z.guid() }),
	z.object({ intent: z.literal('delete'), id: z.guid(), moveTo: z.union([z.literal(''), z.guid()]).default('') }),
])

const GONE = 'Esta categoria não existe mais. Atualize a página.'

const refusals = {
	'not-found': GONE,
	'default-category':
		'Esta é a categoria padrão: artigos sem categoria escolhida vão para ela. Ela não pode ser excluída.',
	'target-gone': 'A categoria escolhida para receber os artigos não existe mais. Escolha outra.',
} as const

/** What the list of categories posts: an order, or a farewell. */
export async function changeCategories({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
	const { db, now, log } = context.get(services)
	const form = changeForm.safeParse(await readForm(request))
	if (!form.success) return answer({ ok: false, message: 'Pedido inválido. Atualize a página e tente de novo.' }, 400)

	const change = { by: context.get(signedInAdmin), address: clientAddressOf(request), now: now() }
	try {
		if (form.data.intent === 'move') {
			const { id, side, other } = form.data
			const beside = side === 'before' ? { before: other } : { after: other }
			const moved = await moveCategory(db, { id, beside, ...change })
			if (!moved.ok) return answer({ ok: false, message: GONE }, 409)
			const message = `${moved.name} agora está em ${moved.place}º lugar de ${moved.total}.`
			return answer({ ok: true, intent: 'move', id, message })
		}
		const { id, moveTo } = form.data
		const gone = await deleteCategory(db, { id, moveTo: moveTo || null, ...change })
		if (!gone.ok) return answer({ ok: false, message: refusals[gone.reason] }, 409)
		const text = whereTo(gone, moveTo !== '') + (gone.stoppedScheduler ? STOPPED : '')
		return answer({ ok: true, intent: 'delete', message: 'Categoria excluída', text })
	} catch (error) {
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'a category could not be changed')
		return answer({ ok: false, message: `Não foi possível concluir. Tente de novo. Código do erro: ${id}` }, 503)
	}
}

const STOPPED = ' Era a única da programação: a geração diária ficou desligada.'

function whereTo({ name, moved }: { name: string; moved: number }, toAnother: boolean): string {
	if (moved === 0) return `${name}.`
	const articles = moved === 1 ? '1 artigo' : `${moved} artigos`
	if (toAnother) return `${articles} de ${name} ${moved === 1 ? 'mudou' : 'mudaram'} de categoria.`
	return `${articles} de ${name} ${moved === 1 ? 'ficou' : 'ficaram'} sem categoria.`
}

function answer(body: ChangeCategoriesAnswer, status = 200) {
	return data(body, { status })
}
