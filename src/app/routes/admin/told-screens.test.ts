import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { closeNotice, currentNotices } from '#app/components/ui/notice-store.ts'
import { clientAction as account } from './account/account.tsx'
import { clientAction as calendar } from './calendar/calendar.tsx'
import { clientAction as categories } from './categories/list.tsx'
import { clientAction as dashboard } from './dashboard.tsx'
import { clientAction as identity } from './identity/identity.tsx'
import { clientAction as imageSettings } from './image-settings/settings.tsx'
import { clientAction as leads } from './leads/inbox.tsx'
import { clientAction as lead } from './leads/lead.tsx'
import { clientAction as subscribers } from './leads/subscribers.tsx'
import { clientAction as pictures } from './media/library.tsx'
import { clientAction as mail } from './outbox/mail.tsx'
import { clientAction as posts } from './posts/list/list.tsx'
import { clientAction as scheduler } from './scheduler/scheduler.tsx'
import { clientAction as users } from './users/list.tsx'

type ClientAction = (args: never) => Promise<unknown>

/** What is told of an answer, with no screen there that could tell it. */
async function toldOf(clientAction: ClientAction, answer: object, form: Record<string, string> = {}) {
	onTestFinished(() => {
		for (const { id } of currentNotices()) closeNotice(id)
	})
	const request = new Request('http://x/admin', { method: 'POST', body: new URLSearchParams(form) })
	await clientAction({ request, serverAction: () => comesTo(answer) } as never)
	return currentNotices().map(({ subject, words: { action, ...words } }) => ({
		subject,
		...words,
		offers: action?.label,
	}))
}

function comesTo(answer: object): Promise<object> {
	return isRouteErrorResponse(answer) ? Promise.reject(answer) : Promise.resolve(answer)
}

const refusals: [string, ClientAction, object, Record<string, string>, object][] = [
	[
		'image settings',
		imageSettings,
		{ of: 'settings', ok: false, title: 'Configuração inválida', text: 'Os provedores não podem ser iguais.' },
		{},
		{ subject: 'image-settings', title: 'Configuração inválida', text: 'Os provedores não podem ser iguais.' },
	],
	[
		'identity',
		identity,
		{ kind: 'refused', errors: { phone: 'Confira o número.' } },
		{},
		{ subject: 'identity', title: 'Ainda não foi salvo', text: 'Um campo pede correção.' },
	],
	[
		'users',
		users,
		{ ok: false, message: 'Este usuário não existe mais.' },
		{},
		{ subject: 'users', title: 'Usuário não alterado', text: 'Este usuário não existe mais.' },
	],
	[
		'outbox',
		mail,
		{ ok: false, message: 'Este e-mail já foi enviado.' },
		{},
		{ subject: 'outbox', title: 'Não foi possível reenviar o e-mail', text: 'Este e-mail já foi enviado.' },
	],
	[
		'scheduler',
		scheduler,
		{ intent: 'settings', ok: false, title: 'Programação não salva', message: 'Escolha um dia.' },
		{ intent: 'settings' },
		{ subject: 'scheduler settings', title: 'Programação não salva', text: 'Escolha um dia.' },
	],
	[
		'calendar',
		calendar,
		{ ok: false, title: 'Não foi movido', text: 'Esse dia já passou.' },
		{ intent: 'move', title: 'Bati o carro' },
		{ subject: 'calendar', title: 'Não foi movido', text: '“Bati o carro”: Esse dia já passou.' },
	],
	[
		'categories',
		categories,
		{ ok: false, message: 'Esta categoria não existe mais.' },
		{ intent: 'move' },
		{ subject: 'categories', title: 'Nada foi alterado', text: 'Esta categoria não existe mais.' },
	],
	[
		'pictures',
		pictures,
		{ ok: false, message: 'Esta imagem não existe mais.' },
		{ intent: 'delete', label: 'fachada.jpg' },
		{ subject: 'picture-deletion', title: 'Nada foi excluído', text: 'fachada.jpg: Esta imagem não existe mais.' },
	],
	[
		'posts',
		posts,
		{
			ok: false,
			intent: 'delete',
			tone: 'error',
			title: 'Erro ao excluir post',
			text: 'Outro endereço.',
			refusedTo: true,
		},
		{ intent: 'delete' },
		{ subject: 'posts', title: 'Erro ao excluir post', text: 'Outro endereço.' },
	],
]

