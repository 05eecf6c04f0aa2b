import { connect } from 'node:net'
import { localLighthouse } from '#integrations/local-lighthouse.ts'
import { createLog } from '#server/boot/log.ts'
import { catchFaults } from '#server/http/catch-faults.ts'
import { startRawServer } from './stand-ins/odd-http.ts'

// Measures a page of others in a process of its own. What its second request is answered stands in the arguments.

// As in the server: what Lighthouse leaves behind when its browser is ended under it ends no process.
catchFaults({ log: createLog('info'), stop: () => process.exit(1) })

const [browser = '', answer = '', timeoutMs = ''] = process.argv.slice(2)
const page = '<!doctype html><html lang="pt"><title>Página</title><h1>Olá</h1><img src="/odd.png" alt=""></html>'

const server = await startRawServer((socket) =>
	socket.once('data', (asked) => {
		if (!asked.toString().includes('odd.png'))
			return void socket.end(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n${page}`)
		console.log('asked')
		if (answer) socket.end(answer)
	}),
)
const lighthouse = localLighthouse({
	siteUrl: 'https://site.exemplo',
	installations: () => [browser],
	net: { lookup: async () => ['200.160.2.3'], dial: () => connect(server.port, '127.0.0.1') },
	...(timeoutMs && { timeoutMs: Number(timeoutMs) }),
})
process.on('SIGTERM', () => void lighthouse.close())
const result = await lighthouse.analyze('http://pagina.exemplo/')
console.log(JSON.stringify(result.ok ? { ok: true } : result))
server.stop()
// As the server does: Lighthouse leaves timers behind that would hold the process for most of a minute.
process.exit()
