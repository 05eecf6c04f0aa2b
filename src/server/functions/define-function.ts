import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { AnswerOnceResult } from '#core/idempotency/answer-once.ts'
import type { Auth, SignedInUser } from '#core/users/auth.ts'
import { can } from '#core/users/rights.ts'
import { checkPayload, invalidPayload, readPayload } from '#lib/parse-payload.ts'

/** Whoever calls: an admin, or anybody where the function is open. */
export type Caller = { user: SignedInUser | null; correlationId: string; signal: AbortSignal }
export type FunctionAnswer = { status?: number; body: object }
export type ServerFunction = {
	/** In Portuguese, for /openapi.json, as are the schema and an example that fits it. */
	summary: string
	payload: z.ZodType
	example: object
	open: boolean
	/** Answers of its own besides those that every function has, by their status. */
	refusals?: Record<number, string>
	/** Says on GET with `health=1` that it is up. */
	health: boolean
	call: (payload: unknown, caller: Caller) => Promise<FunctionAnswer>
}

type Definition<Payload> = {
	summary: string
	payload: z.ZodType<Payload>
	example: object
	/** Anybody may call it. Only `admin-setup`, which must work before there is an admin. */
	open?: boolean
	health?: boolean
	refusals?: Record<number, string>
	run: (payload: Payload, caller: Caller) => Promise<FunctionAnswer>
}

/** A function is its payload's schema and what it does; everything around that is the same for all. */
export function defineFunction<Payload>(definition: Definition<Payload>): ServerFunction {
	const { payload, open = false, health = false, run } = definition
	return {
		...definition,
		open,
		health,
		async call(raw, caller) {
			const checked = checkPayload(raw, payload)
			return checked.ok ? run(checked.value, caller) : { status: 400, body: checked.body }
		},
	}
}

/** Acts once on a request that is sent again under the same key. */
export type Once = (asked: {
	key: string
	fingerprint: string
	answer: () => Promise<FunctionAnswer>
}) => Promise<AnswerOnceResult>

type FunctionCall = {
	name: string
	request: Request
	auth: Pick<Auth, 'userOf'>
	correlationId: string
	once: Once
}

/** Answers `/functions/v1/{name}`. Who may not call learns nothing, not even which functions there are. */
export async function callFunction(
	functions: Readonly<Record<string, ServerFunction>>,
	called: FunctionCall,
): Promise<Response> {
	const { correlationId } = called
	const { status, body, headers } = await decide(functions, called)
	return Response.json({ ...body, correlationId }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

function isRead({ method }: Request): boolean {
	return method === 'GET' || method === 'HEAD'
}

async function decide(
	functions: Readonly<Record<string, ServerFunction>>,
	{ name, request, auth, correlationId, once }: FunctionCall,
): Promise<{ status: number; body: object; headers?: Record<string, string> }> {
	const called = Object.hasOwn(functions, name) ? functions[name] : undefined
	const asksForHealth = called?.health && isRead(request) && new URL(request.url).searchParams.has('health')
	if (request.method !== 'POST' && !asksForHealth)
		return { ...refusal(405, 'METHOD_NOT_ALLOWED', 'Use POST.'), headers: { Allow: 'POST' } }
	const user = called?.open ? null : await auth.userOf(request.headers)
	if (!called?.open) {
		if (!user) return refusal(401, 'UNAUTHORIZED', 'Entre para continuar.')
		if (!can(user, 'functions')) return refusal(403, 'FORBIDDEN', 'Só administradores podem fazer isto.')
	}
	if (!called) return refusal(404, 'NOT_FOUND', 'Função desconhecida.')
	if (asksForHealth) return { status: 200, body: { status: 'healthy' } }

	const payload = await readBody(request)
	if (!payload.ok) return payload
	const answer = () => called.call(payload.value, { user, correlationId, signal: request.signal })
	const key = request.headers.get('idempotency-key')
	if (key === null || !user) return settled(await answer())
	if (key === '' || key.length > LONGEST_KEY)
		return { status: 400, body: invalidPayload([{ path: 'Idempotency-Key', message: 'De 1 a 255 caracteres.' }]) }
	const result = await once({ key: `${user.id}:${key}`, fingerprint: hashOf(`${name}\n${payload.text}`), answer })
	return result.ok ? settled(result.answer) : onceRefusals[result.reason]
}

const LONGEST_KEY = 255

const onceRefusals = {
	'other-request': refusal(409, 'IDEMPOTENCY_KEY_REUSED', 'Esta chave já foi usada com outros dados.'),
	'under-way': refusal(409, 'IDEMPOTENCY_KEY_IN_USE', 'Este pedido ainda está em andamento.'),
}

function settled({ status = 200, body }: FunctionAnswer) {
	return { status, body }
}

function hashOf(text: string): string {
	return createHash('sha256').update(text).digest('hex')
}

type Refused = { ok: false; status: number; body: object }

/** An empty body is an empty payload; anything else must be JSON, which a form of another site cannot send. */
async function readBody(request: Request): Promise<{ ok: true; value: unknown; text: string } | Refused> {
	const text = await request.text()
	if (text.trim() === '') return { ok: true, value: {}, text: '' }
	if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
		return { ok: false, ...refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Envie JSON (Content-Type: application/json).') }
	const read = readPayload(text)
	return read.ok ? { ...read, text } : { ...read, status: 400 }
}

function refusal(status: number, code: string, error: string) {
	return { status, body: { error, code } }
}
