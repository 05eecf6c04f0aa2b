// The checks that take seconds: formatting, lint and types.
import { attempt, node, toolOf } from './setup.mjs'

const checks = [
	['formatação', '@biomejs/biome', ['check', '--error-on-warnings', '.']],
	['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
	['tipos das rotas', '@react-router/dev', ['typegen']],
	['tipos', 'typescript', ['--noEmit']],
]

/** Runs them all, whatever each one says, and counts. */
export async function runChecks() {
	const result = { passed: 0, failed: 0 }
	for (const [name, tool, args] of checks) {
		const code = await attempt(node, [toolOf(tool), ...args])
		result[code === 0 ? 'passed' : 'failed'] += 1
		if (code !== 0) console.error(`Falhou: ${name}`)
	}
	return result
}
