import { type ActionFunctionArgs, data } from 'react-router'
import { z } from 'zod'
import { clientAddressOf } from '#app/client-address.ts'
import { readForm } from '#app/read-form.ts'
import { correlationId, services } from '#app/services.ts'
import { changeRole } from '#core/users/change-role.ts'
import { deleteUser } from '#core/users/delete-user.ts'
import { disableUser } from '#core/users/disable-user.ts'
import { enableUser } from '#core/users/enable-user.ts'
import type { UserChange } from '#core/users/lock-user.ts'
import { renewInvitation } from '#core/users/renew-invitation.ts'
import { resetSecondFactor } from '#core/users/reset-second-factor.ts'
import type { Role } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { roleLabels } from './user-words.ts'

export const userIntents = [
	'make-author',
	'make-reviewer',
	'make-admin',
	'take-access',
	'disable',
	'enable',
	'reset-second-factor',
	'mail-invitation',
	'invitation-link',
	'delete',
] as const
export type UserIntent = (typeof userIntents)[number]

export type ChangeUserAnswer =
	| { ok: true; intent: UserIntent; title: string; text: string; link?: string | undefined }
	| { ok: false; message: string }

const changeForm = z.object({ intent: z.enum(userIntents), userId: z.string().min(1).max(100) })

const refusals = {
	'not-found': 'Este usuário não existe mais. Atualize a página.',
	'not-allowed': 'Seu acesso de administrador foi retirado.',
	yourself: 'Você não pode fazer isso com a própria conta. Peça a outro administrador.',
	'last-admin': 'Este é o último administrador ativo. Convide outro antes.',
	'no-second-factor': 'Este usuário não usa a verificação em duas etapas.',
	'not-invited': 'Este usuário já definiu a senha ou está desativado.',
} as const

type Success = { title: string; text: (email: string, mailConfigured: boolean) => string }

const successes: Record<UserIntent, Success> = {
	'make-author': roleGiven('author'),
	'make-reviewer': roleGiven('reviewer'),
	'make-admin': roleGiven('admin'),
	'take-access': { title: 'Acesso retirado', text: (email) => `${email} saiu de todas as sessões.` },
	disable: { title: 'Usuário desativado', text: (email) => `${email} saiu de todas as sessões e não consegue entrar.` },
	enable: { title: 'Usuário reativado', text: (email) => `${email} pode entrar de novo.` },
	'reset-second-factor': {
		title: 'Segundo fator redefinido',
		text: (email, mailConfigured) =>
			`${email} entra só com a senha até ativá-lo de novo. ${
				mailConfigured
					? 'O aviso por e-mail está na fila de saída.'
					: 'Avise a pessoa: este servidor não envia e-mails.'
			}`,
	},
	'mail-invitation': {
		title: 'Convite renovado',
		text: (email) => `O novo e-mail para ${email} está na fila de saída. O link anterior deixou de valer.`,
	},
	'invitation-link': { title: 'Link gerado', text: (email) => `O link anterior de ${email} deixou de valer.` },
	delete: { title: 'Usuário excluído', text: (email) => `${email} não tem mais acesso.` },
}

function roleGiven(role: Role): Success {
	const label = roleLabels[role].toLowerCase()
	return { title: 'Papel alterado', text: (email) => `${email} agora é ${label}. Vale a partir do próximo clique.` }
}

/** What the list's menus post. */
export async function changeUser({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
	const { db, now, log, siteUrl, identity, mailQueued, mailConfigured } = context.get(services)
	const form = changeForm.safeParse(await readForm(request))
	if (!form.success) return answer({ ok: false, message: 'Pedido inválido. Atualize a página e tente de novo.' }, 400)

	const { userId } = form.data
	// What no mail can carry is handed over.
	const byLink = form.data.intent === 'mail-invitation' && !mailConfigured
	const intent = byLink ? 'invitation-link' : form.data.intent
	const change = { userId, actor: context.get(signedInAdmin), address: clientAddressOf(request), now: now() }
	try {
		const result = await run(db, intent, { ...change, siteUrl, brand: identity.current().identity.name })
		if (!result.ok) return answer({ ok: false, message: refusals[result.reason] }, 409)
		if (intent === 'mail-invitation' || intent === 'reset-second-factor') mailQueued()
		const { title, text } = successes[intent]
		return answer({
			ok: true,
			intent,
			title,
			text: text(result.email, mailConfigured),
			link: intent === 'invitation-link' && 'link' in result ? result.link : undefined,
		})
	} catch (error) {
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'a user could not be changed')
		return answer({ ok: false, message: `Não foi possível concluir. Tente de novo. Código do erro: ${id}` }, 503)
	}
}

type Change = UserChange & { siteUrl: string; brand: string }

function run(db: Db, intent: UserIntent, change: Change) {
	switch (intent) {
		case 'make-author':
			return changeRole(db, { ...change, role: 'author' })
		case 'make-reviewer':
			return changeRole(db, { ...change, role: 'reviewer' })
		case 'make-admin':
			return changeRole(db, { ...change, role: 'admin' })
		case 'take-access':
			return changeRole(db, { ...change, role: 'user' })
		case 'disable':
			return disableUser(db, change)
		case 'enable':
			return enableUser(db, change)
		case 'reset-second-factor':
			return resetSecondFactor(db, change)
		case 'mail-invitation':
			return renewInvitation(db, { ...change, by: 'mail' })
		case 'invitation-link':
			return renewInvitation(db, { ...change, by: 'link' })
		case 'delete':
			return deleteUser(db, change)
	}
}

function answer(body: ChangeUserAnswer, status = 200) {
	return data(body, { status })
}
