import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The texts that the mail server of the test run took for an address, in the order in which they came. */
export function receivedBy(email: string): string[] {
	const folder = process.env['E2E_MAIL_FOLDER']!
	return readdirSync(folder)
		.toSorted((a, b) => Number(a) - Number(b))
		.map((name) => partsOf(readFileSync(path.join(folder, name), 'utf8')))
		.filter(({ head }) => /^To: (.*)$/m.exec(head)?.[1]?.trim() === email)
		.map(({ head, body }) => (/^Content-Transfer-Encoding: quoted-printable/im.test(head) ? unquoted(body) : body))
}

function partsOf(mail: string) {
	const end = mail.indexOf('\r\n\r\n')
	return { head: mail.slice(0, end), body: mail.slice(end) }
}

function unquoted(body: string): string {
	const bytes = body
		.replaceAll('=\r\n', '')
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
	return Buffer.from(bytes, 'latin1').toString('utf8')
}
