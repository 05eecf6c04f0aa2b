import { data, type RouterContextProvider, redirect } from 'react-router'
import type { z } from 'zod'
import { clientAddressOf } from '#app/client-address.ts'
import { parseForm, readSent } from '#app/components/admin/form/submission.ts'
import { services } from '#app/services.ts'
import { changeOwnName } from '#core/users/change-own-name.ts'
import { changeOwnRegistration } from '#core/users/change-own-registration.ts'
import { endOwnSession, endOwnSessions } from '#core/users/end-own-sessions.ts'
import { changeOwnProfile } from '#core/users/own-profile.ts'
import { passwordProblemTexts } from '#core/users/password-rules.ts'
import { actingAdmin } from '../acting-admin.ts'
import { loginWith } from '../login-notices.ts'
import { waitText } from '../sign-in-page.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import {
	codeForm,
	emailForm,
	nameForm,
	newPasswordForm,
	passwordForm,
	profileForm,
	registrationForm,
} from './account-forms.ts'
import type { FormName, Outcome } from './outcome.ts'
import { qrPicture } from './qr-picture.server.ts'

const WRONG_CODE = 'Código incorreto ou já usado. Espere o próximo e confira a hora do celular.'
const WRONG_PASSWORD = 'A senha atual não confere.'

const NO_MAIL = 'O envio de e-mails não está configurado: sem ele, o novo endereço não pode ser confirmado.'

const emailRefusals = {
	same: 'Este já é o seu e-mail.',
	taken: 'Já existe um usuário com este e-mail.',
	'not-an-email': 'Informe um e-mail válido.',
} as const

type Context = Readonly<RouterContextProvider>
type Handler = (sent: URLSearchParams, request: Request, context: Context) => Promise<Answer | Response>
type Answer = ReturnType<typeof answer>

/** Everything that the account screen can do, each asked for by one of its forms. */
export async function handleAccount(request: Request, context: Context): Promise<Answer | Response> {
	const sent = await readSent(request)
	const name = sent.get('form') ?? ''
	if (!Object.hasOwn(handlers, name)) throw unknownForm()
	return handlers[name]!(sent, request, context)
}

