import { z } from 'zod'
import { answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { type ProposeAltResult, proposeAlt } from '#core/images/propose-alt.ts'
import { labelOf } from '#core/providers/provider-lists.ts'
import { signedInAdmin } from '../signed-in-admin.ts'

const LONGEST_ADDRESS = 4000

const wanted = z.object({ url: z.string().max(LONGEST_ADDRESS) })

/** A proposal for what stands in for a picture. Whoever takes it puts it into their text; nothing is kept here. */
export const action = answering(endpoints.proposeAlt, wanted, async ({ url }, { alt, context, signal }) => {
	const proposed = await proposeAlt(alt, { url, by: context.get(signedInAdmin), signal })
	if (!proposed.ok) return { ok: false as const, reason: 'refused' as const, message: words[proposed.reason] }
	return { ...proposed, provider: labelOf(proposed.provider) }
})

const words: Record<Extract<ProposeAltResult, { ok: false }>['reason'], string> = {
	'no-key': 'Nenhum modelo que veja imagens tem chave neste servidor.',
	'switched-off': 'O modelo que vê imagens está desligado nas configurações.',
	'monthly-limit': 'O limite do mês não tem lugar para esta consulta.',
	'too-many': 'Muitas propostas em pouco tempo. Tente de novo em dez minutos.',
	'no-picture': 'A imagem não pôde ser lida para ser mostrada ao modelo.',
	'no-answer': 'O modelo não disse o que a imagem mostra. Olhe a imagem e descreva.',
}
