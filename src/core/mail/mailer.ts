import type { OutgoingMail } from '#db/schema/mails.ts'

/** What leaves the house. Implemented in integrations/. Rejects when the mail was not taken. */
export type Mailer = {
	send: (mail: Pick<OutgoingMail, 'id' | 'recipient' | 'subject' | 'body' | 'replyTo' | 'headers'>) => Promise<void>
}
