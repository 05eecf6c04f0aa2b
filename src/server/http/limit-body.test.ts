import { expect, test } from 'vitest'
import { limitBody } from './limit-body.ts'

/** A request as it comes from outside: its length said beforehand, or in chunks. */
function request(size: number, { length }: { length?: number } = {}) {
	const pieces = Array.from({ length: 10 }, () => new Uint8Array(size / 10).fill(97))
	let sent = 0
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			const piece = pieces[sent++]
			if (piece) controller.enqueue(piece)
			else controller.close()
		},
	})
	const headers = { 'Content-Type': 'text/plain', ...(length !== undefined && { 'Content-Length': String(length) }) }
	return {
		sent: () => sent,
		request: new Request('http://a.example/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
	}
}

test('what is small enough arrives whole, with or without a length', async () => {
	for (const length of [100, undefined]) {
		const passed = await limitBody(request(100, length === undefined ? {} : { length }).request, 100)
		expect(await passed!.text()).toBe('a'.repeat(100))
		expect(passed!.headers.get('content-type')).toBe('text/plain')
	}
})

test('what is too large is refused once it is all read, so that its sender reads the answer', async () => {
	for (const length of [200, undefined]) {
		const large = request(200, length === undefined ? {} : { length })
		expect(await limitBody(large.request, 100)).toBeUndefined()
		expect(large.sent()).toBe(11)
	}
})

test('a request without a body passes', async () => {
	const plain = new Request('http://a.example/')
	expect(await limitBody(plain, 0)).toBe(plain)
})
