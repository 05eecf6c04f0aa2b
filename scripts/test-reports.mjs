// What the two test runners say in their reports: how many tests passed, and what failed with its reason.
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Of Vitest's JSON report. A file that could not be read at all counts as one failure. */
export function vitestResult({ numPassedTests, testResults }, root) {
	const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
		const file = path.relative(root, name)
		const failed = assertionResults
			.filter((test) => test.status === 'failed')
			.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages))
		return status === 'failed' && failed.length === 0 ? [failure(file, [message])] : failed
	})
	return { passed: numPassedTests, failures }
}

/** Of Playwright's JSON report. A test that passed only at a second try has failed. */
export function playwrightResult({ stats, suites, errors }) {
	const specs = suites.flatMap(specsOf)
	const failures = specs.flatMap(({ file, line, title, tests }) =>
		tests
			.filter(({ status }) => status === 'unexpected' || status === 'flaky')
			.map(({ results }) =>
				failure(
					`${file}:${line} › ${title}`,
					results.flatMap((result) => result.errors.map(({ message }) => message)),
				),
			),
	)
	const outsideTests = errors.map(({ message }) => failure('playwright', [message]))
	return { passed: stats.expected, failures: [...failures, ...outsideTests] }
}

function specsOf({ specs = [], suites = [] }) {
	return [...specs, ...suites.flatMap(specsOf)]
}

function failure(name, messages) {
	return { name, reason: stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, 12).join('\n') }
}
