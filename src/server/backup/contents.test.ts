import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CONTENTS } from './archive-format.ts'
import { type Contents, makeContents, readContents } from './contents.ts'

async function readBack(contents: Partial<Contents>) {
	const folder = mkdtempSync(path.join(tmpdir(), 'farol-contents-'))
	writeFileSync(path.join(folder, CONTENTS), JSON.stringify(contents))
	return readContents(folder)
}

test('contents say how their sums take bytes, and those of 0.2.0, which do not, took them as a text', async () => {
	const made = makeContents({ migrations: 1, tables: [], sequences: [], before: {}, after: {} })
	expect(await readBack(made)).toEqual(made)
	const { bytesAs: _, ...ofBefore } = made
	expect(await readBack(ofBefore)).toEqual({ ...made, bytesAs: 'text' })
})
