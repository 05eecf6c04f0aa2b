import { data, type RouterContextProvider } from 'react-router'
import { parseForm, readSent } from '#app/components/admin/form/submission.ts'
import { redirectWithNotice } from '#app/flash.ts'
import { services } from '#app/services.ts'
import { replayDelivery } from '#core/webhooks/list-deliveries.ts'
import { addTarget, MOST_TARGETS, removeTarget, switchTarget } from '#core/webhooks/manage-targets.ts'
import { sendTest } from '#core/webhooks/send-test.ts'
import { targetSchema } from '#core/webhooks/target-schema.ts'
import { actingAdmin } from '../acting-admin.ts'

export const SCREEN = '/admin/integracoes/webhooks'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** What the screen of the webhooks can do. */
export async function answerWebhooks({ request, context }: Asked) {
	const { db, now } = context.get(services)
	const sent = await readSent(request)
	const id = sent.get('id') ?? ''
	const acting = { id, actor: actingAdmin(request, context), now: now() }
	switch (sent.get('intent')) {
		case 'add':
			return add(sent, { request, context })
		case 'remove':
			return (await removeTarget(db, acting)) ? done('Destino removido') : gone()
		case 'pause':
			return (await switchTarget(db, { ...acting, active: false }))
				? done('Destino pausado', 'O que acontecer enquanto isso não é avisado a ele.')
				: gone()
		case 'resume':
			return (await switchTarget(db, { ...acting, active: true })) ? done('Destino retomado') : gone()
		case 'test': {
			const tested = await sendTest(db, acting)
			if (tested.ok) return done('Teste na fila', 'O que o destino respondeu aparece no registro, abaixo.')
			return tested.reason === 'paused'
				? redirectWithNotice(SCREEN, { tone: 'error', title: 'O destino está pausado', description: 'Retome-o antes.' })
				: gone()
		}
		case 'replay':
			return (await replayDelivery(db, id, acting.now))
				? done('Aviso de volta à fila', 'Ele sai com o mesmo webhook-id.')
				: gone()
		default:
			throw data(null, { status: 400 })
	}
}

function done(title: string, description?: string): Response {
	return redirectWithNotice(SCREEN, { tone: 'success', title, ...(description && { description }) })
}

function gone(): Response {
	return redirectWithNotice(SCREEN, { tone: 'error', title: 'Isto não existe mais' })
}

const refusals = {
	'too-many': `Há ${MOST_TARGETS} destinos, e mais não cabem. Remova um primeiro.`,
	'not-public': 'Este endereço leva a uma rede interna. Só servem endereços públicos.',
	'not-found': 'O nome deste servidor não foi encontrado. Confira o endereço.',
}

async function add(sent: URLSearchParams, { request, context }: Asked) {
	const { db, now, integrations } = context.get(services)
	const submission = parseForm(sent, targetSchema)
	if (submission.status !== 'success') return data({ form: submission.reply() }, 400)
	const result = await addTarget(db, {
		...submission.value,
		seal: integrations.seal,
		actor: actingAdmin(request, context),
		now: now(),
	})
	if (!result.ok) return data({ form: submission.reply({ fieldErrors: { url: [refusals[result.reason]] } }) }, 409)
	// Told in the answer and nowhere else: it cannot be read again.
	return data({ made: { id: result.id, secret: result.secret, url: submission.value.url } })
}
