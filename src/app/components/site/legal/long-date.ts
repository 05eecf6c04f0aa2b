const format = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/** '2026-11-15' as '15 de novembro de 2026'. The day has no hour, so no time zone may move it. */
export function longDate(day: string): string {
	return format.format(new Date(`${day}T00:00:00Z`))
}
