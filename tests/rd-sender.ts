import { deliverConversions } from '#core/rd-station/deliver-conversions.ts'
import { openPostgres } from '#db/postgres.server.ts'
import { rdStation } from '#integrations/rd-station.ts'

// A process that tells RD Station what is due, as the job does, by a server on this machine that stands for it.
// Arguments: the database, the key, the address, and how far ahead its clock is.

const [url = '', apiKey = '', baseUrl = '', aheadMs = '0'] = process.argv.slice(2)
const database = await openPostgres({ url, onFault: (error) => console.error(error) })
await deliverConversions(database.db, {
	rdStation: rdStation({ apiKey, baseUrl }),
	referenceField: 'cf_pedido',
	now: () => new Date(Date.now() + Number(aheadMs)),
})
await database.close()
