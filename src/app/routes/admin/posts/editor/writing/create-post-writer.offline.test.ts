import { expect, test } from 'vitest'
import { aWriter, offline, settle } from './testing/a-writer.ts'

test('without the network the text stays in the browser and is tried again until it arrives', async () => {
	const { writer, write, clock, server, local, keepings } = aWriter()
	server.says = offline
	write('Sem rede')
	await clock.pass(1500)
	expect(writer.read().keeping).toEqual({ state: 'offline', here: true })
	expect(local.get('here')?.fields.content).toBe('Sem rede')
	await clock.pass(15_000)
	expect(server.intents()).toEqual(['keep', 'keep'])
	server.says = undefined
	await clock.pass(15_000)
	expect(keepings).toEqual(['waiting', 'keeping', 'offline', 'keeping', 'offline', 'keeping', 'kept'])
	expect(local.size).toBe(0)
	await clock.pass(60_000)
	expect(server.messages.length).toBe(3)
})

test('a network that is back is used at once, and only by a text that waits for it', async () => {
	const { writer, write, clock, server } = aWriter()
	writer.retry()
	server.says = offline
	write('Sem rede')
	writer.retry()
	await settle()
	expect(server.messages).toEqual([])
	await clock.pass(1500)
	server.says = undefined
	writer.retry()
	await settle()
	expect(writer.read().keeping).toMatchObject({ state: 'kept' })
	writer.retry()
	await clock.pass(60_000)
	expect(server.messages.length).toBe(2)
})

test('a letter after a failure is kept after the usual pause', async () => {
	const { writer, write, clock, server } = aWriter()
	server.says = offline
	write('Sem')
	await clock.pass(1500)
	server.says = undefined
	write('Sem rede')
	expect(writer.read().keeping).toEqual({ state: 'waiting' })
	await clock.pass(1500)
	expect(writer.read().keeping).toMatchObject({ state: 'kept' })
	await clock.pass(60_000)
	expect(server.messages.length).toBe(2)
})

test('each failure is followed by one try, a while after the last of them', async () => {
	const { write, clock, server } = aWriter()
	server.says = offline
	write('Sem')
	await clock.pass(10_000)
	write('Sem rede')
	await clock.pass(1500)
	expect(server.messages.length).toBe(2)
	await clock.pass(14_999)
	expect(server.messages.length).toBe(2)
	await clock.pass(1)
	expect(server.messages.length).toBe(3)
})

test('a copy whose answer was lost is written over, not beside', async () => {
	const { write, clock, server } = aWriter()
	server.slow = true
	write('Chegou')
	await clock.pass(1500)
	await server.loseAnswer()
	await clock.pass(15_000)
	await server.answer()
	expect(server.messages.map(({ keptAt }) => keptAt)).toEqual([null, undefined])
	expect([...server.copies.keys()]).toEqual(['copy'])
})

test.for(['signed-out', 'fault', 'not-yours', 'bad-id'] as const)(
	'a copy refused with %s is tried again',
	async (reason) => {
		const { writer, write, clock, server, local } = aWriter()
		server.says = { ok: false, reason } as typeof offline
		write('Recusado')
		await clock.pass(1500)
		expect(writer.read().keeping).toEqual({ state: 'failed', here: true, reason })
		expect(local.size).toBe(1)
		server.says = undefined
		await clock.pass(15_000)
		expect(writer.read().keeping).toMatchObject({ state: 'kept' })
	},
)

test('what is too large is not tried again before somebody changes it', async () => {
	const { writer, write, clock, server, local } = aWriter()
	server.says = { ok: false, reason: 'too-large' }
	write('Enorme')
	await clock.pass(1500)
	expect(writer.read().keeping).toEqual({ state: 'failed', here: true, reason: 'too-large' })
	expect(local.size).toBe(1)
	writer.retry()
	await clock.pass(60_000)
	expect(server.messages.length).toBe(1)
	server.says = undefined
	write('Menor')
	await clock.pass(1500)
	expect(writer.read().keeping).toMatchObject({ state: 'kept' })
})

test('who leaves hears whether everything is with the server', async () => {
	const { writer, write, server, local } = aWriter()
	server.says = offline
	write('Sem')
	write('Sem rede')
	expect(await writer.keep()).toBe(false)
	expect(local.get('here')?.fields.content).toBe('Sem rede')
	server.says = undefined
	expect(await writer.keep()).toBe(true)
	server.slow = true
	write('Último')
	const leaving = writer.keep()
	await settle()
	write('Último mesmo')
	await server.answer()
	expect(await leaving).toBe(false)
})

test('an answer after leaving empties the browser of what arrived', async () => {
	const { write, leave, clock, server, local, keepings } = aWriter()
	server.slow = true
	write('Último')
	await clock.pass(1500)
	leave()
	await server.answer()
	expect(local.size).toBe(0)
	expect(keepings).toEqual(['waiting', 'keeping'])
})

test('a failure after leaving leaves the text in the browser, and nothing is tried again', async () => {
	const { write, leave, clock, server, local } = aWriter()
	server.slow = true
	write('Último')
	await clock.pass(1500)
	leave()
	await server.refuse(offline)
	await clock.pass(60_000)
	expect(server.messages.length).toBe(1)
	expect(local.get('here')?.fields.content).toBe('Último')
})

test('leaving ends the tries that were due, and what waited still goes out', async () => {
	const { write, leave, clock, server } = aWriter()
	server.says = offline
	write('Primeiro')
	await clock.pass(1500)
	leave()
	await clock.pass(60_000)
	expect(server.messages.length).toBe(1)
	write('Segundo')
	await clock.pass(60_000)
	expect(server.messages.map(({ fields }) => fields.content)).toEqual(['Primeiro', 'Segundo'])
})

test('a browser that keeps nothing is not said to keep the text', async () => {
	const { writer, write, clock, server, keepsNothing } = aWriter()
	keepsNothing()
	server.says = offline
	write('Sem rede')
	await clock.pass(1500)
	expect(writer.read().keeping).toEqual({ state: 'offline', here: false })
})

test('what did not arrive is said to be with the device only where that keeps it', async () => {
	const { writer, write, clock, server, local, keepsNothing } = aWriter()
	write('Com rede')
	await clock.pass(1500)
	server.says = offline
	await writer.save()
	expect(await writer.keptBy()).toBe('server')
	write('Sem rede')
	await writer.save()
	expect(await writer.keptBy()).toBe('device')
	expect(local.get('here')?.fields.content).toBe('Sem rede')
	keepsNothing()
	write('Sem nada')
	await writer.save()
	expect(await writer.keep()).toBe(false)
	expect(await writer.keptBy()).toBe('page')
})
