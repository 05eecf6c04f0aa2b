// Every check and test there is. Each runs even when another one failed, so that one run tells all. Two at a time, as each
// of them waits now and then for what it started: one after the other they leave half of the machine idle.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runChecks } from './checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensurePostgresUser } from './postgres-user.mjs'
import { attempt, buildWhereChanged, ensureInstalled, node, root, toolOf } from './setup.mjs'
import { playwrightResult, vitestResult } from './test-reports.mjs'

await ensureInstalled()
const chromium = await ensureChromium()
const reports = path.join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports)

const [checks, buildCode] = await Promise.all([runChecks(), buildWhereChanged()])
if (buildCode !== 0) process.exit(buildCode)

await ensurePostgresUser()
const stages = [checks, ...(await Promise.all([runVitest(), runPlaywright()]))]

const totalPassed = stages.reduce((sum, stage) => sum + stage.passed, 0)
const totalFailed = stages.reduce((sum, stage) => sum + stage.failed, 0)
// Once more at the end, where it is found without reading thousands of lines.
for (const { name, reason } of stages.flatMap((stage) => stage.failures ?? [])) console.log(`✗ ${name}\n${reason}\n`)
console.log(`${totalPassed} passed, ${totalFailed} failed`)
process.exit(totalFailed === 0 ? 0 : 1)

async function runVitest() {
	const report = path.join(reports, 'vitest.json')
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
	const code = await attempt(node, [toolOf('vitest'), 'run', ...reporters], { env: { CHROMIUM_PATH: chromium } })
	return counted(code, () => vitestResult(JSON.parse(readFileSync(report, 'utf8')), root))
}

async function runPlaywright() {
	const report = path.join(reports, 'playwright.json')
	const said = path.join(reports, 'playwright.log')
	// Told at its end: its lines would stand between those of Vitest.
	const output = openSync(said, 'w')
	const code = await attempt(node, [toolOf('@playwright/test'), 'test', '--reporter=line,json'], {
		env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: chromium },
		stdio: ['ignore', output, output],
	})
	closeSync(output)
	console.log(readFileSync(said, 'utf8'))
	return counted(code, () => playwrightResult(JSON.parse(readFileSync(report, 'utf8'))))
}

/** A runner that failed without a failing test (a broken set-up, no tests at all) counts as one failure. */
function counted(code, read) {
	try {
		const { passed, failures } = read()
		return { passed, failures, failed: code === 0 ? failures.length : Math.max(1, failures.length) }
	} catch {
		return { passed: 0, failed: 1 }
	}
}
