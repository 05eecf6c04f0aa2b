import { type ActionFunctionArgs, data } from 'react-router'
import { readForm } from '#app/read-form.ts'
import { type Services, services } from '#app/services.ts'
import { addLeadNote } from '#core/leads/add-lead-note.ts'
import { changeLeadStatus } from '#core/leads/change-lead-status.ts'
import { assignLead } from '#core/leads/follow-up/assign-lead.ts'
import { finishNextStep, planNextStep } from '#core/leads/follow-up/next-step.ts'
import { openReply, replyWays } from '#core/leads/follow-up/open-reply.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { replyWayWords, statusWords } from '#core/leads/lead-words.ts'
import { joinLead, partLead } from '#core/leads/people/part-lead.ts'
import { TEMPLATE_NAME_MAX } from '#core/leads/templates/template-schema.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import type { LeadStatus } from '#db/schema/leads.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { storableText } from '#lib/storable-text.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { LeadAnswer, LeadIntent } from './lead-answer.ts'
import { sendWhatsApp } from './send-whatsapp.server.ts'
import { parseLostReason, parseStatus } from './status-slugs.ts'

type Change = { available: Services; db: Db; form: Record<string, string>; id: string; actor: ActingAdmin; now: Date }
type Told = { ok: true; message: string } | { ok: false; message: string; status: number }

/** What a broker does with a lead. */
export async function handleLeadWork({ request, params, context }: ActionFunctionArgs) {
	const form = await readForm(request)
	const available = context.get(services)
	const { db, now } = available
	const intent = intents.find((each) => each === form['intent'])
	if (!intent) throw data(null, { status: 400 })
	const actor = actingAdmin(request, context)
	const told = await changes[intent]({ available, db, form, id: params['id'] ?? '', actor, now: now() })
	const answer: LeadAnswer = { intent, ok: told.ok, message: told.message }
	return data(answer, { status: told.ok ? 200 : told.status })
}

const changes: Record<LeadIntent, (change: Change) => Promise<Told>> = {
	async note({ db, form, ...change }) {
		const result = await addLeadNote(db, { ...change, note: form['note'] ?? '' })
		return result.ok ? done('A nota está no histórico.') : refused(result.reason)
	},
	async status({ db, form, ...change }) {
		const [seen, to] = [parseStatus(form['seen']), parseStatus(form['to'])]
		if (!seen || !to) throw data(null, { status: 400 })
		const lostReason = parseLostReason(form['reason'])
		const wonProduct =
			storableText(form['product'] ?? '')
				.trim()
				.slice(0, 200) || undefined
		const result = await changeLeadStatus(db, { ...change, seen, to, lostReason, wonProduct })
		if (result.ok) return done(`${leadReference(result)}: ${statusWords[to]}.`)
		return result.reason === 'changed-meanwhile' ? refusedWith(changedMeanwhile(result), 409) : refused(result.reason)
	},
	async assign({ db, form, ...change }) {
		const result = await assignLead(db, { ...change, seen: form['seen'] || null, to: form['to'] || null })
		if (result.ok) {
			const reference = leadReference(result)
			return done(result.owner ? `${result.owner} atende ${reference}.` : `${reference} está sem responsável.`)
		}
		if (result.reason !== 'changed-meanwhile') return refused(result.reason)
		const has = result.owner ? `${result.owner} já atende este pedido` : 'Este pedido ficou sem responsável'
		return refusedWith(`${has}. Confira e, se ainda quiser, mude de novo.`, 409)
	},
	async reply({ db, form, ...change }) {
		const way = replyWays.find((each) => each === form['way'])
		if (!way) throw data(null, { status: 400 })
		const template = storableText(form['template'] ?? '').slice(0, TEMPLATE_NAME_MAX) || undefined
		const result = await openReply(db, { ...change, way, template })
		if (!result.ok) return refused(result.reason)
		return done(`${leadReference(result)}: ${replyWayWords[way]}, no histórico. O envio é com você.`)
	},
	async whatsapp({ available, form, id, actor, now }) {
		const result = await sendWhatsApp(available, { id, form, actor, now })
		if (result.ok) return done(`${leadReference(result)}: a mensagem está na fila do WhatsApp.`)
		return 'lacking' in result
			? refusedWith(`O modelo precisa de ${result.lacking.join(' e ')}, e este lead não diz.`, 409)
			: refused(result.reason)
	},
	async plan({ db, form, ...change }) {
		const at = brasiliaMoment(form['at'] ?? '')
		const result = await planNextStep(db, { ...change, step: form['step'] ?? '', at })
		return result.ok ? done(`Marcado para ${momentOf(result.lead.nextStepAt!)}.`) : refused(result.reason)
	},
	async part({ db, id, actor, now }) {
		const result = await partLead(db, { id, actor, now })
		return result.ok ? done('Este pedido é de outra pessoa. Nada foi apagado.') : refused(result.reason)
	},
	async join({ db, form, ...change }) {
		const result = await joinLead(db, { ...change, to: form['with'] ?? '' })
		return result.ok ? done('Os pedidos voltaram a ser de uma pessoa.') : refused(result.reason)
	},
	async 'step-done'({ db, id, actor, now }) {
		const result = await finishNextStep(db, { id, actor, now })
		return result.ok ? done(`${result.step}: feito.`) : refused(result.reason)
	},
}

const intents = Object.keys(changes) as LeadIntent[]

const refusals = {
	empty: 'Escreva antes de guardar.',
	'too-long': 'O texto é longo demais.',
	'not-found': 'Este pedido não existe mais.',
	forgotten: 'Os dados desta pessoa foram apagados; o pedido não muda mais.',
	'no-reason': 'Escolha o motivo da perda.',
	'may-not': 'Esta pessoa não pode atender leads.',
	'not-set-up': 'O WhatsApp não está configurado em Integrações.',
	'not-asked': 'Este lead foi digitado aqui: o WhatsApp só responde depois que a pessoa escrever.',
	'no-phone': 'O telefone deste lead não serve para o WhatsApp: falta o DDD.',
	'window-closed': 'As 24 horas desde a última mensagem da pessoa acabaram: agora só o modelo aprovado é aceito.',
	'just-sent': 'A mesma mensagem acabou de ser enviada a este lead.',
	withdrawn: 'O visitante retirou o pedido: não responda mais.',
	'in-the-past': 'Escolha um dia e uma hora que ainda vêm.',
	'too-far': 'Esta data está longe demais. Confira o ano.',
	over: 'Este pedido já terminou.',
	'no-shared-contact': 'Estes pedidos não têm mais o mesmo telefone nem o mesmo e-mail.',
	'nothing-planned': 'Não há próximo passo marcado.',
} as const

/** What the screen offered is no longer so: it is read again. */
const changedMeanwhileReasons: ReadonlySet<string> = new Set<keyof typeof refusals>([
	'forgotten',
	'withdrawn',
	'over',
	'no-shared-contact',
	'nothing-planned',
])

function done(message: string): Told {
	return { ok: true, message }
}

function refused(reason: keyof typeof refusals): Told {
	return refusedWith(refusals[reason], reason === 'not-found' ? 404 : changedMeanwhileReasons.has(reason) ? 409 : 400)
}

function refusedWith(message: string, status: number): Told {
	return { ok: false, message, status }
}

function changedMeanwhile({ status, by, number }: { status: LeadStatus; by: string | null; number: number }): string {
	return `${by ?? 'Outra pessoa'} mudou ${leadReference({ number })} para “${statusWords[status]}” antes. Confira e, se ainda quiser, mude de novo.`
}
