/** What a mail server is asked for by; the last three may be empty. */
export const serverParts = ['host', 'port', 'user', 'password'] as const
export type ServerPart = (typeof serverParts)[number]

/** From its first packet on, a connection to this port is encrypted; to others it becomes so on the way. */
const TLS_PORT = '465'

/** The address made of its parts, or a whole one that was entered in place of the host. Empty where no host is named. */
export function serverAddress({ host, port, user, password }: Record<ServerPart, string>): string {
	if (host === '' || /^smtps?:\/\//.test(host)) return host
	const access = user && `${encodeURIComponent(user)}${password && `:${encodeURIComponent(password)}`}@`
	return `${port === TLS_PORT ? 'smtps' : 'smtp'}://${access}${host}${port && `:${port}`}`
}
