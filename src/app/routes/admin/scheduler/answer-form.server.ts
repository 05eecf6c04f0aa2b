import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { correlationId, services } from '#app/services.ts'
import { cancelRest } from '#core/generation/scheduler/cancel-rest.ts'
import { saveSettings } from '#core/generation/scheduler/settings.ts'
import { startSchedulerRun } from '#core/generation/scheduler/start-scheduler-run.ts'
import {
	addTopics,
	deleteTopic,
	editTopic,
	LONGEST_TOPIC,
	MOST_WAITING,
	moveTopic,
} from '#core/generation/scheduler/topics.ts'
import { textIn } from '#lib/form-texts.ts'
import { actingAdmin } from '../acting-admin.ts'
import { readCosts } from '../ai-generator/writing-costs.server.ts'
import { type Answer, type Intent, intentOf } from './answer.ts'
import { overLimitText } from './plan-view.ts'
import { failureOf } from './scheduler-words.ts'

type Context = Readonly<RouterContextProvider>
type Doing = { form: FormData; request: Request; context: Context }

/** Does what a form of the screen asks for. A fault is an answer too: the screen stays. */
export async function answerForm(request: Request, context: Context) {
	const form = await request.formData().catch(() => {
		throw data(null, { status: 400 })
	})
	const intent = intentOf(textIn(form, 'intent'))
	if (!intent) throw data(null, { status: 400 })
	try {
		const { status, ...answer } = await doings[intent]({ form, request, context })
		return data<Answer>({ intent, ...answer }, { status })
	} catch (error) {
		const id = context.get(correlationId)
		context.get(services).log.error({ err: error, correlationId: id, intent }, 'the scheduler screen failed')
		const failure = failureOf(intent, `Tente de novo. Código do erro: ${id}`)
		return data<Answer>({ intent, ok: false, ...failure }, { status: 503 })
	}
}

type Done = Omit<Answer, 'intent'> & { status: number }

const doings: Record<Intent, (doing: Doing) => Promise<Done>> = {
	run: startTicked,
	retry: (doing) => start(doing, { trigger: 'retry', runId: textIn(doing.form, 'runId') }),
	cancel,
	settings: changeSettings,
	'add-topics': addLines,
	'edit-topic': edit,
	'move-topic': move,
	'delete-topic': remove,
}

async function startTicked(doing: Doing): Promise<Done> {
	const ticked = z.array(z.uuid()).min(1).safeParse(doing.form.getAll('categoryIds'))
	if (!ticked.success) return refusal('Nada a gerar', 'Marque pelo menos uma categoria.')
	const over = overLimitText(await readCosts(doing.context.get(services)), new Set(ticked.data).size)
	if (over) return refusal('Acima do limite', over)
	return start(doing, { trigger: 'manual', categoryIds: ticked.data })
}

const cancelRefusals = {
	'not-found': 'Esta execução não existe mais.',
	'already-over': 'Não há mais o que cancelar.',
}

/** Of the whole run, or of one category of it. */
async function cancel({ form, request, context }: Doing): Promise<Done> {
	const { db, now, scheduler } = context.get(services)
	const by = actingAdmin(request, context)
	const categoryId = textIn(form, 'categoryId') || undefined
	const cancelled = await cancelRest(db, {
		runId: textIn(form, 'runId'),
		categoryId,
		by,
		address: by.address,
		now: now(),
	})
	if (!cancelled.ok) return refusal('Nada foi cancelado', cancelRefusals[cancelled.reason])
	scheduler.wake()
	return { status: 200, ok: true }
}

type What = { trigger: 'manual'; categoryIds: string[] } | { trigger: 'retry'; runId: string }

async function start({ request, context }: Doing, what: What): Promise<Done> {
	const { db, now, scheduler } = context.get(services)
	const actor = actingAdmin(request, context)
	if (what.trigger === 'retry' && !z.uuid().safeParse(what.runId).success)
		return refusal('Erro na geração', 'Esta execução não existe mais.')
	const started = await startSchedulerRun(db, { ...what, actor, address: actor.address, now: now() })
	if (started.ok || started.reason === 'already-running') {
		scheduler.wake()
		return { status: 200, ok: true, runId: started.runId }
	}
	if (started.reason === 'nothing-to-retry') return refusal('Nada a tentar de novo', 'Nenhuma categoria falhou.')
	return refusal('Erro na geração', 'Falha ao gerar artigos.')
}

function refusal(title: string, message: string): Done {
	return { status: 409, ok: false, title, message }
}

