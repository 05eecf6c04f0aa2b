import { useSyncExternalStore } from 'react'
import { KEPT_RESULTS, parseKept, type TestResult } from './test-result.ts'

const KEY = 'farol.gemini-test'
const none: TestResult[] = []

let known: { text: string | null; results: TestResult[] } = { text: null, results: none }
const watchers = new Set<() => void>()

/** The last results, newest first. They stay in this browser, over a reload and in all of its windows. */
export function useKeptResults() {
	const results = useSyncExternalStore(watch, read, () => none)
	return { results, keep, forget }
}

function read(): TestResult[] {
	const text = stored()
	// The same text gives the same list, or React would draw without end.
	if (text !== known.text) known = { text, results: parseKept(text) }
	return known.results
}

function keep(result: TestResult): void {
	write([result, ...read()].slice(0, KEPT_RESULTS))
}

function forget(): void {
	write([])
}

function write(results: TestResult[]): void {
	const text = JSON.stringify(results)
	try {
		localStorage.setItem(KEY, text)
	} catch {
		// Full or forbidden: the list lives as long as the page.
	}
	known = { text: stored(), results }
	for (const tell of watchers) tell()
}

function stored(): string | null {
	try {
		return localStorage.getItem(KEY)
	} catch {
		return null
	}
}

function watch(tell: () => void): () => void {
	watchers.add(tell)
	window.addEventListener('storage', tell)
	return () => {
		watchers.delete(tell)
		window.removeEventListener('storage', tell)
	}
}
