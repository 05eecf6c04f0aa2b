import type { OutgoingMail } from '#db/schema/mails.ts'

export type Letter = Pick<OutgoingMail, 'id' | 'recipient' | 'subject' | 'body' | 'replyTo' | 'headers'>

/** What leaves the house. Implemented in integrations/. */
export type Mailer = {
	/** How many mails it takes at a time. */
	parallel: number
	/** Rejects when the mail was not taken, and always settles well within `LEASE_MS` of send-due-mails.ts. */
	send: (mail: Letter) => Promise<void>
	/** Nothing is left to send: open connections may go. */
	rest: () => void
}
