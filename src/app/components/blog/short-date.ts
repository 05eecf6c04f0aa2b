const months = ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'] as const

const dayInBrazil = new Intl.DateTimeFormat('en-US', {
	timeZone: 'America/Sao_Paulo',
	day: 'numeric',
	month: 'numeric',
})

/** '11 de nov.' Spelt here rather than by Intl, whose abbreviations differ between servers and browsers. */
export function shortDate(date: Date): string {
	const [month, day] = dayInBrazil.format(date).split('/')
	return `${day} de ${months[Number(month) - 1]}`
}
