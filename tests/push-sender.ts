import { connect } from 'node:net'
import { deliverPush } from '#core/push/deliver-push.ts'
import { openPostgres } from '#db/postgres.server.ts'
import { guardedFetch } from '#lib/guarded-fetch.ts'

// A process that tells browsers what is due, as the job does, by a server on this machine that stands for the push service.
// Arguments: the database, the private key, the port, and how far ahead its clock is.

const [url = '', privateKey = '', port = '', aheadMs = '0'] = process.argv.slice(2)
const database = await openPostgres({ url, onFault: (error) => console.error(error) })
await deliverPush(database.db, {
	privateKey,
	subject: 'mailto:contato@farol.example',
	now: () => new Date(Date.now() + Number(aheadMs)),
	send: (endpoint, message) =>
		guardedFetch(endpoint, {
			...message,
			lookup: async () => ['200.160.2.3'],
			dial: () => connect({ host: '127.0.0.1', port: Number(port) }),
		}),
})
await database.close()
