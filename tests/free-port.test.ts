import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a port is chosen where no outgoing connection is given one before its server listens', async () => {
	const chosen = [await freePort(), await freePort(), await freePort()]
	const given = await Promise.all([listening(0), listening(0), listening(0)])
	expect(Math.max(...chosen)).toBeLessThan(Math.min(...given.map(portOf)))
	for (const server of given) server.close()
})

test('those asked for at once differ, and one that is listened on is passed over', async () => {
	const chosen = await Promise.all([freePort(), freePort()])
	const held = await listening(Math.max(...chosen) + 1)
	chosen.push(await freePort())
	expect(new Set([...chosen, portOf(held)]).size).toBe(4)
	held.close()
})

async function listening(port: number): Promise<Server> {
	const server = createServer().listen(port)
	await once(server, 'listening')
	return server
}

function portOf(server: Server): number {
	return (server.address() as AddressInfo).port
}
