import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { correlationId, type Services, services } from '#app/services.ts'
import { readBlock } from './block.ts'

function contextWithLog() {
	const logged: unknown[] = []
	const context = new RouterContextProvider()
	context.set(services, { log: { error: (...line: unknown[]) => logged.push(line) } } as unknown as Services)
	context.set(correlationId, 'c-1')
	return { context, logged }
}

test('a part that was read is there', async () => {
	const { context, logged } = contextWithLog()
	expect(await readBlock(context, Promise.resolve([1]))).toEqual({ ok: true, value: [1] })
	expect(logged).toEqual([])
})

test('a part that fails is told apart from an empty one, and logged', async () => {
	const { context, logged } = contextWithLog()
	const fault = new Error('relation does not exist')
	expect(await readBlock(context, Promise.reject(fault))).toEqual({ ok: false })
	expect(logged).toEqual([[{ err: fault, correlationId: 'c-1' }, 'a part of the dashboard could not be read']])
})
