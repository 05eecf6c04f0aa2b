import { constants } from 'node:os'
import { expect, test } from 'vitest'
import { giveWay } from './give-way.ts'

test('a backup gives way to visitors', () => {
	const asked: number[] = []
	giveWay((priority) => asked.push(priority))
	expect(asked).toEqual([constants.priority.PRIORITY_BELOW_NORMAL])
})

test('where the system refuses another priority, a backup is made all the same', () => {
	const refuse = () => {
		throw Object.assign(new Error('A system error occurred: uv_os_setpriority returned EPERM'), {
			code: 'ERR_SYSTEM_ERROR',
		})
	}
	expect(() => giveWay(refuse)).not.toThrow()
})
