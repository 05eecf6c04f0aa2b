import { type ActionFunctionArgs, data } from 'react-router'
import { z } from 'zod'
import { clientAddressOf } from '#app/client-address.ts'
import { readForm } from '#app/read-form.ts'
import { correlationId, services } from '#app/services.ts'
import { isWebAddress } from '#core/html/safe-url.ts'
import { deletePicture } from '#core/media/delete-picture.ts'
import { describePicture } from '#core/media/describe-picture.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { LONGEST_ALT, LONGEST_CREDIT, LONGEST_CREDIT_URL } from './text-limits.ts'

export type ChangeAnswer =
	| { ok: true; intent: 'describe' | 'delete' }
	| { ok: false; message: string; errors?: { alt?: string; credit?: string; creditUrl?: string } }

const optional = (longest: number, words: string) =>
	z
		.string()
		.trim()
		.max(longest, words)
		.transform((text) => text || null)

const describeForm = z.object({
	alt: z.string().trim().max(LONGEST_ALT, `Use até ${LONGEST_ALT} caracteres.`),
	credit: optional(LONGEST_CREDIT, `Use até ${LONGEST_CREDIT} caracteres.`),
	creditUrl: optional(LONGEST_CREDIT_URL, 'Este endereço é longo demais.').refine(
		(url) => url === null || isWebAddress(url),
		'Use um endereço que comece com https://.',
	),
})
const changeForm = z.object({ intent: z.enum(['describe', 'delete']), id: z.string().max(100) })

const gone = 'Esta imagem não existe mais. Atualize a página.'

/** What the dialog of a picture posts. */
export async function changePicture({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
	const { db, now, log, media } = context.get(services)
	const texts = await readForm(request)
	const asked = changeForm.safeParse(texts)
	if (!asked.success) return answer({ ok: false, message: 'Pedido inválido. Atualize a página e tente de novo.' }, 400)
	const { intent, id } = asked.data
	const { id: actorId, email } = context.get(signedInAdmin)
	const change = { id, actor: { id: actorId, email, address: clientAddressOf(request) }, now: now() }
	try {
		if (intent === 'delete') {
			const deleted = await deletePicture(db, { ...change, files: media.files })
			return deleted.ok ? answer({ ok: true, intent }) : answer({ ok: false, message: gone }, 409)
		}
		const words = describeForm.safeParse(texts)
		if (!words.success)
			return answer({ ok: false, message: 'Corrija os campos marcados.', errors: firstOf(words.error) }, 400)
		const described = await describePicture(db, { ...change, ...words.data })
		return described.ok ? answer({ ok: true, intent }) : answer({ ok: false, message: gone }, 409)
	} catch (error) {
		const code = context.get(correlationId)
		log.error({ err: error, correlationId: code }, 'a picture could not be changed')
		return answer({ ok: false, message: `Não foi possível concluir. Tente de novo. Código do erro: ${code}` }, 503)
	}
}

function firstOf(error: z.ZodError<z.output<typeof describeForm>>) {
	const { fieldErrors } = z.flattenError(error)
	return Object.fromEntries(Object.entries(fieldErrors).map(([field, words]) => [field, words[0]]))
}

function answer(body: ChangeAnswer, status = 200) {
	return data(body, { status })
}
