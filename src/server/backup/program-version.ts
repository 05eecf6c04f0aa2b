import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Commands run from the project's folder. */
export function programVersion(): string {
	return z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8'))).version
}
