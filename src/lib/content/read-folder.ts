import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TextPart } from './read-yaml.ts'

/** The project's root: this file is read where it stands, never from a bundle. */
const root = path.resolve(import.meta.dirname, '../../..')

/** Content files by their path from the project's root, in the order of their names. */
export type Files = ReadonlyMap<string, string>

/** The texts in a folder and those within it. */
export function readFolder(folder: string): Files {
	const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
	const files = names
		.filter((name) => /\.(?:md|yaml)$/.test(name))
		.map((name) => `${folder}/${name.split(path.sep).join('/')}`)
		.toSorted()
	return new Map(files.map((file) => [file, readFile(file).text]))
}

/** One text. Windows' line ends are read as ours. */
export function readFile(file: string): TextPart {
	return { file, text: readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n') }
}
