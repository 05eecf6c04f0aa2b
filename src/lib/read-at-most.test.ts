import { expect, test } from 'vitest'
import { readAtMost } from './read-at-most.ts'

test('what fits is read, letters split between two parts included', async () => {
	const bytes = new TextEncoder().encode('ação')
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
			controller.close()
		},
	})
	expect(await readAtMost(new Response(body), bytes.length)).toBe('ação')
	expect(await readAtMost(new Response(null), 1)).toBe('')
})

test('what does not fit is not read to its end', async () => {
	let cancelled = false
	const endless = new ReadableStream<Uint8Array>({
		pull: (controller) => controller.enqueue(new Uint8Array(1024)),
		cancel: () => void (cancelled = true),
	})
	expect(await readAtMost(new Response(endless), 10_000)).toBeUndefined()
	expect(cancelled).toBe(true)
})
