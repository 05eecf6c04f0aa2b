import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Log } from '#lib/log.ts'
import { makePrivate } from './private-folder.ts'

const warnings: unknown[] = []
const log = { warn: (...line: unknown[]) => warnings.push(line) } as unknown as Log
const modeOf = (file: string) => statSync(file).mode & 0o777

test('what lies open in the data folder is closed to others, and what a link leads to is left alone', () => {
	const parent = mkdtempSync(path.join(tmpdir(), 'farol-private-'))
	const [folder, elsewhere] = [path.join(parent, 'data'), path.join(parent, 'elsewhere')]
	const [inner, file] = [path.join(folder, 'database', 'base'), path.join(folder, 'database', 'base', '1')]
	mkdirSync(inner, { recursive: true })
	writeFileSync(file, 'x')
	writeFileSync(elsewhere, 'x')
	for (const open of [folder, path.dirname(inner), inner]) chmodSync(open, 0o755)
	for (const open of [file, elsewhere]) chmodSync(open, 0o666)
	symlinkSync(elsewhere, path.join(folder, 'link'))
	makePrivate(folder, log)
	expect([folder, path.dirname(inner), inner].map(modeOf)).toEqual([0o700, 0o700, 0o700])
	expect(modeOf(file)).toBe(0o600)
	expect(modeOf(elsewhere)).toBe(0o666)
	expect(warnings).toEqual([])
})

test('a folder that does not exist is made private, and one that cannot be made is no crash', () => {
	const parent = mkdtempSync(path.join(tmpdir(), 'farol-private-'))
	const folder = path.join(parent, 'data')
	makePrivate(folder, log)
	expect(modeOf(folder)).toBe(0o700)
	writeFileSync(path.join(parent, 'file'), '')
	makePrivate(path.join(parent, 'file', 'data'), log)
	expect(warnings).toEqual([])
})