test.for(refusals)('a refusal is told with what it is about, whoever has left the screen: %s', async (given) => {
	const [, clientAction, answer, form, told] = given
	expect(await toldOf(clientAction, answer, form)).toEqual([{ tone: 'error', ...told }])
})

test.for([
	['Erro ao excluir post', posts, 'delete'],
	['Erro no envio do sitemap', dashboard, 'send'],
	['Aviso não dispensado', dashboard, 'dismiss'],
] as const)('a fault of the server is not called a lost connection, and its code is told: %s', async (given) => {
	const [title, clientAction, intent] = given
	const fault = new ErrorResponse(500, '', { correlationId: 'abc-1' })
	const text = 'Algo falhou do nosso lado. Tente de novo em alguns instantes. Código do erro: abc-1'
	expect(await toldOf(clientAction, fault, { intent })).toMatchObject([{ tone: 'error', title, text }])
})

test('why a lead was not changed names it where a list sent it; a form of the open lead says it itself', async () => {
	const refused = { intent: 'status', ok: false, message: 'Mudou antes.' }
	expect(await toldOf(lead, refused)).toEqual([])
	const told = { subject: 'lead-status', tone: 'warning', title: 'Nada foi alterado', text: '#1042: Mudou antes.' }
	expect(await toldOf(lead, refused, { reference: '#1042' })).toMatchObject([told])
})

test('what can be taken back is offered with it', async () => {
	const undo = [['intent', 'restore']]
	const binned = { ok: true, intent: 'delete', tone: 'success', title: 'Post excluído', undo }
	expect(await toldOf(posts, binned, { intent: 'delete' })).toMatchObject([{ subject: 'posts', offers: 'Desfazer' }])
	const won = { ok: true, title: '2 pedidos com a situação alterada', undo: [{ id: 'x', seen: 'won', to: 'new' }] }
	expect(await toldOf(leads, won)).toContainEqual(
		expect.objectContaining({ subject: 'lead-status', offers: 'Desfazer' }),
	)
	const moved = { ok: true, title: 'Prazo: quarta, 12 de maio', text: 'Granizo', undo: { kind: 'draft', id: 'x' } }
	expect(await toldOf(calendar, moved, { intent: 'move', title: 'Granizo' })).toContainEqual(
		expect.objectContaining({ subject: 'calendar', text: 'Granizo', offers: 'Desfazer' }),
	)
})

test('a success takes the place of the refusal before it', async () => {
	await toldOf(users, { ok: false, message: 'Este usuário não existe mais.' })
	const done = { ok: true, intent: 'disable', title: 'Usuário desativado', text: 'ana@exemplo.com.br' }
	expect(await toldOf(users, done)).toMatchObject([{ tone: 'success', title: 'Usuário desativado' }])
})

test.for([
	['categories', categories, { intent: 'delete', message: 'Categoria excluída', text: 'Auto.' }, {}, 'Auto.'],
	['pictures', pictures, { intent: 'delete' }, { intent: 'delete', label: 'fachada.jpg' }, 'fachada.jpg'],
	['subscribers', subscribers, {}, { email: 'ana@exemplo.com.br' }, 'ana@exemplo.com.br'],
] as const)('what is gone is told by its name: %s', async ([, clientAction, answer, form, name]) => {
	expect(await toldOf(clientAction, { ok: true, ...answer }, form)).toMatchObject([{ tone: 'success', text: name }])
})

test('of the account what was kept is told; what was refused stands at its form', async () => {
	expect(await toldOf(account, { of: 'name', ok: false, answer: {} })).toEqual([])
	const told = 'Nome alterado'
	expect(await toldOf(account, { of: 'name', ok: true, told })).toMatchObject([{ tone: 'success', title: told }])
})

test('a category that was moved takes away the refusal before it, and the list tells of it', async () => {
	await toldOf(categories, { ok: false, message: 'Esta categoria não existe mais.' })
	expect(await toldOf(categories, { ok: true, intent: 'move', id: 'x', message: 'Auto agora está em 1º.' })).toEqual([])
})
