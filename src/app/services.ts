import { createContext } from 'react-router'
import type { Auth } from '#core/users/auth.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'

/** What a page may use of the outside world. Built once at boot and handed to every request. */
export type Services = {
	db: Db
	now: () => Date
	log: Log
	auth: Auth
	/** The public origin; absolute addresses are built from it, never from the request. */
	siteUrl: string
	/** Who gets the leads. */
	leadsTo: string
	/** A keyed hash: hides an address, proves a link. */
	sign: (text: string) => string
	/** Says that a mail waits in the outbox. */
	mailQueued: () => void
	/** Without a mail server, mails wait in the outbox. */
	mailConfigured: boolean
	/** Ad conversion reporting, where the brokerage has it. */
	ads: { id: string; conversion: string } | undefined
}

export const services = createContext<Services>()

/** The id under which this request appears in the log. */
export const correlationId = createContext<string>()
