import { createConnection, createServer } from 'node:net'
import { createLog } from '#server/boot/log.ts'
import { catchFaults } from '#server/http/catch-faults.ts'
import { withCorrelationId } from '#server/http/correlation.ts'

// A process in which a fault escapes, as the argument says, and which goes on or not.

catchFaults({ log: createLog('info'), stop: () => process.exit(1) })

const faults: Record<string, () => void> = {
	rejection: () => void Promise.reject(new Error('nobody waits')),
	'in a request': () => withCorrelationId('id-do-pedido', () => setTimeout(() => fail(), 1)),
	'late rejection of a request': () =>
		withCorrelationId('id-do-pedido', () => setTimeout(() => void Promise.reject(new Error('late')), 1)),
	socket: () => {
		const server = createServer((socket) => {
			socket.resetAndDestroy()
			server.close()
		}).listen(0, '127.0.0.1', () => {
			createConnection((server.address() as { port: number }).port, '127.0.0.1').on('data', () => {})
		})
	},
	unknown: () => void setTimeout(() => fail(), 1),
}

function fail(): never {
	throw new RangeError('Invalid status code: 99')
}

faults[process.argv[2] ?? '']!()
setTimeout(() => console.log('alive'), 300)
