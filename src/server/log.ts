import pino from 'pino'
import type { Log } from '#lib/log.ts'

/** One JSON object per line on standard output. What could hold a secret is never written. */
export function createLog(level: string): Log {
	return pino({
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		formatters: { level: (label) => ({ level: label }) },
		redact: ['*.password', '*.token', '*.cookie', '*.authorization'],
	})
}
