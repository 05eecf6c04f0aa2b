import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openEmbedded } from '#db/embedded.server.ts'
import { leads } from '#db/schema/leads.ts'
import { startServer } from '../server-process.ts'
import { preparedDataDir } from './data-dir.ts'

const KILLS = 8
const VISITORS = 4

// What was answered with thanks must be there, however the process ends.
test(`${KILLS} kills in the middle of a burst lose no lead that was answered`, async () => {
	const dataDir = preparedDataDir()
	const acknowledged: string[] = []
	for (let kill = 0; kill < KILLS; kill++) {
		const server = await startServer({ env: { DATA_DIR: dataDir, TRUST_PROXY: 'true' } })
		const visitors = Array.from({ length: VISITORS }, () => sendUntilTheEnd(server.url, acknowledged))
		const before = acknowledged.length
		while (acknowledged.length < before + 5 + kill) await new Promise((resolve) => setTimeout(resolve, 5))
		await server.stop('SIGKILL')
		await Promise.all(visitors)
	}

	const database = await openEmbedded({ dataDir })
	const stored = new Set(
		(await database.db.select({ answers: leads.answers }).from(leads)).map(({ answers }) => answers['Modelo']),
	)
	await database.close()
	expect(acknowledged.length).toBeGreaterThan(KILLS * 5)
	expect(acknowledged.filter((model) => !stored.has(model))).toEqual([])
})

/** Sends one quote after another from ever new addresses, and notes those that were taken. */
async function sendUntilTheEnd(url: string, acknowledged: string[]): Promise<void> {
	for (;;) {
		const model = randomUUID()
		const body = new URLSearchParams({ kind: 'quote', brand: 'Fiat', model, year: '2024', cep: '95560-000' })
		const headers = { 'x-forwarded-for': `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}` }
		try {
			const response = await fetch(`${url}/seguros/auto`, { method: 'POST', body, headers })
			if (response.status === 200 && (await response.text()).includes('Falta um jeito de responder'))
				acknowledged.push(model)
		} catch {
			return
		}
	}
}
