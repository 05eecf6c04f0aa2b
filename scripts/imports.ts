import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Import = { file: string; type: boolean; later: boolean; target: string; line: string }

/** At the top of a file, or in the middle of it: `import('…')`. */
const importStatement = /^(?:import|export)\s+(type\s)?[^'"]*?from '([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

export function importsOf(files: string[]): Import[] {
	return files.flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(importStatement)].map(([line, type, target, later]) => ({
			file,
			type: Boolean(type),
			later: later !== undefined,
			target: target ?? later!,
			line: line.replace(/\s+/g, ' '),
		})),
	)
}

/** A module of ours and all of ours that it needs at once. */
export function modulesBehind(entry: string, found = new Set<string>()): Set<string> {
	if (found.has(entry)) return found
	found.add(entry)
	for (const { type, later, target } of importsOf([entry])) {
		const file = type || later ? undefined : moduleAt(target, entry)
		if (file) modulesBehind(file, found)
	}
	return found
}

function moduleAt(target: string, from: string): string | undefined {
	const file = target.startsWith('.') ? path.join(path.dirname(from), target) : target.replace('#', 'src/')
	return /\.tsx?$/.test(file) && existsSync(file) ? file : undefined
}
