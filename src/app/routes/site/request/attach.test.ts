import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import { mayStore } from '#app/leads/request/open-request.server.ts'
import { correlationId, type Services, services } from '#app/services.ts'
import { MOST_FILE_BYTES } from '#core/leads/request/file-limits.ts'
import { aRequest } from '#core/leads/testing/a-request.ts'
import { leadFiles } from '#db/schema/leads.ts'
import { testDb } from '#tests/db.ts'
import { action } from './attach.ts'

const db = testDb()
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'
const available = {
	db,
	now: () => new Date('2026-11-16T12:00:00Z'),
	sign: (text: string) => text,
	media: {},
	log: { error() {} },
} as unknown as Services

/** A file on its way, of which nothing is sent on before it is let go. */
async function upload(content = pdf, address = '203.0.113.9') {
	const form = new FormData()
	form.set('file', new File([content], 'apolice.pdf'))
	const whole = new Response(form)
	const contentType = whole.headers.get('content-type')!
	const bytes = new Uint8Array(await whole.arrayBuffer())
	const asked = Promise.withResolvers<void>()
	const letGo = Promise.withResolvers<void>()
	const body = new ReadableStream(
		{
			async pull(controller) {
				asked.resolve()
				await letGo.promise
				controller.enqueue(bytes)
				controller.close()
			},
		},
		{ highWaterMark: 0 },
	)
	const headers = { [CLIENT_ADDRESS]: address, 'content-type': contentType }
	const sending: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
	const request = new Request('https://x.example/pedido/x/arquivo', sending)
	return { request, asked: asked.promise, letGo: letGo.resolve }
}

async function send(token: string, { request, media = {} }: { request: Request; media?: object }) {
	const context = new RouterContextProvider()
	context.set(services, { ...available, media } as unknown as Services)
	context.set(correlationId, 'c-1')
	const answer = await action({ request, params: { token }, context } as never)
	return new URL(answer.headers.get('location')!, 'https://x.example').searchParams.get('aviso')
}

async function sendWhole(token: string, content?: string, address?: string) {
	const sent = await upload(content, address)
	sent.letGo()
	return { notice: await send(token, sent), read: sent.request.bodyUsed }
}

test('while a file of a request is on its way, a second is refused before it is read', async () => {
	const [{ token }, other] = [await aRequest(db), await aRequest(db)]
	const first = await upload()
	const sending = send(token, first)
	await first.asked
	expect(await sendWhole(token)).toEqual({ notice: 'not-kept', read: false })
	expect(await sendWhole(other.token)).toEqual({ notice: 'sent', read: true })
	first.letGo()
	expect(await sending).toBe('sent')
	expect(await sendWhole(token)).toEqual({ notice: 'sent', read: true })
})

test('a network may have a hundred megabytes kept in an hour', async () => {
	const [one, two] = [await aRequest(db), await aRequest(db)]
	const { request } = await upload()
	for (let file = 0; file < 9; file++) expect(await mayStore(request, available, MOST_FILE_BYTES)).toBe(true)
	expect(await mayStore(request, available, MOST_FILE_BYTES - 2048)).toBe(true)
	expect(await sendWhole(one.token)).toMatchObject({ notice: 'sent' })
	const large = pdf.replace('<<>>', ' '.repeat(4096))
	expect(await sendWhole(two.token, large)).toEqual({ notice: 'too-often', read: true })
	expect(await sendWhole(two.token)).toEqual({ notice: 'too-often', read: false })
	expect(await sendWhole(two.token, pdf, '198.51.100.1')).toMatchObject({ notice: 'sent' })
	expect(await db.$count(leadFiles)).toBe(2)
})

test('a photo for which too many are in line is not kept now, and its sender may try again', async () => {
	const { token } = await aRequest(db)
	const form = new FormData()
	form.set('file', new File(['x'], 'cnh.png'))
	const request = new Request('https://x.example/pedido/x/arquivo', {
		method: 'POST',
		body: form,
		headers: { [CLIENT_ADDRESS]: '203.0.113.9' },
	})
	const editor = {
		read: async () => ({ format: 'png', width: 1, height: 1 }),
		encode: async (_bytes: Uint8Array, { mostInLine }: { mostInLine?: number }) => {
			if (mostInLine === 50) throw new Error('50 pictures are in line already')
		},
	}
	expect(await send(token, { request, media: { editor } })).toBe('not-kept')
	expect(await db.$count(leadFiles)).toBe(0)
	expect(await sendWhole(token)).toMatchObject({ notice: 'sent' })
})
