import { z } from 'zod'
import { answering } from '#app/answer-endpoint.ts'
import { refusalWords } from '#app/components/admin/media/upload-words.ts'
import { endpoints } from '#app/endpoints.ts'
import { type FetchPictureResult, fetchPicture } from '#core/media/fetch-picture.ts'
import { LONGEST_ALT } from '../media/text-limits.ts'
import { toLibraryPicture } from '../media/to-library-picture.ts'
import { signedInAdmin } from '../signed-in-admin.ts'

const LONGEST_ADDRESS = 4000
const LONGEST_NAME = 200

const wanted = z.object({
	url: z.string().max(LONGEST_ADDRESS),
	alt: z.string().transform((text) => text.slice(0, LONGEST_ALT)),
	name: z.string().transform((text) => text.slice(0, LONGEST_NAME)),
})

/** A picture that came with pasted text, from its page into the library. */
export const action = answering(endpoints.fetchPicture, wanted, async (asked, { db, media, context, now, signal }) => {
	const { files, editor } = media
	const { id, email, name } = context.get(signedInAdmin)
	const brought = await fetchPicture(db, { ...asked, files, editor, by: { id, email, name }, now: now(), signal })
	if (!brought.ok) return { ok: false as const, reason: 'refused' as const, message: words[brought.reason] }
	media.pictureStored()
	return { ok: true as const, picture: toLibraryPicture(brought.media) }
})

const words: Record<Extract<FetchPictureResult, { ok: false }>['reason'], string> = {
	...refusalWords,
	'too-many': 'muitas imagens em pouco tempo; tente de novo em dez minutos',
	'bad-address': 'o endereço não é de uma página pública',
	'not-public': 'o endereço não é de uma página pública',
	'not-found': 'o site de origem não foi encontrado',
	gone: 'não existe mais nesse endereço',
	'no-answer': 'o site de origem não a entregou',
	'too-many-redirects': 'o site de origem não a entregou',
	unreachable: 'o site de origem não respondeu',
	timeout: 'o site de origem demorou demais',
	cancelled: 'o pedido foi cancelado',
}
