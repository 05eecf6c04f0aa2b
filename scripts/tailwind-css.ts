import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { withSources } from './page-styles.ts'

export const STYLES = 'src/app/styles'

/** A style sheet of ours as Tailwind writes it, before it is made small. */
export async function tailwindCss(file: string): Promise<string> {
	const base = path.resolve(STYLES)
	const text = withSources(readFileSync(path.join(base, file), 'utf8'), STYLES)
	const compiler = await compile(text, { base, onDependency() {} })
	const { root, sources } = compiler
	if (root === null) throw new Error(`${file} does not say where its classes are`)
	const scanner = new Scanner({ sources: [...(root === 'none' ? [] : [{ ...root, negated: false }]), ...sources] })
	return compiler.build(scanner.scan())
}
