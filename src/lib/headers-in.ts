/** Headers as a variable says them: 'name=value,name=value', values as in a query string. */
export function headersIn(text: string): Record<string, string> {
	const pairs = text.split(',').map((pair) => pair.trim().split('='))
	return Object.fromEntries(
		pairs.flatMap(([name, ...value]) => (name ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [])),
	)
}
