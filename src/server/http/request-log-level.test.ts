import { expect, test } from 'vitest'
import { requestLogLevel } from './request-log-level.ts'

test.for([
	['/readyz', 200, 'debug'],
	['/healthz', 200, 'debug'],
	['/metrics', 200, 'debug'],
	['/readyz', 503, 'info'],
	['/metrics', 401, 'info'],
	['/readyz/x', 200, 'info'],
	['/', 200, 'info'],
] as const)('%s answered %d is told at %s', ([path, status, level]) => {
	expect(requestLogLevel(path, status)).toBe(level)
})
