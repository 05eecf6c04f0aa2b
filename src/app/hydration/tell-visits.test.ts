import { readFileSync } from 'node:fs'
import { minify } from 'vite'
import { expect, test } from 'vitest'

test('measuring visits costs a page less than 1 KB of script', async () => {
	const file = 'src/app/hydration/tell-visits.js'
	const { code } = await minify(file, readFileSync(file, 'utf8'))
	expect(code).toContain('/api/count')
	expect(Buffer.byteLength(code)).toBeLessThan(1024)
})
