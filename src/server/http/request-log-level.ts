const watching = /^\/(?:healthz|readyz|metrics)$/

/** A proxy that watches asks every second or two, and answers that all is well would bury every other line. */
export function requestLogLevel(path: string, status: number): 'debug' | 'info' {
	return watching.test(path) && status < 400 ? 'debug' : 'info'
}
