import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { answerGeminiText, asksForText } from './gemini-text.ts'

/** One call of `models/{model}:generateContent`. */
export type GeminiCall = {
	model: string
	key: string | undefined
	/** All texts of the request, joined. */
	prompt: string
	body: {
		contents?: { parts?: { text?: string }[] }[]
		tools?: unknown[]
		generationConfig?: { responseModalities?: string[]; imageConfig?: { aspectRatio?: string } }
	}
}

/**
 * Gemini's generateContent, in its own format. What goes wrong is chosen by a word in the prompt, such as
 * `[[quota-por-dia]]`, so that tests can share one server.
 */
export async function startGemini() {
	const calls: GeminiCall[] = []
	const server = createServer(async (request, response) => {
		if (request.method === 'GET') return send(response, 200, { models: [] })
		const call = await read(request)
		calls.push(call)
		if (asksForText(call.body)) return answerGeminiText(call.body, response)
		return answerImage(call, response)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return {
		url: `http://127.0.0.1:${port}/v1beta`,
		calls,
		stop() {
			server.closeAllConnections()
			return new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}

async function read(request: IncomingMessage): Promise<GeminiCall> {
	let text = ''
	for await (const chunk of request) text += chunk
	const body = JSON.parse(text || '{}') as GeminiCall['body']
	const model = decodeURIComponent(/models\/([^:/]+):generateContent/.exec(request.url ?? '')?.[1] ?? '')
	const prompt = (body.contents ?? []).flatMap(({ parts = [] }) => parts.map((part) => part.text ?? '')).join('\n')
	return { model, key: request.headers['x-goog-api-key']?.toString(), prompt, body }
}

/** The words that make a picture fail, and how. */
const faults: Record<string, (response: ServerResponse) => void> = {
	'quota-por-dia': (response) =>
		exhausted(response, 'GenerateRequestsPerDayPerProjectPerModel-FreeTier', '100', 'limit: 100'),
	'quota-por-minuto': (response) =>
		exhausted(response, 'GenerateRequestsPerMinutePerProjectPerModel', '10', 'limit: 10'),
	'quota-zero': (response) => exhausted(response, 'GenerateRequestsPerDayPerProjectPerModel-FreeTier', '0', 'limit: 0'),
	'credito-acabou': (response) => refuse(response, 402, 'RESOURCE_EXHAUSTED', 'Your prepayment credits are depleted.'),
	'chave-recusada': (response) => refuse(response, 403, 'PERMISSION_DENIED', 'API key not valid.'),
	'modelo-aposentado': (response) =>
		refuse(response, 404, 'NOT_FOUND', 'The model is not found for API version v1beta.'),
	'erro-500': (response) => refuse(response, 500, 'INTERNAL', 'An internal error has occurred.'),
	'erro-503': (response) => refuse(response, 503, 'UNAVAILABLE', 'The model is overloaded.'),
	bloqueado: (response) => send(response, 200, { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }),
	'imagem-bloqueada': (response) => send(response, 200, { candidates: [{ finishReason: 'IMAGE_SAFETY' }] }),
	'sem-imagem': (response) => candidate(response, [{ text: 'I cannot draw that, but I can describe it.' }]),
	'bytes-quebrados': (response) => candidate(response, [inline(Buffer.from('this is not a picture at all'))]),
	'base64-quebrado': (response) =>
		candidate(response, [{ inlineData: { mimeType: 'image/png', data: '%%%% not base64 %%%% ãõ' } }]),
	'imagem-enorme': (response) => huge(response),
	'pixels-demais': (response) => candidate(response, [inline(manyPixels())]),
	'json-quebrado': (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"candi'),
	'corta-no-meio': (response) => {
		response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"candidates":')
		setImmediate(() => response.destroy())
	},
	pendura: () => {},
}

async function answerImage({ model, key, prompt, body }: GeminiCall, response: ServerResponse): Promise<void> {
	if (!key) return refuse(response, 403, 'PERMISSION_DENIED', 'Method doesn’t allow unregistered callers.')
	if (!model.includes('image')) return refuse(response, 404, 'NOT_FOUND', `models/${model} is not found.`)
	const word = /\[\[([\w-]+)\]\]/.exec(prompt)?.[1] ?? ''
	if (faults[word]) return faults[word](response)
	const picture = inline(await drawing(prompt, body.generationConfig?.imageConfig?.aspectRatio))
	if (word === 'texto-antes') return candidate(response, [{ text: 'Here is your picture.' }, picture])
	if (word === 'com-rascunho')
		return candidate(response, [{ thought: true, ...inline(Buffer.from('a sketch')) }, picture])
	return candidate(response, [picture])
}

const ratios: Record<string, [number, number]> = { '1:1': [256, 256], '3:2': [384, 256], '2:3': [256, 384] }

/** A real picture, of a colour that follows from the prompt. */
export async function drawing(prompt: string, aspectRatio = '1:1'): Promise<Buffer> {
	const [width, height] = ratios[aspectRatio] ?? [256, 256]
	let hash = 7
	for (const character of prompt) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0
	const background = { r: hash & 255, g: (hash >> 8) & 255, b: (hash >> 16) & 255 }
	return sharp({ create: { width, height, channels: 3, background } })
		.png()
		.toBuffer()
}

/** A file of a few kilobytes with more pixels than anybody should have to unpack: 41 million, of one bit each. */
function manyPixels(): Buffer {
	const [width, height] = [8200, 5000]
	const header = Buffer.alloc(13)
	header.writeUInt32BE(width, 0)
	header.writeUInt32BE(height, 4)
	header[8] = 1
	const rows = Buffer.alloc(height * (1 + width / 8))
	const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
	return Buffer.concat([signature, pngPart('IHDR', header), pngPart('IDAT', deflateSync(rows)), pngPart('IEND')])
}

function pngPart(name: string, bytes = Buffer.alloc(0)): Buffer {
	const named = Buffer.concat([Buffer.from(name), bytes])
	const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
	length.writeUInt32BE(bytes.length)
	checksum.writeUInt32BE(crc32(named))
	return Buffer.concat([length, named, checksum])
}

function inline(bytes: Buffer) {
	return { inlineData: { mimeType: 'image/png', data: bytes.toString('base64') } }
}

function candidate(response: ServerResponse, parts: object[]): void {
	send(response, 200, {
		candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
		usageMetadata: { promptTokenCount: 60, candidatesTokenCount: 1290, totalTokenCount: 1350 },
	})
}

function exhausted(response: ServerResponse, quotaId: string, quotaValue: string, told: string): void {
	refuse(response, 429, 'RESOURCE_EXHAUSTED', `You exceeded your current quota, ${told}. Please retry in 58s.`, [
		{
			'@type': 'type.googleapis.com/google.rpc.Help',
			links: [{ description: 'x'.repeat(600), url: 'https://ai.google.dev' }],
		},
		{
			'@type': 'type.googleapis.com/google.rpc.QuotaFailure',
			violations: [
				{
					quotaMetric: 'generativelanguage.googleapis.com/generate_content_requests',
					quotaId,
					quotaDimensions: { model: 'gemini-3.1-flash-image' },
					quotaValue,
				},
			],
		},
		{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '58s' },
	])
}

/** Past any picture that is worth keeping: 25 MB of base64. */
function huge(response: ServerResponse): void {
	response.writeHead(200, { 'content-type': 'application/json' })
	response.write('{"candidates":[{"content":{"parts":[{"inlineData":{"mimeType":"image/png","data":"')
	const chunk = 'A'.repeat(1024 * 1024)
	let left = 25
	function more() {
		while (left > 0 && !response.destroyed) {
			left -= 1
			if (!response.write(chunk)) return void response.once('drain', more)
		}
		response.end('"}}]}}]}')
	}
	more()
}

function refuse(response: ServerResponse, code: number, status: string, message: string, details: object[] = []): void {
	send(response, code, { error: { code, message, status, details } })
}

function send(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
}
