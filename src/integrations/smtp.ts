import { createTransport } from 'nodemailer'
import type { Letter, Mailer } from '#core/mail/mailer.ts'
import { MailServerAway, MailServerUnreached } from '#lib/mail-server-away.ts'

const PARALLEL = 5
/** For all of one mail, from the first packet to the server's yes: below the time for which a mail is claimed. */
export const SEND_LIMIT_MS = 60_000

type Smtp = {
	url: string
	from: () => string
	/** For Message-IDs. */
	domain: string
	/** What ends one mail's sending. */
	sendLimit?: () => AbortSignal
}

type Connection = ReturnType<typeof connect>

/** Outgoing mail over SMTP, by a few connections that are kept while there is something to send. */
export function smtp({ url, from, domain, sendLimit = () => AbortSignal.timeout(SEND_LIMIT_MS) }: Smtp): Mailer {
	const resting: Connection[] = []

	async function send({ id, recipient, subject, body, replyTo, headers }: Letter) {
		const connection = resting.pop() ?? connect(url)
		// The limits of a connection are for silence, and a server that drips words is never silent.
		const limit = sendLimit()
		const end = () => connection.close({ force: true })
		limit.addEventListener('abort', end)
		try {
			await connection.sendMail({
				from: from(),
				to: recipient,
				subject,
				text: body,
				headers,
				// The same on every try, so that a mail taken twice shows up once.
				messageId: `<${id}@${domain}>`,
				...(replyTo && { replyTo }),
			})
		} catch (error) {
			if (limit.aborted) throw new MailServerAway('no answer in time', { cause: error })
			if (!isAway(error)) throw error
			throw new (wasReached(error) ? MailServerAway : MailServerUnreached)((error as Error).message, { cause: error })
		} finally {
			limit.removeEventListener('abort', end)
			if (!limit.aborted) resting.push(connection)
		}
	}

	function rest() {
		for (const connection of resting.splice(0)) connection.close()
	}

	return { parallel: PARALLEL, send, rest }
}

/** A pool of one, so that the connection of a mail is known and can be ended. */
function connect(url: string) {
	return createTransport({
		url,
		pool: true,
		maxConnections: 1,
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		// A server may think about a mail for long before its yes: given up earlier than the whole, it would be sent twice.
		socketTimeout: SEND_LIMIT_MS,
	})
}

/** What concerns the server and not the one mail: 421 is its way to hang up. */
const awayCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2'])

function isAway(error: unknown): boolean {
	const { code, responseCode } = error as { code?: string; responseCode?: number }
	return responseCode === 421 || awayCodes.has(code ?? '')
}

const unreachedCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'])
const unreachedTimeouts = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'])

/** Whether there was a conversation, in which the mail may have been taken. One that breaks off looks much like one that never began. */
function wasReached(error: unknown): boolean {
	const { code, originalCode, timeoutType } = error as { code?: string; originalCode?: string; timeoutType?: string }
	return code !== 'EDNS' && !unreachedCodes.has(originalCode ?? '') && !unreachedTimeouts.has(timeoutType ?? '')
}
