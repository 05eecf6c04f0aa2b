import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerText, HOSTILE_PAGE, type Task, taskOf, tokensOf, wishesFor } from './model-answers.ts'

type Asked = { model: string; messages: { content: unknown }[]; tools?: { type: string }[]; response_format?: object }
type Seen = { task: Task; text: string; body: Asked; aborted: boolean }

/** Groq's chat completions on this machine, in its own wire format. See model-answers.ts for how faults are chosen. */
export async function startGroq() {
	const seen: Seen[] = []
	const failedOnce = new Set<string>()
	const released: string[] = []
	let tellReleased = () => {}

	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => send(response, 500, { error: { message: String(error) } }))
	})

	async function answer(request: IncomingMessage, response: ServerResponse) {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://groq.test')
		if (pathname === '/soltar') {
			released.push(searchParams.get('palavra') ?? '')
			tellReleased()
			return send(response, 200, {})
		}
		const isList = pathname === '/openai/v1/models'
		if (!isList && pathname !== '/openai/v1/chat/completions') return refuse(response, 404, 'Unknown request URL')
		if (request.headers.authorization !== 'Bearer gsk_teste') return refuse(response, 401, 'Invalid API Key')
		if (isList) return send(response, 200, { object: 'list', data: [] })
		const body = JSON.parse(await textOf(request)) as Asked
		const text = body.messages
			.map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
			.join('\n')
		const task = taskOf(text)
		const one: Seen = { task, text, body, aborted: false }
		seen.push(one)
		response.on('close', () => {
			one.aborted = !response.writableFinished
		})
		const wishes = wishesFor('groq', task, text)
		if (body.tools && body.response_format)
			return refuse(response, 400, 'json mode cannot be combined with tool calling')
		if (wishes.has('trava')) return undefined
		if (wishes.has('trava-uma-vez') && !failedOnce.has(text)) {
			failedOnce.add(text)
			return undefined
		}
		if (wishes.has('segura')) await letGo(text)
		if (wishes.has('lento')) await new Promise((resolve) => setTimeout(resolve, 400))
		if (wishes.has('500')) return refuse(response, 500, 'Internal Server Error')
		if (wishes.has('400')) return refuse(response, 400, 'Please reduce the length of the messages')
		if (wishes.has('500-uma-vez') && !failedOnce.has(text)) {
			failedOnce.add(text)
			return refuse(response, 500, 'Internal Server Error')
		}
		if (wishes.has('429') || wishes.has('429-espera') || wishes.has('429-longo')) {
			if (wishes.has('429-espera') && failedOnce.has(text))
				return complete(response, { ...body, task }, answerText(task, wishes, text))
			failedOnce.add(text)
			if (!wishes.has('429')) response.setHeader('retry-after', wishes.has('429-longo') ? '3600' : '7')
			return send(response, 429, {
				error: { message: 'Rate limit reached. Limit 8000, Used 7900', type: 'tokens', code: 'rate_limit_exceeded' },
			})
		}
		if (wishes.has('html')) return response.end('<html>Bad gateway</html>')
		if (task === 'pesquisar') return complete(response, { ...body, task }, notesFor(wishes), foundFor(wishes))
		return complete(
			response,
			{ ...body, task },
			answerText(task, wishes, text),
			undefined,
			wishes.has('truncado') ? 'length' : 'stop',
		)
	}

	/** Until a test asks for `/soltar?palavra=` with a word of the text. */
	async function letGo(text: string) {
		while (!released.some((word) => text.includes(word)))
			await new Promise<void>((resolve) => {
				const before = tellReleased
				tellReleased = () => {
					before()
					resolve()
				}
			})
	}

	// A connection that idles on a busy machine is not cut under the next call.
	server.keepAliveTimeout = 0
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/openai/v1`,
		releaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/soltar`,
		apiKey: 'gsk_teste',
		seen,
		async stop() {
			server.closeAllConnections()
			await new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}

const NOTES =
	'- A SUSEP fiscaliza as seguradoras (https://www.gov.br/susep/pt-br).\n- A Lei 15.040/2024 rege o contrato de seguro.'
const RESULTS = [{ title: 'SUSEP', url: 'https://www.gov.br/susep/pt-br', content: 'Superintendência', score: 0.9 }]
const GONE = { title: 'Página que sumiu', url: 'https://sumiu.invalid/404', content: '', score: 0.4 }
const MUTE = { title: 'Página muda', url: 'https://mudo.invalid/', content: '', score: 0.4 }

function foundFor(wishes: Set<string>): object[] {
	if (wishes.has('mudo')) return [...RESULTS, MUTE]
	return wishes.has('sumida') ? [...RESULTS, GONE] : RESULTS
}

function notesFor(wishes: Set<string>): string {
	if (wishes.has('vazio')) return ''
	return wishes.has('hostil') ? `${NOTES}\n${HOSTILE_PAGE}` : NOTES
}

function complete(
	response: ServerResponse,
	{ model, task }: Pick<Asked, 'model'> & { task: Task },
	content: string,
	found?: object[],
	finish = 'stop',
): void {
	const { input, output } = tokensOf(task)
	send(response, 200, {
		id: 'chatcmpl-1',
		object: 'chat.completion',
		created: 1_700_000_000,
		model,
		choices: [
			{
				index: 0,
				message: {
					role: 'assistant',
					content,
					...(found && { executed_tools: [{ index: 0, type: 'browser.search', search_results: { results: found } }] }),
				},
				logprobs: null,
				finish_reason: finish,
			},
		],
		usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
		x_groq: { id: 'req_1' },
	})
}

function refuse(response: ServerResponse, status: number, message: string): void {
	send(response, status, { error: { message, type: 'invalid_request_error' } })
}

function send(response: ServerResponse, status: number, body: object): void {
	response.statusCode = status
	response.setHeader('content-type', 'application/json')
	response.end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
	let text = ''
	for await (const chunk of request) text += String(chunk)
	return text
}
