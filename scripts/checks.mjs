// The checks that take seconds: formatting, content files, lint and types.
import { attempt, node, toolOf } from './setup.mjs'

const checks = [
	{ name: 'formatação', tool: '@biomejs/biome', args: ['check', '--error-on-warnings', '.'] },
	{ name: 'conteúdo', script: 'scripts/check-content.mjs', args: [] },
	// Before the lint, which knows types: on a fresh clone those of the routes are not there yet.
	{ name: 'tipos das rotas', tool: '@react-router/dev', args: ['typegen'] },
	{ name: 'lint', tool: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
	{ name: 'tipos', tool: 'typescript', args: ['--noEmit'] },
]

/** Runs them all, whatever each one says, and counts. */
export async function runChecks() {
	const failures = []
	for (const { name, tool, script, args } of checks) {
		const code = await attempt(node, [script ?? toolOf(tool), ...args])
		if (code === 0) continue
		console.error(`Falhou: ${name}`)
		failures.push({ name, reason: 'O motivo está no começo da saída.' })
	}
	return { passed: checks.length - failures.length, failed: failures.length, failures }
}
