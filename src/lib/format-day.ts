/** '2025-12-11' as people write it: '11/12/2025'. */
export function formatDay(day: string): string {
	return day.slice(0, 10).split('-').toReversed().join('/')
}