const hour = z.union([z.literal('padrao').transform(() => null), z.coerce.number().int().min(0).max(23)])
const settingsForm = z.object({
	enabled: z.boolean(),
	hour,
	weekdays: z.array(z.coerce.number().int().min(0).max(6)),
	categoryIds: z.array(z.uuid()),
	publish: z.boolean(),
	checkedFactsOnly: z.boolean(),
})

const NOT_SAVED = 'Programação não salva'

async function changeSettings({ form, request, context }: Doing): Promise<Done> {
	const { db, now, scheduler } = context.get(services)
	const given = settingsForm.safeParse({
		enabled: form.has('enabled'),
		hour: textIn(form, 'hour'),
		weekdays: form.getAll('weekdays'),
		categoryIds: form.getAll('categoryIds'),
		publish: form.has('publish'),
		checkedFactsOnly: form.has('checkedFactsOnly'),
	})
	if (!given.success) return { ...refusal(NOT_SAVED, 'Confira os campos e tente de novo.'), status: 400 }
	const saved = await saveSettings(db, {
		settings: given.data,
		env: scheduler.env,
		by: actingAdmin(request, context),
		now: now(),
	})
	if (saved.ok) return { status: 200, ok: true, title: 'Programação salva', message: explainPlan(given.data.enabled) }
	if (saved.reason === 'no-weekday')
		return { ...refusal(NOT_SAVED, 'Escolha pelo menos um dia da semana.'), status: 400 }
	return refusal(NOT_SAVED, 'Uma das categorias não existe mais. Recarregue a página.')
}

function explainPlan(enabled: boolean): string {
	return enabled ? 'A geração diária está ligada.' : 'A geração diária está desligada.'
}

const addRefusals = {
	empty: 'Escreva pelo menos um assunto.',
	'too-long': `Cada assunto pode ter até ${LONGEST_TOPIC} caracteres.`,
	'too-many': `A fila de uma categoria guarda até ${MOST_WAITING} assuntos.`,
	'category-gone': 'Esta categoria não existe mais.',
}

async function addLines({ form, context }: Doing): Promise<Done> {
	const { db, now } = context.get(services)
	const categoryId = z.uuid().safeParse(textIn(form, 'categoryId'))
	const text = textIn(form, 'topics').replaceAll('\0', '')
	const added = categoryId.success
		? await addTopics(db, { categoryId: categoryId.data, text, now: now() })
		: ({ ok: false, reason: 'category-gone' } as const)
	if (!added.ok) return refusal('Assuntos não acrescentados', addRefusals[added.reason])
	const known =
		added.repeated > 0 ? ` ${added.repeated} já ${added.repeated === 1 ? 'estava' : 'estavam'} na fila.` : ''
	if (added.added === 0) return refusal('Nada de novo', 'Todos estes assuntos já estavam na fila.')
	const count = added.added === 1 ? '1 assunto entrou na fila.' : `${added.added} assuntos entraram na fila.`
	return { status: 200, ok: true, title: 'Fila atualizada', message: count + known }
}

const USED_OR_DELETED = 'Ele já foi usado ou excluído.'
const GONE = refusal('Assunto não encontrado', USED_OR_DELETED)

const editRefusals = {
	empty: 'Escreva o assunto.',
	'too-long': addRefusals['too-long'],
	repeated: 'Este assunto já está na fila.',
	'not-found': USED_OR_DELETED,
}

async function edit({ form, context }: Doing): Promise<Done> {
	const id = z.uuid().safeParse(textIn(form, 'id'))
	if (!id.success) return GONE
	const text = textIn(form, 'topic').replaceAll('\0', '')
	const edited = await editTopic(context.get(services).db, { id: id.data, text })
	if (!edited.ok) return { ...refusal('Assunto não salvo', editRefusals[edited.reason]), topicId: id.data }
	return { status: 200, ok: true, title: 'Assunto salvo', message: 'Ele continua no mesmo lugar.', topicId: id.data }
}

async function move({ form, context }: Doing): Promise<Done> {
	const id = z.uuid().safeParse(textIn(form, 'id'))
	const by = textIn(form, 'by') === 'up' ? -1 : 1
	const moved = id.success && (await moveTopic(context.get(services).db, { id: id.data, by })).ok
	return moved ? { status: 200, ok: true } : GONE
}

async function remove({ form, context }: Doing): Promise<Done> {
	const id = z.uuid().safeParse(textIn(form, 'id'))
	const removed = id.success && (await deleteTopic(context.get(services).db, { id: id.data })).ok
	return removed ? { status: 200, ok: true, title: 'Assunto excluído', message: 'Ele saiu da fila.' } : GONE
}
