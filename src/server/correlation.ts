import { randomBytes } from 'node:crypto'

const processPart = randomBytes(6).toString('hex')
let sequence = 0

/** An id for one request, unique over all instances. Always ours: a client's could forge log lines. */
export function newCorrelationId(): string {
	sequence += 1
	return `${processPart}-${sequence.toString(36)}`
}
