import { data, type RouterContextProvider, redirect } from 'react-router'
import type { z } from 'zod'
import type { parseForm } from '#app/components/admin/form/submission.ts'
import { redirectWithNotice } from '#app/flash.ts'
import { correlationId, services } from '#app/services.ts'
import type { newAdminSchema } from '#core/users/new-admin.ts'
import { passwordProblemTexts } from '#core/users/password-rules.ts'
import { loginWith } from './login-notices.ts'
import { tooManyTries, waitText } from './sign-in-page.ts'

type Submission = ReturnType<typeof parseForm<z.ZodType<z.output<typeof newAdminSchema>>>>

/** What goes back to the page never holds what opens something. */
const hideFields = ['password', 'code'] as never[]

/** Answers the form of the first visit. */
export async function setUp(
	submission: Submission,
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
	if (submission.status !== 'success') return data({ setUp: submission.reply({ hideFields }) }, 400)
	const { auth, log } = context.get(services)
	const result = await auth.setUp(request.headers, submission.value).catch((error: unknown) => {
		log.error({ err: error, correlationId: context.get(correlationId) }, 'the set-up failed')
		return undefined
	})
	const refuse = (message: string) => ({ setUp: submission.reply({ formErrors: [message], hideFields }) })
	if (!result) return data(refuse('Erro ao inicializar sistema: o servidor não respondeu. Tente de novo.'), 503)
	if (result.ok) {
		const description = 'Sua conta de administrador está pronta.'
		const notice = { tone: 'success', title: 'Sistema admin inicializado!', description } as const
		return redirectWithNotice('/admin/comecar', notice, result.headers)
	}
	if (result.reason === 'taken') return redirect(loginWith('ja-inicializado'))
	if (result.reason === 'too-many-tries')
		return data(refuse(waitText(result.retryAfterSeconds)), tooManyTries(result.retryAfterSeconds))
	const fieldErrors = {
		...(result.wrongCode && { code: ['O código não confere. Ele está no console do servidor, na última partida.'] }),
		...(result.passwordProblems[0] && { password: [passwordProblemTexts[result.passwordProblems[0]]] }),
		...(result.emailTaken && { email: ['Outra conta já usa este e-mail.'] }),
	}
	return data({ setUp: submission.reply({ fieldErrors, hideFields }) }, 409)
}
