import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from '../server-process.ts'

declare module 'vitest' {
	interface ProvidedContext {
		preparedDataDir: string
	}
}

/** A first start takes three times as long as a second one: one is made, and each test gets a copy of what it left. */
export default async function setup(project: TestProject) {
	const folder = mkdtempSync(path.join(tmpdir(), 'farol-prepared-'))
	const server = await startServer({ env: { DATA_DIR: folder } })
	await server.stop()
	project.provide('preparedDataDir', folder)
	return () => rmSync(folder, { recursive: true, force: true })
}
