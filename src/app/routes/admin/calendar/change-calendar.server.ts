import { type ActionFunctionArgs, data } from 'react-router'
import { z } from 'zod'
import { redirectWithNotice } from '#app/flash.ts'
import { correlationId, services } from '#app/services.ts'
import { entryKinds } from '#core/calendar/calendar-entry.ts'
import { type MoveScheduledResult, moveScheduled } from '#core/calendar/move-scheduled.ts'
import { type PlanResult, planPost, planTopic } from '#core/calendar/plan.ts'
import { type StartTopicResult, startTopic } from '#core/calendar/start-topic.ts'
import { suggestTopics } from '#core/generation/scheduler/suggest-topics.ts'
import { can } from '#core/users/rights.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { actingAdmin } from '../acting-admin.ts'
import { dayWords, whyItStays } from './calendar-words.ts'
import { type CalendarAnswer, notDone } from './move-form.ts'

const day = z.iso.date().optional()
const calendarForm = z.discriminatedUnion('intent', [
	z.object({
		intent: z.literal('move'),
		kind: z.enum(entryKinds),
		id: z.string().min(1).max(80),
		from: day,
		to: day,
		version: z.coerce.number().int().optional(),
		back: z.literal('1').optional(),
	}),
	z.object({ intent: z.literal('start'), id: z.guid() }),
	z.object({ intent: z.literal('suggest') }),
])
type Moving = Extract<z.infer<typeof calendarForm>, { intent: 'move' }>

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** What the cards of the calendar post. */
export async function changeCalendar({ request, context }: Args) {
	const { log } = context.get(services)
	const sent = await request.formData().catch(() => new FormData())
	const form = calendarForm.safeParse(Object.fromEntries(sent))
	if (!form.success) return answer(refused('Atualize a página e tente de novo.'), 400)
	try {
		if (form.data.intent === 'start') return await start({ request, context }, form.data.id)
		if (form.data.intent === 'suggest') return await suggest({ request, context })
		const moved = await move({ request, context }, form.data)
		return answer(moved, moved.ok ? 200 : 409)
	} catch (error) {
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'the calendar could not be changed')
		const why = `Nada foi alterado. Tente de novo. Código do erro: ${id}`
		return answer(refused(why, notDone[form.data.intent]), 503)
	}
}

const refusals: Record<Extract<MoveScheduledResult | PlanResult | StartTopicResult, { ok: false }>['reason'], string> =
	{
		past: 'Esse dia ou esse horário já passou. Escolha um que ainda venha.',
		'not-found': 'Isso não existe mais, ou está na lixeira.',
		'changed-meanwhile': 'Alguém mudou isso enquanto você olhava. O calendário mostra agora o que vale.',
		'after-leaving': 'O artigo sairia do ar antes de entrar. Mude a data de retirada no editor.',
		'not-yours': 'Este artigo é de outra pessoa.',
		'may-not-publish': 'Seu papel não permite agendar artigos.',
		'may-not-plan': 'Só quem cuida do programador dá um dia aos assuntos.',
		held: 'Há pontos abertos no texto. Abra o artigo e agende de lá.',
	}

async function move({ request, context }: Args, sent: Moving): Promise<CalendarAnswer> {
	const { db, now: clock, siteUrl } = context.get(services)
	const { address, ...by } = actingAdmin(request, context)
	const { kind, id, from = null, to = null, version } = sent
	const common = { id, by, address, now: clock() }
	if (kind === 'scheduled' || kind === 'changes') {
		if (to === null || version === undefined) return refused('Para tirar o agendamento, abra o artigo.')
		const moved = await moveScheduled(db, { ...common, to, version, siteUrl })
		if (!moved.ok) return refused(refusals[moved.reason])
		const undo = { kind, id, title: moved.title, from: to, to: from, version: moved.version, back: true }
		return done(sent, { title: `Agendado para ${momentOf(moved.publishAt)}`, text: moved.title, undo })
	}
	if (kind === 'published' || kind === 'fact') return refused(whyItStays({ kind, opens: true }))
	const plan = kind === 'topic' ? planTopic : planPost
	const planned = await plan(db, { ...common, from, to, back: sent.back !== undefined })
	if (!planned.ok) return refused(refusals[planned.reason])
	const { title } = planned
	const undo = { kind, id, title, from: to, to: from, version: version ?? null, back: true }
	return done(sent, { title: planWords(kind === 'topic', to), text: title, undo })
}

/** What was taken back is not offered to be taken back once more. */
function done({ back }: Moving, { undo, ...words }: Omit<CalendarAnswer, 'ok'>): CalendarAnswer {
	return back ? { ok: true, ...words } : { ok: true, ...words, undo }
}

function planWords(isTopic: boolean, to: string | null): string {
	if (to === null) return isTopic ? 'Assunto sem dia' : 'Rascunho sem prazo'
	return isTopic ? `Assunto planejado para ${dayWords(to)}` : `Prazo: ${dayWords(to)}`
}

async function start({ request, context }: Args, id: string) {
	const { db, now } = context.get(services)
	const { address, ...by } = actingAdmin(request, context)
	const started = await startTopic(db, { id, by, address, now: now() })
	if (!started.ok) return answer(refused(refusals[started.reason], notDone.start), 409)
	return redirectWithNotice(`/admin/posts/${started.postId}`, {
		tone: 'success',
		title: 'Rascunho criado',
		description: 'Com o título, a categoria e o dia do assunto, que saiu da fila.',
	})
}

/** The backlog is empty: of the curated list one topic for each category. */
async function suggest({ request, context }: Args) {
	const { db, now } = context.get(services)
	if (!can(actingAdmin(request, context), 'scheduler'))
		return answer(refused(refusals['may-not-plan'], notDone.suggest), 403)
	const added = await suggestTopics(db, { now: now() })
	if (added === 0)
		return answer({ ok: true, title: 'Nenhum assunto novo', text: 'O blog já tem todos os assuntos da lista.' }, 200)
	const title = added === 1 ? '1 assunto trazido' : `${added} assuntos trazidos`
	return answer({ ok: true, title, text: 'Estão em Sem data, na fila do programador.' }, 200)
}

function refused(text: string, title = notDone.move): CalendarAnswer {
	return { ok: false, title, text }
}

function answer(body: CalendarAnswer, status: number) {
	return data(body, { status })
}
