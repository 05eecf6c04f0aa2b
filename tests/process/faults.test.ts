import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

function run(fault: string): Promise<{ code: number; lines: string[] }> {
	return new Promise((resolve) => {
		execFile(process.execPath, ['tests/faulty-process.ts', fault], (error, stdout) =>
			resolve({ code: Number(error?.code ?? 0), lines: stdout.trim().split('\n') }),
		)
	})
}

test.for([
	['rejection', /.+/],
	['socket', /.+/],
	['in a request', /^id-do-pedido$/],
	['late rejection of a request', /^id-do-pedido$/],
] as const)('after a fault of this kind (%s) the process goes on, with one line in the log', async ([fault, id]) => {
	const { code, lines } = await run(fault)
	expect(code).toBe(0)
	expect(lines).toHaveLength(2)
	expect(lines).toContain('alive')
	const [told = ''] = lines.filter((line) => line !== 'alive')
	expect(JSON.parse(told)).toMatchObject({ level: 'error', correlationId: expect.stringMatching(id) })
})

test('a fault of unknown reach stops the process, which says why', async () => {
	const { code, lines } = await run('unknown')
	expect(code).toBe(1)
	expect(lines).toHaveLength(1)
	expect(JSON.parse(lines[0]!)).toMatchObject({
		level: 'error',
		correlationId: expect.any(String),
		err: { message: 'Invalid status code: 99' },
		msg: 'a fault of unknown reach escaped; the server stops',
	})
})
