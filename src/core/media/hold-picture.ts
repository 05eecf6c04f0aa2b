import { setTimeout as wait } from 'node:timers/promises'
import { type Lease, takeLease } from '#core/leases/take-lease.ts'
import type { Db } from '#db/client.server.ts'

/** The kind under which a picture's name is held; what breaks off stays there by name, for `removeLeftPictures`. */
export const PICTURE_LEASE = 'picture'

const LOOK_MS = 100

type Hold<T> = { name: string; work: (lease: Lease) => Promise<T> }

/**
 * One at a time is at a picture's row and files, over all instances. By a lease and not by a transaction: a slow file store
 * must hold up nobody else.
 */
export async function holdPicture<T>(db: Db, { name, work }: Hold<T>): Promise<T> {
	for (;;) {
		const taken = await takeLease(db, { kind: PICTURE_LEASE, name })
		if (taken.ok) return finish(taken.lease, work)
		await wait(LOOK_MS)
	}
}

async function finish<T>(lease: Lease, work: Hold<T>['work']): Promise<T> {
	try {
		const result = await work(lease)
		await lease.release()
		return result
	} catch (error) {
		await lease.abandon().catch(() => {})
		throw error
	}
}
