const DAY = 24 * 60 * 60 * 1000
/** RFC 9116 advises less than a year. Counted from today, since nobody writes this file by hand and forgets it. */
const HOLDS_DAYS = 180

type Told = { siteUrl: string; email: string; now: Date }

/** Whom to tell of a weakness, as RFC 9116 has it: one field a line, dates in UTC. */
export function securityTxt({ siteUrl, email, now }: Told): string {
	// Of the day, so that the file changes once a day and a copy of it can be known again.
	const today = Math.floor(now.getTime() / DAY) * DAY
	return [
		`Contact: mailto:${encodeURI(email)}`,
		`Expires: ${new Date(today + HOLDS_DAYS * DAY).toISOString().replace('.000Z', 'Z')}`,
		'Preferred-Languages: pt-BR, en',
		`Canonical: ${siteUrl}/.well-known/security.txt`,
		'',
	].join('\n')
}
