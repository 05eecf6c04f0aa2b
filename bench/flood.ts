import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { startServer } from '../tests/server-process.ts'

/** What readers feel while a program floods the quote form: most of it is refused, and pages go on. */
export async function measureFlood(): Promise<void> {
	const server = await startServer({
		env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'farol-flood-')), LOG_LEVEL: 'error' },
	})
	try {
		const read = () => autocannon({ url: `${server.url}/seguros/auto`, connections: 4, duration: 5 })
		const quiet = await read()
		const form = 'kind=quote&brand=Fiat&model=Uno&year=2024&cep=95560-000'
		const headers = { 'content-type': 'application/x-www-form-urlencoded' }
		const [flood, flooded] = await Promise.all([
			autocannon({
				url: `${server.url}/seguros/auto`,
				method: 'POST',
				body: form,
				headers,
				connections: 20,
				duration: 6,
			}),
			read(),
		])
		console.log('\nInundação do formulário de cotação (20 conexões) e 4 leitores\n')
		console.log(`leitores sozinhos     p97,5 ${quiet.latency.p97_5} ms`)
		console.log(
			`durante a inundação   p97,5 ${flooded.latency.p97_5} ms, ${(flooded.latency.p97_5 / Math.max(1, quiet.latency.p97_5)).toFixed(1)} vezes`,
		)
		console.log(`envios recusados      ${flood.non2xx} de ${flood.requests.total}\n`)
	} finally {
		await server.stop()
	}
}
