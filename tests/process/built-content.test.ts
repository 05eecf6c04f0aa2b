import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFolder } from '#lib/content/read-folder.ts'

/** A sentence or so of each file: enough to find it again wherever it was put. */
const sentences = [...readFolder('content/knowledge').values()].flatMap(
	(text) => /^\p{Lu}[^[*|\n]{60}/mu.exec(text.replace(/^---[\s\S]*?\n---\n/, ''))?.[0] ?? [],
)

function built(pattern: string): string {
	return globSync(pattern)
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n')
}

test('the browser gets nothing of what the local writer knows', () => {
	const client = built('build/client/**/*.{js,css,html}')
	expect(sentences.length).toBeGreaterThan(300)
	expect(sentences.filter((sentence) => client.includes(sentence))).toEqual([])
})

test('the server carries all of it, and nothing that reads files of it', () => {
	const content = built('build/server/content/*.json')
	expect(sentences.filter((sentence) => !content.includes(sentence))).toEqual([])
	const server = built('build/server/**/*.js')
	// Held once, and at one byte for each character.
	expect(sentences.filter((sentence) => server.includes(sentence))).toEqual([])
	expect(server).not.toMatch(/[\u0080-\uffff]/)
	const readers = ['mdast', 'micromark', "from 'yaml'", 'from "yaml"', 'falta este arquivo']
	expect(readers.filter((reader) => server.includes(reader))).toEqual([])
})

test('packages give the server what is meant for Node: passwords are hashed off the thread that answers', () => {
	const server = built('build/server/**/*.js')
	expect(server).toContain('@better-auth/utils/dist/password.node.mjs')
	expect(server).not.toContain('@better-auth/utils/dist/password.mjs')
})
