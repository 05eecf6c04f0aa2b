import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { contentFiles } from './scripts/content-files.ts'
import { drawingFiles } from './scripts/drawing-files.ts'

const all = [...globSync('src/**/*.test.{ts,tsx}'), ...globSync('tests/**/*.test.ts')]
/** Tests that use a database run twice: on the embedded one and on PostgreSQL. */
const onDatabase = all.filter((file) => readFileSync(file, 'utf8').includes("'#tests/db.ts'"))
/** Those on a clock of their own, which only the embedded one has. */
const ofYears = all.filter((file) => file.startsWith('tests/year/'))
const ofProcesses = all.filter((file) => file.startsWith('tests/process/'))
const others = all.filter((file) => !onDatabase.includes(file) && !ofProcesses.includes(file))

/** What hangs still ends; what is slow on a busy machine may be so. The one place for it: no test has a limit of its own. */
const patience = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 180_000 } } }

const atFullPriority = new URL('./tests/process/at-full-priority.mjs', import.meta.url).href

/** Content files are read once for all tests. */
const plugins = [contentFiles(), drawingFiles()]

export default defineConfig({
	test: {
		// Tests of whole processes mostly wait for them, so there is work for two however few the cores.
		maxWorkers: 2,
		projects: [
			// Without a process for each file: starting one takes longer than most of them.
			// Many at once where a file says so: what it does then is wait for servers that are slow on purpose.
			{ plugins, test: { name: 'unit', include: others, isolate: false, maxConcurrency: 30, ...patience } },
			{
				plugins,
				test: {
					name: 'process',
					include: ofProcesses,
					globalSetup: './tests/process/prepared.setup.ts',
					env: { NODE_OPTIONS: `--import=${atFullPriority}` },
					...patience,
				},
			},
			{
				plugins,
				test: {
					name: 'embedded',
					include: onDatabase,
					globalSetup: './tests/embedded.setup.ts',
					env: { TEST_DATABASE: 'embedded' },
					// One database per worker, shared by its files: opening one costs seconds.
					isolate: false,
					...patience,
				},
			},
			{
				plugins,
				test: {
					name: 'postgres',
					include: onDatabase.filter((file) => !ofYears.includes(file)),
					globalSetup: './tests/postgres.setup.ts',
					env: { TEST_DATABASE: 'postgres' },
					isolate: false,
					...patience,
				},
			},
		],
	},
})
