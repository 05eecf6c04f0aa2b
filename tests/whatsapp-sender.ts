import { deliverMessages } from '#core/whatsapp/deliver-messages.ts'
import { openPostgres } from '#db/postgres.server.ts'
import { whatsApp } from '#integrations/whatsapp.ts'

// A process that sends what is due by WhatsApp, as the job does, by a server on this machine that stands for it.
// Arguments: the database, the token, the number's id, the address, and how far ahead its clock is.

const [url = '', token = '', phoneNumberId = '', baseUrl = '', aheadMs = '0'] = process.argv.slice(2)
const database = await openPostgres({ url, onFault: (error) => console.error(error) })
await deliverMessages(database.db, {
	whatsApp: whatsApp({ token, phoneNumberId, baseUrl }),
	now: () => new Date(Date.now() + Number(aheadMs)),
})
await database.close()
