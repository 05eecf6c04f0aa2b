import { type DataStrategyResult, data, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router'
import { expect, test, vi } from 'vitest'
import { keepScreen, LostConnection } from './keep-screen.ts'

// Notices are drawn by a browser.
vi.stubGlobal('requestAnimationFrame', () => 0)

type Results = Record<string, DataStrategyResult>

/** What the router gets to see of what a request came to. */
async function seen(results: Results, init?: RequestInit) {
	const request = new Request('https://farol.example/admin/users', init)
	return (await keepScreen({ request } as never, async () => results)) as Results
}

test('a submission without an answer is answered by nothing, with the status of a failure', async () => {
	// The router wraps what an action threw.
	const lost: Results = { users: { type: 'error', result: data(new TypeError('Failed to fetch')) } }
	expect(await seen(lost, { method: 'POST' })).toEqual({
		users: { type: 'data', result: data(undefined, { status: 503 }) },
	})
})

test('refusals, redirects and faults of our own are passed on', async () => {
	for (const result of [new ErrorResponse(403, '', null), redirect('/admin/login'), data(new Error('a bug'))]) {
		const results: Results = { users: { type: 'error', result } }
		expect(await seen(results, { method: 'POST' })).toBe(results)
	}
})

test('a screen that was not read before fails by a lost connection, not by what a bug throws too', async () => {
	const { users } = await seen({ users: { type: 'error', result: new TypeError('Failed to fetch') } })
	expect(users!.result).toBeInstanceOf(LostConnection)
})

test('what nobody waits for any more says nothing', async () => {
	const results: Results = { users: { type: 'error', result: new TypeError('Failed to fetch') } }
	expect(await seen(results, { signal: AbortSignal.abort() })).toBe(results)
})
