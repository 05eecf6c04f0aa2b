import { type ActionFunctionArgs, data } from 'react-router'
import { z } from 'zod'
import { redirectWithNotice } from '#app/flash.ts'
import { readForm } from '#app/read-form.ts'
import { correlationId, services } from '#app/services.ts'
import { checkFact, takeFileText } from '#core/facts/change-fact.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { storableText } from '#lib/storable-text.ts'
import { actingAdmin } from '../acting-admin.ts'
import { factLimits } from './fact-form-schema.ts'
import { FACTS } from './facts-query.ts'
import { goneFact } from './register.server.ts'

const changeForm = z.object({
	intent: z.enum(['check', 'take-file-text']),
	seen: z.iso.datetime(),
	note: z
		.string()
		.default('')
		.transform((note) => storableText(note).trim().slice(0, factLimits.note)),
})

/** What a fact's page posts: a signature, or the text of the release taken. */
export async function changeFact(id: string, { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
	const { db, now, log } = context.get(services)
	const form = changeForm.safeParse(await readForm(request))
	if (!form.success) return data({ message: 'Pedido inválido. Atualize a página e tente de novo.' }, 400)
	const { intent, seen, note } = form.data
	const moment = now()
	const by = actingAdmin(request, context)
	const change = { id, by, now: moment, today: brasiliaDay(moment), seen: new Date(seen) }
	try {
		const result = intent === 'check' ? await checkFact(db, { ...change, note }) : await takeFileText(db, change)
		if (!result.ok && result.reason === 'not-found') throw goneFact()
		if (!result.ok)
			return data(
				{ message: 'Outra pessoa mudou este fato enquanto ele estava aberto. Leia-o de novo antes de decidir.' },
				409,
			)
		const title = intent === 'check' ? `Conferido por ${by.name}` : 'Texto da versão nova aceito'
		return redirectWithNotice(`${FACTS}/${id}`, { tone: 'success', title })
	} catch (error) {
		if (!(error instanceof Error)) throw error
		const code = context.get(correlationId)
		log.error({ err: error, correlationId: code }, 'a fact could not be changed')
		return data({ message: `Não foi possível concluir. Tente de novo. Código do erro: ${code}` }, 503)
	}
}
