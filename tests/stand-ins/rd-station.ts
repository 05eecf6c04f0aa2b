import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TakenConversion = Record<string, unknown> & { conversion_identifier: string; email: string }

/** The one key it knows. */
export const RD_KEY = 'chave-do-rd-station-0a1b'

/**
 * RD Station's conversions on this machine. It answers as the service does: 200 with an event_uuid, 401 to another key, and 400 with a list of
 * what is wrong, a field that the account does not have included.
 */
export async function startRdStation({ customFields = ['cf_pedido'] }: { customFields?: string[] } = {}) {
	const taken: TakenConversion[] = []
	const waiting: (() => void)[] = []
	let next: number | 'hang' | 'html' | undefined
	let silent = false
	const server = createServer((request, response) => {
		let body = ''
		request.on('data', (chunk: Buffer) => (body += chunk.toString()))
		request.on('end', () => {
			const fault = next
			next = undefined
			const answer = (status: number, content: unknown) =>
				response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
			const { pathname, searchParams } = new URL(request.url ?? '', 'http://rd')
			if (fault === 'hang') return
			if (fault === 'html') return void response.end('<html>manutenção</html>')
			if (fault) return void answer(fault, { errors: [{ error_type: 'STAND_IN', error_message: 'Asked for.' }] })
			if (request.method !== 'POST' || pathname !== '/platform/conversions')
				return void answer(404, { errors: { error_type: 'RESOURCE_NOT_FOUND', error_message: 'Not found.' } })
			if (searchParams.get('api_key') !== RD_KEY)
				return void answer(401, { errors: { error_type: 'UNAUTHORIZED', error_message: 'Invalid api_key.' } })
			const errors = faultsIn(body, customFields)
			if (errors.length > 0) return void answer(400, { errors })
			taken.push((JSON.parse(body) as { payload: TakenConversion }).payload)
			if (!silent) answer(200, { event_uuid: randomUUID() })
			for (const tell of waiting.splice(0)) tell()
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		taken,
		/** When it has taken the next one. */
		heard: () => new Promise<void>((resolve) => waiting.push(resolve)),
		/** From now on it takes and says nothing. */
		fallSilent: (value = true) => {
			silent = value
		},
		/** What the next call meets: a status, no answer at all, or a page in place of one. */
		failNext: (fault: number | 'hang' | 'html') => {
			next = fault
		},
		stop: async () => {
			server.closeAllConnections()
			await new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}

const standard =
	/^(?:conversion_identifier|email|name|personal_phone|mobile_phone|tags|legal_bases|traffic_(?:source|medium|campaign|value))$/

function faultsIn(body: string, customFields: readonly string[]) {
	const wrong = (path: string, type: string) => ({ error_type: type, error_message: 'Is invalid.', path: `$.${path}` })
	const { event_type: type, event_family: family, payload } = JSON.parse(body) as Record<string, unknown>
	const fields = (payload ?? {}) as Record<string, unknown>
	const bases = (fields['legal_bases'] ?? []) as Record<string, string>[]
	return [
		...(type === 'CONVERSION' ? [] : [wrong('event_type', 'INVALID_OPTION')]),
		...(family === 'CDP' ? [] : [wrong('event_family', 'INVALID_OPTION')]),
		...(fields['conversion_identifier'] ? [] : [wrong('payload.conversion_identifier', 'CANNOT_BE_NULL')]),
		...(/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(String(fields['email'])) ? [] : [wrong('payload.email', 'INVALID_FORMAT')]),
		...Object.keys(fields)
			.filter((name) => !standard.test(name) && !customFields.includes(name))
			.map((name) => wrong(`payload.${name}`, 'INVALID_FIELDS')),
		...bases
			.filter(({ category, status }) => category !== 'communications' || !/^(?:granted|declined)$/.test(status ?? ''))
			.map(() => wrong('payload.legal_bases', 'INVALID_OPTION')),
	]
}
