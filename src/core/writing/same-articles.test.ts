import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { writeLocally } from './local-writer.ts'
import hashes from './testing/article-hashes.json' with { type: 'json' }

/** What the writer made of each prompt while its knowledge was TypeScript; `late`: asked when the base is old. */
const before = hashes as [prompt: string, name: string | null, slug: string | null, late: boolean, hash: string][]

test('moved into files, the knowledge gives every prompt the same article, byte for byte', () => {
	const changed = before.filter(([prompt, name, slug, late, hash]) => {
		const category = name === null || slug === null ? undefined : { name, slug }
		const article = writeLocally({
			prompt,
			category,
			now: new Date(late ? '2028-01-01T12:00:00Z' : '2026-11-15T12:00:00Z'),
		})
		return createHash('sha256').update(JSON.stringify(article)).digest('hex') !== hash
	})
	expect(changed.map(([prompt]) => prompt)).toEqual([])
}, 600_000)
