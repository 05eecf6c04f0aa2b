import type { Log } from '#lib/log.ts'
import { currentCorrelationId, newCorrelationId } from './correlation.ts'

type Needs = {
	log: Log
	/** Ends the process as on SIGTERM, but not with 0. */
	stop: () => void
}

/** What a connection, a stream or the HTTP parser says when the other side misbehaves. Only that exchange is lost. */
const exchangeCodes =
	/^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPROTO|ABORT_ERR|HPE_\w+|UND_ERR_\w+|ERR_STREAM_\w+|ERR_HTTP_\w+|ERR_SSL_\w+|ERR_TLS_\w+|ERR_INVALID_CHAR)$/

/** Faults that nobody caught: each is logged once, and ends the process only where going on would not be safe (decision 017). */
export function catchFaults({ log, stop }: Needs): void {
	process.on('unhandledRejection', (fault) => {
		log.error(
			{ err: fault, correlationId: currentCorrelationId() ?? newCorrelationId() },
			'a promise was rejected unseen',
		)
	})
	process.on('uncaughtException', (fault) => {
		const known = currentCorrelationId()
		const survives = isSurvivable(fault, known)
		const correlationId = known ?? newCorrelationId()
		if (survives)
			return log.error({ err: fault, correlationId }, 'a fault escaped; its exchange is lost, the server goes on')
		log.error({ err: fault, correlationId }, 'a fault of unknown reach escaped; the server stops')
		stop()
	})
}

/** A fault of one request, one job or one connection leaves the rest as it was. */
export function isSurvivable(fault: unknown, correlationId: string | undefined): boolean {
	if (correlationId !== undefined) return true
	const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
	return exchangeCodes.test(code)
}
