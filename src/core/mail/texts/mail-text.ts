import { BLANK, type MailBlank, type MailName } from './blanks.ts'
import texts from './mail-texts.content.server.ts'

/** Subject and body of a mail. What fills a blank is put in as it is: braces in somebody's name are no blanks. */
export function mailText<Name extends MailName>(name: Name, values: Record<MailBlank<Name>, string>) {
	const filled = (text: string) => text.replace(BLANK, (_, blank: MailBlank<Name>) => values[blank])
	const { subject, body } = texts[name]
	return { subject: filled(subject), body: filled(body) }
}
