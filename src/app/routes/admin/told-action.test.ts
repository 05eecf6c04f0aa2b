import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { toldAction } from './told-action.ts'

type Answer = { ok: boolean; message: string }

/** What an action comes to, and what was told of it. */
async function seen(serverAction: () => Promise<Answer>, words?: { unanswered: (why: string) => Answer }) {
	const told: Answer[] = []
	const tell = (answer: Answer) => void told.push(answer)
	const result = await toldAction(serverAction, { tell, ...words }).catch((error: unknown) => ({ error }))
	return { told, result }
}

const unanswered = (why: string) => ({ ok: false, message: `Nada foi salvo. ${why}` })

test('an answer is told when it comes, whether it was done or refused', async () => {
	for (const answer of [
		{ ok: true, message: 'Salvo' },
		{ ok: false, message: 'Valor inválido' },
	])
		expect(await seen(async () => answer)).toEqual({ told: [answer], result: answer })
})

test.for([
	[new TypeError('Failed to fetch'), 'Nada foi salvo. Sem conexão com o servidor. Confira a conexão e tente de novo.'],
	[
		new ErrorResponse(502, 'Bad Gateway', '<html>'),
		'Nada foi salvo. O servidor não respondeu. Tente de novo em alguns instantes.',
	],
	[
		new ErrorResponse(500, '', { correlationId: 'abc-1' }),
		'Nada foi salvo. Algo falhou do nosso lado. Tente de novo em alguns instantes. Código do erro: abc-1',
	],
] as const)('without an answer the screen says what was not done, and why: %s', async ([fault, message]) => {
	const { told, result } = await seen(() => Promise.reject(fault), { unanswered })
	expect(told).toEqual([{ ok: false, message }])
	expect(result).toMatchObject({ data: { ok: false, message }, init: { status: 503 } })
})

test('a redirect and a fault of our own are passed on untold, and what the frame is to tell too', async () => {
	for (const error of [redirect('/admin/login'), new Error('a bug')])
		expect(await seen(() => Promise.reject(error), { unanswered })).toEqual({ told: [], result: { error } })
	const lost = new TypeError('Failed to fetch')
	expect(await seen(() => Promise.reject(lost))).toEqual({ told: [], result: { error: lost } })
})
