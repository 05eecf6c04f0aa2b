import { randomUUID } from 'node:crypto'
import type { Config } from '#config/env.server.ts'
import type { Identity } from '#core/identity/identity-schema.ts'
import type { Outcome } from '#core/integrations/outcome.ts'
import type { Mailer } from '#core/mail/mailer.ts'
import { sendDueMails } from '#core/mail/send-due-mails.ts'
import type { Db } from '#db/client.server.ts'
import { smtp } from '#integrations/smtp.ts'
import { latest } from '#lib/latest.ts'
import type { Job } from '#server/boot/jobs.ts'
import { mailOutcome, type Watch, watchedMailer } from './watch-service.ts'

export const SEND_MAILS = 'send-mails'
/** Somebody waits in front of the screen. */
const TEST_MS = 20_000

/** Who the brokerage is now: mails are its. */
export type Who = () => Pick<Identity, 'name' | 'email'>
type Needs = { config: () => Config; watch: Watch; db: Db; now: () => Date; who: Who }

/** Sends what waits, while there is a mail server. */
export function sendMailsJob({ config, watch, db, now, who }: Needs): Job {
	const mailer = latest(config, (set) => mailerOf(set, who))
	return {
		name: SEND_MAILS,
		cron: '* * * * *',
		urgent: true,
		shared: true,
		async run() {
			const current = mailer()
			if (current) await sendDueMails(db, { mailer: watchedMailer(current, watch('mail')), now })
		},
	}
}

/** Sends one mail, past the outbox, and says whether the server took it. That it arrived, only its reader can say. */
export async function sendTestMail(config: Config, to: string, who: Who): Promise<Outcome> {
	const mailer = mailerOf(config, who, TEST_MS)
	const { name } = who()
	if (!mailer) return { ok: false, fault: 'unreachable' }
	const body = [
		`Esta mensagem de teste saiu do painel de ${name} (${config.SITE_URL}).`,
		'Se você a lê, o servidor de e-mail entrega as mensagens do site.',
	]
	const subject = `Teste de envio de ${name}`
	const letter = { id: randomUUID(), recipient: to, subject, body: body.join('\n\n'), replyTo: null, headers: {} }
	try {
		await mailer.send(letter)
		return { ok: true }
	} catch (error) {
		return mailOutcome(error)
	} finally {
		mailer.rest()
	}
}

function mailerOf({ SMTP_URL: url, MAIL_FROM, SITE_URL }: Config, who: Who, limitMs?: number): Mailer | undefined {
	if (!url) return undefined
	const from = () => MAIL_FROM ?? senderOf(who())
	return smtp({
		url,
		from,
		domain: new URL(SITE_URL).hostname,
		...(limitMs && { sendLimit: () => AbortSignal.timeout(limitMs) }),
	})
}

/** In quotation marks, since a name may have a comma. */
export function senderOf({ name, email }: ReturnType<Who>): string {
	return `"${name.replaceAll(/["\\]/g, '')}" <${email}>`
}
