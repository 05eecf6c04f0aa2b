import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { answerText, taskOf, tokensOf, wishesFor } from './model-answers.ts'

type Asked = {
	systemInstruction?: { parts: { text?: string }[] }
	contents: { parts: { text?: string; inlineData?: { mimeType: string; data: string } }[] }[]
	tools?: object[]
	generationConfig?: { responseModalities?: string[] }
}

/** Found pages are named through an address of Google's own, which redirects to them. */
const GROUNDING = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZIYQE-susep'

/** Whether a call to the Gemini stand-in asks for text. */
export function asksForText(body: unknown): boolean {
	return !(body as Asked).generationConfig?.responseModalities?.includes('IMAGE')
}

/** Gemini's generateContent for text and grounded research, in its own wire format. The image stand-in hands text over to it. */
export function answerGeminiText(body: unknown, response: ServerResponse): void {
	const { contents, systemInstruction, tools } = body as Asked
	const parts = [...(systemInstruction?.parts ?? []), ...contents.flatMap((content) => content.parts)]
	const text = parts.map((part) => part.text ?? '').join('\n')
	const task = taskOf(text)
	const seen = parts.find((part): part is Shown => 'inlineData' in part)
	if (seen) return void describe(seen).then((alt) => send(response, 200, answered(JSON.stringify({ alt }), task)))
	const wishes = wishesFor('gemini', task, text)
	if (wishes.has('trava')) return
	if (wishes.has('500')) return send(response, 500, failure(500, 'INTERNAL', 'An internal error has occurred.'))
	if (wishes.has('429'))
		return send(response, 429, failure(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.'))
	if (wishes.has('bloqueado'))
		return send(response, 200, { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 900 } })
	if (wishes.has('html')) return void response.end('<html>Bad gateway</html>')
	const notes = wishes.has('vazio') ? '' : '- A SUSEP fiscaliza as seguradoras.'
	const answer = task === 'pesquisar' ? notes : answerText(task, wishes, text)
	send(
		response,
		200,
		answered(answer, task, {
			finishReason: wishes.has('truncado') ? 'MAX_TOKENS' : 'STOP',
			...(tools && {
				groundingMetadata: {
					webSearchQueries: ['susep seguro'],
					groundingChunks: [{ web: { uri: GROUNDING, title: 'gov.br' } }],
					groundingSupports: [],
				},
			}),
		}),
	)
}

function answered(text: string, task: ReturnType<typeof taskOf>, more: object = {}) {
	const { input, output } = tokensOf(task)
	return {
		candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0, ...more }],
		usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
		modelVersion: 'gemini',
	}
}

type Shown = { text?: string; inlineData: { mimeType: string; data: string } }

/** Says what it was really shown: the colour and the shape. Of a black picture it says nothing. */
async function describe({ inlineData: { data } }: Shown): Promise<string> {
	const picture = sharp(Buffer.from(data, 'base64'))
	const [{ width, height }, { dominant }] = await Promise.all([picture.metadata(), picture.stats()])
	const { r, g, b } = dominant
	if (Math.max(r, g, b) < 20) return ''
	const colour = r > g && r > b ? 'vermelha' : g > b ? 'verde' : 'azul'
	return `Superfície lisa de cor ${colour}, ${width > height ? 'deitada' : width < height ? 'em pé' : 'quadrada'}`
}

/** By itself, where a test needs no pictures. */
export async function startGeminiText() {
	const seen: unknown[] = []
	const server = createServer(async (request, response) => {
		let text = ''
		for await (const chunk of request) text += String(chunk)
		const body: unknown = JSON.parse(text)
		seen.push(body)
		answerGeminiText(body, response)
	})
	// A connection that idles on a busy machine is not cut under the next call.
	server.keepAliveTimeout = 0
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1beta`,
		apiKey: 'gemini-teste',
		seen,
		async stop() {
			server.closeAllConnections()
			await new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}

function failure(code: number, status: string, message: string) {
	return { error: { code, message, status } }
}

function send(response: ServerResponse, status: number, body: object): void {
	response.statusCode = status
	response.setHeader('content-type', 'application/json; charset=UTF-8')
	response.end(JSON.stringify(body))
}
