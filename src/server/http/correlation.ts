import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { annotateSpan } from '#lib/tracing.ts'

const processPart = randomBytes(6).toString('hex')
let sequence = 0

/** An id for one request, unique over all instances. Always ours: a client's could forge log lines. */
export function newCorrelationId(): string {
	sequence += 1
	const id = `${processPart}-${sequence.toString(36)}`
	annotateSpan({ 'farol.correlation_id': id })
	return id
}

const current = new AsyncLocalStorage<string>()

/** Whatever comes of this work, however late, is known to belong to it. */
export function withCorrelationId<T>(id: string, work: () => T): T {
	return current.run(id, work)
}

export function currentCorrelationId(): string | undefined {
	return current.getStore()
}
