import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { seededRandom } from '#lib/seeded-random.ts'

export type Chance = {
	/** In [0, 1). */
	random: () => number
	happens: (share: number) => boolean
	/** From 1 to the most. */
	upTo: (most: number) => number
	oneOf: <T>(all: readonly T[]) => T
}

/** Numbers that follow from the seed and the name: what one part of the world draws leaves the others as they are. */
export function chanceOf(seed: string, name: string): Chance {
	const random = seededRandom(`${seed} ${name}`)
	return {
		random,
		happens: (share) => random() < share,
		upTo: (most) => 1 + Math.floor(random() * most),
		oneOf: (all) => all[Math.floor(random() * all.length)]!,
	}
}

/** Ids and keys, the database's too, follow from the seed: rows that are sorted by their ids come in the same order again. */
export function seedIds(seed: string): () => void {
	const random = seededRandom(`${seed} ids`)
	function fill<T extends NodeJS.ArrayBufferView>(view: T): T {
		const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
		for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(random() * 256)
		return view
	}
	function uuid(): crypto.UUID {
		const hex = fill(Buffer.alloc(16)).toString('hex')
		return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
	}
	const { randomFillSync, randomUUID, randomBytes } = crypto
	const ofWeb = globalThis.crypto.randomUUID.bind(globalThis.crypto)
	crypto.randomFillSync = fill
	crypto.randomUUID = uuid
	crypto.randomBytes = (size: number) => fill(Buffer.alloc(size))
	globalThis.crypto.randomUUID = uuid
	syncBuiltinESMExports()
	return () => {
		Object.assign(crypto, { randomFillSync, randomUUID, randomBytes })
		globalThis.crypto.randomUUID = ofWeb
		syncBuiltinESMExports()
	}
}
