import { expect, onTestFinished, test } from 'vitest'
import { startNameServer } from '#tests/name-server.ts'
import { textRecords } from './text-records.ts'

async function asking(records: Record<string, string[]>, failing: string[] = []) {
	const server = await startNameServer(records, failing)
	onTestFinished(server.stop)
	return textRecords([server.address])
}

test('the texts of a name are read, long ones whole', async () => {
	const key = `v=DKIM1; p=${'A'.repeat(400)}`
	const ask = await asking({ 'farol.com.br': ['v=spf1 -all', 'outra coisa'], 's1._domainkey.farol.com.br': [key] })
	const found = await ask('farol.com.br')
	expect(found.ok && [...found.texts].sort()).toEqual(['outra coisa', 'v=spf1 -all'])
	expect(await ask('s1._domainkey.farol.com.br')).toEqual({ ok: true, texts: [key] })
})

test('a name that is not there has no texts; a server that fails says nothing', async () => {
	const ask = await asking({}, ['quebrado.com.br'])
	expect(await ask('farol.com.br')).toEqual({ ok: true, texts: [] })
	expect(await ask('quebrado.com.br')).toEqual({ ok: false })
})
