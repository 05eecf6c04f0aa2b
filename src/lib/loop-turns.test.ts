import { expect, test } from 'vitest'
import { loopTurns } from './loop-turns.ts'

test('of those that ask at once each goes on in a turn of the loop of its own', async () => {
	const nextTurn = loopTurns()
	let turn = 0
	let counting = setImmediate(function count() {
		turn += 1
		counting = setImmediate(count)
	})
	const turns = await Promise.all([1, 2, 3].map(() => nextTurn().then(() => turn)))
	clearImmediate(counting)
	expect(new Set(turns).size).toBe(3)
})
