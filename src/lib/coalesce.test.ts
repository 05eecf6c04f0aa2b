import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

function held() {
	const gates: PromiseWithResolvers<void>[] = []
	const ask = coalesce(() => {
		gates.push(Promise.withResolvers<void>())
		return gates.at(-1)!.promise
	})
	return { gates, ask }
}

test('asked for many times while it is under way, it is done once more', async () => {
	const { gates, ask } = held()
	const first = ask()
	const others = [ask(), ask(), ask()]
	expect(gates).toHaveLength(1)
	gates[0]!.resolve()
	await expect.poll(() => gates.length).toBe(2)
	gates[1]!.resolve()
	await Promise.all([first, ...others])
	expect(gates).toHaveLength(2)
})

test('when it is done it is done anew, also after a failure', async () => {
	const { gates, ask } = held()
	const failing = ask()
	gates[0]!.reject(new Error('no'))
	await expect(failing).rejects.toThrow('no')
	const next = ask()
	gates[1]!.resolve()
	await next
	expect(gates).toHaveLength(2)
})
