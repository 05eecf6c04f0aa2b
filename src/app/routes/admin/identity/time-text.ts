/** A time as people write it ('8', '800', '8h30', '0830') in the form that is kept; what is none stays as it was typed. */
export function writtenTime(text: string): string {
	const [, hours, minutes = ''] =
		/^(\d{1,2})(?:[:h.]?(\d{2}))?h?$/i.exec(text.trim()) ?? /^(\d)(\d{2})$/.exec(text.trim()) ?? []
	if (hours === undefined) return text
	return `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`
}
