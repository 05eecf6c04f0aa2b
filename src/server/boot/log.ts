import pino, { type DestinationStream } from 'pino'
import type { Log } from '#lib/log.ts'
import { safeFields } from './log-fields.ts'

/** One JSON object per line on standard output. What could hold a secret, or what somebody typed, is never written. */
export function createLog(level: string, destination?: DestinationStream): Log {
	const options = {
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		formatters: { level: (label: string) => ({ level: label }), log: safeFields },
		// An error is already plain fields when it gets here.
		serializers: { err: (fields: unknown) => fields },
		redact: ['*.password', '*.token', '*.cookie', '*.authorization'],
	}
	return destination ? pino(options, destination) : pino(options)
}
