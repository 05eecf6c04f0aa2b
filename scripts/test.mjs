// Every check and test there is. Each stage runs even when an earlier one failed, so that one run tells all.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runChecks } from './checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { attempt, ensureBuilt, ensureInstalled, node, root, toolOf } from './setup.mjs'
import { playwrightResult, vitestResult } from './test-reports.mjs'

await ensureInstalled()
const chromium = await ensureChromium()
const stages = [await runChecks()]
await ensureBuilt()

const reports = path.join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
stages.push(await runVitest(), await runPlaywright())

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
	const code = await attempt(node, [toolOf('@playwright/test'), 'test', '--reporter=line,json'], {
		env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: chromium },
	})
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
