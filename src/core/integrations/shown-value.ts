import { parseJson } from '#lib/parse-json.ts'

const SHOWN = 4
/** Of a shorter one, four characters would be too much of it. */
const LEAST_LENGTH = 12
const DOTS = '••••••••'

/** What may be shown of a kept secret: its last characters, or the parts of it that are none. */
export function shownValue(name: string, value: string): string {
	if (name === 'SMTP_URL') return shownServer(value)
	if (name === 'GOOGLE_SERVICE_ACCOUNT') return accountIn(value)
	return value.length < LEAST_LENGTH ? DOTS : DOTS + value.slice(-SHOWN)
}

function shownServer(address: string): string {
	const { username = '', host = '' } = URL.parse(address) ?? {}
	return username ? `${decodeURIComponent(username)} em ${host}` : host
}

function accountIn(text: string): string {
	const parsed = parseJson(text)
	const { client_email: account } = (parsed.ok ? parsed.value : {}) as { client_email?: unknown }
	return typeof account === 'string' ? account : DOTS
}
