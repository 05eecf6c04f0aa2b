import { expect, test } from 'vitest'
import { attachPath, isAttachPath, isRequestPage, pathForLog, requestPath } from './request-path.ts'

const token = 'a1'.repeat(20)

test('no secret of a request reaches the log, by whatever way it is asked for', () => {
	for (const path of [requestPath(token), `${requestPath(token)}.data`, `/PEDIDO/${token}`, attachPath(token)]) {
		expect(isRequestPage(path)).toBe(true)
		expect(pathForLog(path)).toBe('/pedido/***')
	}
	expect(pathForLog('/seguros/auto')).toBe('/seguros/auto')
})

test('only where files are sent may more be sent', () => {
	expect([attachPath(token), `${attachPath(token)}.data`].map(isAttachPath)).toEqual([true, true])
	expect([requestPath(token), '/pedido/a/b/arquivo', '/admin/arquivo'].map(isAttachPath)).toEqual([false, false, false])
})
