import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { localLighthouse } from './local-lighthouse.ts'

const siteUrl = 'http://localhost:3000'

function program(text: string, mode: number): string {
	const file = path.join(mkdtempSync(path.join(tmpdir(), 'farol-browser-')), 'chromium')
	writeFileSync(file, text)
	chmodSync(file, mode)
	return file
}

test.for([
	[
		'nothing is installed',
		() => {
			throw new Error('CHROME_PATH must be set')
		},
	],
	['nothing is found', () => []],
	['what is named is not there', () => ['/nao/existe']],
	['what is named cannot be run', () => [program('#!/bin/sh\n', 0o644)]],
] as const)('where %s it says that a browser is missing', async ([, installations]) => {
	const lighthouse = localLighthouse({ siteUrl, installations: () => [...installations()] })
	expect(await lighthouse.analyze(`${siteUrl}/`)).toEqual({ ok: false, reason: 'no-browser' })
})

test('a browser that does not start is a page that could not be measured, and the next one gets its turn', async () => {
	const installations = () => [program('#!/bin/sh\nexit 1\n', 0o755)]
	const lighthouse = localLighthouse({ siteUrl, installations, looks: 0 })
	const failure = { ok: false, reason: 'failed', detail: 'the browser did not start' }
	expect(await Promise.all([lighthouse.analyze(`${siteUrl}/`), lighthouse.analyze(`${siteUrl}/a`)])).toEqual([
		failure,
		failure,
	])
})
