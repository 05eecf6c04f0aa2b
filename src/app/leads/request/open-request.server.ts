import { data } from 'react-router'
import { clientNetworkOf } from '#app/client-address.ts'
import type { Services } from '#app/services.ts'
import { type FoundRequest, findRequest } from '#core/leads/request/find-request.ts'
import { countRequest, isPastLimit } from '#core/limits/request-limit.ts'

/** Nobody mistypes an address that is clicked on; who tries many gets no more answers for a while. */
const WRONG = [
	{ seconds: 60, max: 10 },
	{ seconds: 3600, max: 60 },
]
const WRITES = [
	{ seconds: 60, max: 20 },
	{ seconds: 3600, max: 120 },
]
/** In kilobytes: as much as two requests may hold at most. */
const STORED = [{ seconds: 3600, max: 100 * 1024 }]

/** The request that an address opens. A wrong one is nothing at all: 404, and 429 for who goes on trying. */
export async function openRequest(request: Request, token: string, services: Services): Promise<FoundRequest> {
	const { db, now } = services
	const turn = { key: `request-miss ${addressHash(request, services)}`, limits: WRONG, now: now() }
	if (await isPastLimit(db, turn)) throw tooMany(60)
	const found = await findRequest(db, token)
	if (found) return found
	const counted = await countRequest(db, turn)
	throw counted.ok ? data(null, { status: 404 }) : tooMany(counted.retryAfterSeconds)
}

/** Whether one more may be written to a request from this network. */
export async function mayWrite(request: Request, services: Services): Promise<boolean> {
	const { db, now } = services
	const key = `request-write ${addressHash(request, services)}`
	return (await countRequest(db, { key, limits: WRITES, now: now() })).ok
}

/** Whether files from this network may still be kept. Counts nothing. */
export async function hasRoom(request: Request, services: Services): Promise<boolean> {
	const { db, now } = services
	return !(await isPastLimit(db, { key: storedKey(request, services), limits: STORED, now: now() }))
}

/** Whether so many bytes more may be kept of what this network sends. */
export async function mayStore(request: Request, services: Services, bytes: number): Promise<boolean> {
	const { db, now } = services
	const turn = { key: storedKey(request, services), limits: STORED, now: now() }
	return (await countRequest(db, { ...turn, times: Math.ceil(bytes / 1024) })).ok
}

function storedKey(request: Request, services: Services): string {
	return `request-bytes ${addressHash(request, services)}`
}

function tooMany(seconds: number) {
	return data(null, { status: 429, headers: { 'Retry-After': String(seconds) } })
}

function addressHash(request: Request, { sign }: Services): string {
	return sign(`address ${clientNetworkOf(request)}`)
}
