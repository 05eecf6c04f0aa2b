import { data, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { clientAddressOf } from '#app/client-address.ts'
import { readForm } from '#app/read-form.ts'
import { services } from '#app/services.ts'
import { changeOwnName } from '#core/users/change-own-name.ts'
import { endOwnSession, endOwnSessions } from '#core/users/end-own-sessions.ts'
import { passwordProblemTexts } from '#core/users/password-rules.ts'
import { waitText } from '../door-page.ts'
import { loginWith } from '../login-notices.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Outcome } from './outcome.ts'
import { qrPicture } from './qr-picture.server.ts'

const typed = z.string().max(256)

const accountForm = z.discriminatedUnion('form', [
	z.object({
		form: z.literal('name'),
		name: z
			.string()
			.trim()
			.regex(/^[^\0]{1,100}$/),
	}),
	z.object({ form: z.literal('password'), current: typed, next: typed, repeated: typed }),
	z.object({ form: z.literal('start'), password: typed }),
	z.object({
		form: z.literal('confirm'),
		code: z.string().max(40),
		// What the set-up form was given, and nothing that is no address.
		uri: z
			.string()
			.max(1000)
			.regex(/^otpauth:\/\/totp\/[!-~]+$/)
			.refine((uri) => URL.canParse(uri)),
	}),
	z.object({ form: z.literal('codes'), password: typed }),
	z.object({ form: z.literal('stop'), password: typed }),
	z.object({ form: z.literal('end'), session: z.string().min(1).max(100) }),
	z.object({ form: z.literal('end-scope'), scope: z.enum(['global', 'others']) }),
])
type AccountForm = z.infer<typeof accountForm>

const WRONG_CODE = 'Código incorreto ou já usado. Espere o próximo e confira a hora do celular.'
const WRONG_PASSWORD = 'A senha atual não confere.'

/** Everything that the account screen can do, each asked for by one of its forms. */
export async function handleAccount(request: Request, context: Readonly<RouterContextProvider>) {
	const form = accountForm.safeParse(await readForm(request))
	if (!form.success) return answer({ of: 'name', ok: false, error: 'Informe um nome de até 100 letras.' })
	return handlers[form.data.form](form.data as never, request, context)
}

type Context = Readonly<RouterContextProvider>
type Handler<Form> = (form: Form, request: Request, context: Context) => Promise<ReturnType<typeof answer> | Response>
type Handlers = { [Name in AccountForm['form']]: Handler<Extract<AccountForm, { form: Name }>> }

const handlers: Handlers = {
	async name({ name }, _request, context) {
		const { db, now } = context.get(services)
		await changeOwnName(db, { userId: context.get(signedInAdmin).id, name, now: now() })
		return answer({ of: 'name', ok: true, told: 'Nome salvo' })
	},

	async password({ current, next, repeated }, request, context) {
		if (next !== repeated) return answer({ of: 'password', ok: false, repeated: 'As duas senhas não são iguais.' })
		const result = await context.get(services).auth.changePassword(request.headers, { current, next })
		if (result.ok) return answer({ of: 'password', ok: true, told: 'Senha trocada' })
		if (result.reason === 'weak-password')
			return answer({
				of: 'password',
				ok: false,
				next: result.problems.map((problem) => passwordProblemTexts[problem]),
			})
		return answer({ of: 'password', ok: false, current: explain(result) })
	},

	async start({ password }, request, context) {
		const result = await context.get(services).auth.startSecondFactor(request.headers, password)
		if (!result.ok) return answer({ of: 'start', ok: false, error: explain(result) })
		const { secret, uri } = result
		return answer({ of: 'start', ok: true, secret, uri, picture: qrPicture(uri) })
	},

	async confirm({ code, uri }, request, context) {
		const result = await context.get(services).auth.confirmSecondFactor(request.headers, code)
		if (result.ok) {
			const { recoveryCodes, headers } = result
			const told = 'Verificação em duas etapas ativada'
			return answer({ of: 'confirm', ok: true, told, recoveryCodes }, headers)
		}
		// Shown again from the form itself: the server does not hand the secret out twice.
		const secret = new URL(uri).searchParams.get('secret') ?? ''
		const error = result.reason === 'wrong-code' ? WRONG_CODE : waitText(result.retryAfterSeconds)
		return answer({ of: 'confirm', ok: false, error, secret, uri, picture: qrPicture(uri) })
	},

	async codes({ password }, request, context) {
		const result = await context.get(services).auth.replaceRecoveryCodes(request.headers, password)
		if (!result.ok) return answer({ of: 'codes', ok: false, error: explain(result) })
		const { recoveryCodes } = result
		return answer({ of: 'codes', ok: true, told: 'Novos códigos gerados', recoveryCodes })
	},

	async stop({ password }, request, context) {
		const result = await context.get(services).auth.stopSecondFactor(request.headers, password)
		if (!result.ok) return answer({ of: 'stop', ok: false, error: explain(result) })
		return answer({ of: 'stop', ok: true, told: 'Verificação em duas etapas desativada' }, result.headers)
	},

	async end({ session }, request, context) {
		const ended = await endOwnSession(context.get(services).db, { ...ending(request, context), endedId: session })
		if (!ended) return answer({ of: 'end', ok: false, error: 'Esta sessão já tinha terminado.' })
		return answer({ of: 'end', ok: true, told: 'Sessão encerrada' })
	},

	async 'end-scope'({ scope }, request, context) {
		const { auth, db } = context.get(services)
		if (scope === 'global')
			return redirect(loginWith('saiu-de-tudo'), { headers: await auth.signOutEverywhere(request.headers) })
		const access = await auth.accessOf(request.headers)
		if (!access) return redirect('/admin/login')
		await endOwnSessions(db, { ...ending(request, context), sessionId: access.sessionId, scope })
		return answer({ of: 'end', ok: true, told: 'Outras sessões encerradas' })
	},
}

function ending(request: Request, context: Context) {
	const { id, email } = context.get(signedInAdmin)
	return { user: { id, email }, address: clientAddressOf(request), now: context.get(services).now() }
}

type Refusal = { reason: 'wrong-password' } | { reason: 'too-many-tries'; retryAfterSeconds: number }

function explain(refusal: Refusal): string {
	return refusal.reason === 'wrong-password' ? WRONG_PASSWORD : waitText(refusal.retryAfterSeconds)
}

function answer(outcome: Outcome, headers: HeadersInit = {}) {
	return data(outcome, { status: outcome.ok ? 200 : 400, headers })
}
