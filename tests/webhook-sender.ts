import { connect } from 'node:net'
import { deliverWebhooks } from '#core/webhooks/deliver-webhooks.ts'
import { openPostgres } from '#db/postgres.server.ts'
import { guardedFetch } from '#lib/guarded-fetch.ts'
import { createSeal } from '#lib/seal.ts'

// A process that delivers what is due, as the job does, to a server on this machine that stands for the target's.
// Arguments: the database, the secret, the port, and how far ahead its clock is.

const [url = '', secret = '', port = '', aheadMs = '0'] = process.argv.slice(2)
const database = await openPostgres({ url, onFault: (error) => console.error(error) })
await deliverWebhooks(database.db, {
	seal: createSeal(secret),
	siteUrl: 'https://farol.example',
	now: () => new Date(Date.now() + Number(aheadMs)),
	send: (address, message) =>
		guardedFetch(address, {
			...message,
			lookup: async () => ['200.160.2.3'],
			dial: () => connect({ host: '127.0.0.1', port: Number(port) }),
		}),
})
await database.close()
