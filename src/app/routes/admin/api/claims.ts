import { z } from 'zod'
import { answer, answering } from '#app/answer-endpoint.ts'
import { type ClaimBasisAnswer, endpoints } from '#app/endpoints.ts'
import { services } from '#app/services.ts'
import { findClaimBasis } from '#core/claims/supports/find-supports.ts'
import { giveSupport, type SupportRefusal } from '#core/claims/supports/give-support.ts'
import { findSigner } from '#core/users/find-signer.ts'
import { refusalWords } from '#core/users/rights.ts'
import type { Db } from '#db/client.server.ts'
import { isId } from '#lib/is-id.ts'
import { actingAdmin } from '../acting-admin.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Route } from './+types/claims.ts'

const NEW = 'new'
const sentence = z.string().min(1).max(5000)

const change = z.discriminatedUnion('what', [
	z.object({ what: z.literal('sign'), sentence, note: z.string().trim().min(10).max(300) }),
	z.object({ what: z.literal('source'), sentence, url: z.url().max(2000), quote: z.string().max(5000) }),
	z.object({ what: z.literal('other-fact'), sentence, factId: z.string().max(200) }),
	z.object({ what: z.literal('withdraw'), sentence }),
])

const explain: Record<SupportRefusal, string> = {
	'not-found': 'A página ou o artigo não foi encontrado.',
	'no-sentence': 'A frase está vazia.',
	'no-registration': 'Informe o seu registro profissional em Minha conta antes de conferir.',
	'may-not-sign': refusalWords('claims.sign'),
	'not-your-article': refusalWords('posts.write-any'),
	'may-not-publish':
		'Os leitores já veem este artigo, ou verão na data marcada. Só quem revisa muda o que sustenta as frases dele.',
	'not-yours': 'Só quem assinou pode retirar a assinatura.',
	'too-many': 'Muitas páginas lidas seguidas. Tente de novo em dez minutos.',
	'quote-not-there': 'O trecho não está na página como foi escrito. Copie-o de lá, com pelo menos 20 caracteres.',
	unreachable: 'A página não respondeu. Confira o endereço e tente de novo.',
	forbidden: 'Este endereço não é de uma página pública.',
	unreadable: 'A página não tem texto que se possa ler, como um PDF ou uma imagem.',
}

/** What claims of an article are held against; `new` is one that was never saved. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, now } = context.get(services)
	const asked = { postId: params.id, now: now(), userId: context.get(signedInAdmin).id }
	return answer(endpoints.claimBasis(params.id), await basisFor(db, asked))
}

export function action({ params, request, context }: Route.ActionArgs) {
	const admin = actingAdmin(request, context)
	return answering(endpoints.changeClaim(params.id), change, async (given, { db, now, signal }) => {
		const asked = { postId: params.id, now: now() }
		const result = await giveSupport(db, { ...asked, given, by: admin, signal })
		if (!result.ok) return { ok: false as const, reason: 'refused' as const, message: explain[result.reason] }
		return basisFor(db, { ...asked, userId: admin.id })
	})({ request, context })
}

async function basisFor(
	db: Db,
	{ postId, now, userId }: { postId: string; now: Date; userId: string },
): Promise<ClaimBasisAnswer> {
	const stored = postId !== NEW && isId(postId)
	const [basis, signer] = await Promise.all([
		findClaimBasis(db, { postId: stored ? postId : undefined, now }),
		findSigner(db, userId),
	])
	return { ok: true, basis, signer }
}
