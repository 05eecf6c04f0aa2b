import { createTransport } from 'nodemailer'
import type { Mailer } from '#core/mail/mailer.ts'

type Smtp = { url: string; from: string /** For Message-IDs. */; domain: string }

/** Outgoing mail over SMTP. */
export function smtp({ url, from, domain }: Smtp): Mailer {
	const transport = createTransport(url, {
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		socketTimeout: 20_000,
	} as object)
	return {
		async send({ id, recipient, subject, body, replyTo, headers }) {
			await transport.sendMail({
				from,
				to: recipient,
				subject,
				text: body,
				headers,
				// The same on every try, so that a mail taken twice shows up once.
				messageId: `<${id}@${domain}>`,
				...(replyTo && { replyTo }),
			})
		},
	}
}
