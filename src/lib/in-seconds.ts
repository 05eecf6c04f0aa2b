/** Of milliseconds, to the millisecond. What was not measured stays so. */
export function inSeconds(milliseconds: number | null): number | null {
	return milliseconds === null ? null : Math.round(milliseconds) / 1000
}