const handlers: Record<string, Handler> = {
	name: form('name', nameForm, async ({ name }, _request, context) => {
		const { db, now } = context.get(services)
		await changeOwnName(db, { userId: context.get(signedInAdmin).id, name, now: now() })
		return answer({ of: 'name', ok: true, told: 'Nome salvo' })
	}),

	profile: form('profile', profileForm, async ({ image = '', biography = '' }, _request, context) => {
		const { db, now } = context.get(services)
		const userId = context.get(signedInAdmin).id
		const result = await changeOwnProfile(db, { userId, image: image || null, biography, now: now() })
		if (!result.ok) return { problems: { biography: ['A foto escolhida não está mais na biblioteca. Escolha outra.'] } }
		return answer({ of: 'profile', ok: true, told: 'Perfil salvo' })
	}),

	registration: form('registration', registrationForm, async ({ registration = '' }, request, context) => {
		const { db, now } = context.get(services)
		const user = actingAdmin(request, context)
		await changeOwnRegistration(db, { user, registration: registration || null, now: now() })
		return answer({ of: 'registration', ok: true, told: registration ? 'Registro salvo' : 'Registro retirado' })
	}),

	password: form('password', newPasswordForm, async ({ current, next }, request, context) => {
		const result = await context.get(services).auth.changePassword(request.headers, { current, next })
		if (result.ok) return answer({ of: 'password', ok: true, told: 'Senha trocada', answer: { initialValue: null } })
		if (result.reason !== 'weak-password') return { problems: { current: [explain(result)] } }
		return { problems: { next: [result.problems.map((problem) => passwordProblemTexts[problem]).join(' ')] } }
	}),

	email: form('email', emailForm, async ({ email, password }, request, context) => {
		const { auth, mailConfigured } = context.get(services)
		if (!mailConfigured) return { problems: { email: [NO_MAIL] } }
		const result = await auth.requestEmail(request.headers, { email, password })
		if (result.ok) return answer({ of: 'email', ok: true, told: 'Confirmação na fila de saída', asked: email })
		if (result.reason === 'wrong-password' || result.reason === 'too-many-tries')
			return { problems: { password: [explain(result)] } }
		return { problems: { email: [emailRefusals[result.reason]] } }
	}),

	start: form('start', passwordForm, async ({ password }, request, context) => {
		const result = await context.get(services).auth.startSecondFactor(request.headers, password)
		if (!result.ok) return { problems: { password: [explain(result)] } }
		return answer({ of: 'start', ok: true, ...setupOf(result.uri) })
	}),

	confirm: form(
		'confirm',
		codeForm,
		async ({ code }, request, context) => {
			const result = await context.get(services).auth.confirmSecondFactor(request.headers, code)
			if (!result.ok)
				return {
					problems: { code: [result.reason === 'wrong-code' ? WRONG_CODE : waitText(result.retryAfterSeconds)] },
				}
			const { recoveryCodes, headers } = result
			return answer({ of: 'confirm', ok: true, told: 'Verificação em duas etapas ativada', recoveryCodes }, headers)
		},
		// Shown again from the form itself: the server does not hand the secret out twice.
		(sent) => setupOf(sent.get('uri') ?? ''),
	),

	codes: form('codes', passwordForm, async ({ password }, request, context) => {
		const result = await context.get(services).auth.replaceRecoveryCodes(request.headers, password)
		if (!result.ok) return { problems: { password: [explain(result)] } }
		const { recoveryCodes } = result
		return answer({ of: 'codes', ok: true, told: 'Novos códigos gerados', recoveryCodes })
	}),

	stop: form('stop', passwordForm, async ({ password }, request, context) => {
		const result = await context.get(services).auth.stopSecondFactor(request.headers, password)
		if (!result.ok) return { problems: { password: [explain(result)] } }
		return answer({ of: 'stop', ok: true, told: 'Verificação em duas etapas desativada' }, result.headers)
	}),

	async end(sent, request, context) {
		const session = sent.get('session') ?? ''
		const ended = await endOwnSession(context.get(services).db, { ...ending(request, context), endedId: session })
		if (!ended) return answer({ of: 'end', ok: false, error: 'Esta sessão já tinha terminado.' })
		return answer({ of: 'end', ok: true, told: 'Sessão encerrada' })
	},

	async 'end-scope'(sent, request, context) {
		const { auth, db } = context.get(services)
		const scope = sent.get('scope')
		if (scope === 'global')
			return redirect(loginWith('saiu-de-tudo'), { headers: await auth.signOutEverywhere(request.headers) })
		if (scope !== 'others') throw unknownForm()
		const access = await auth.accessOf(request.headers)
		if (!access) return redirect('/admin/login')
		await endOwnSessions(db, { ...ending(request, context), sessionId: access.sessionId, scope })
		return answer({ of: 'end', ok: true, told: 'Outras sessões encerradas' })
	},
}

/** Nothing that a form of this screen sends. */
function unknownForm() {
	return data(null, { status: 400 })
}

function ending(request: Request, context: Context) {
	const { id, email } = context.get(signedInAdmin)
	return { user: { id, email }, address: clientAddressOf(request), now: context.get(services).now() }
}

type Handle<Value> = (
	value: Value,
	request: Request,
	context: Context,
) => Promise<Answer | { problems: Record<string, string[]> }>

/** A form by its schema. What is refused is told at its fields, and nothing secret goes back. */
function form<Schema extends z.ZodObject>(
	of: FormName,
	schema: Schema,
	handle: Handle<z.output<Schema>>,
	shown: (sent: URLSearchParams) => object = () => ({}),
): Handler {
	return async (sent, request, context) => {
		const submission = parseForm(sent, schema)
		const handled =
			submission.status === 'success' ? await handle(submission.value, request, context) : { problems: {} }
		if (!('problems' in handled)) return handled
		const refusal = submission.reply({
			fieldErrors: handled.problems,
			hideFields: ['current', 'next', 'repeated', 'password', 'code'] as never[],
		})
		return answer({ of, ok: false, answer: refusal, ...shown(sent) } as Outcome)
	}
}

/** What an authenticator needs, from its address. */
function setupOf(uri: string) {
	if (!codeForm.shape.uri.safeParse(uri).success) throw unknownForm()
	return { uri, secret: new URL(uri).searchParams.get('secret') ?? '', picture: qrPicture(uri) }
}

type Refusal = { reason: 'wrong-password' } | { reason: 'too-many-tries'; retryAfterSeconds: number }

function explain(refusal: Refusal): string {
	return refusal.reason === 'wrong-password' ? WRONG_PASSWORD : waitText(refusal.retryAfterSeconds)
}

function answer(outcome: Outcome, headers: HeadersInit = {}) {
	return data(outcome, { status: outcome.ok ? 200 : 400, headers })
}
