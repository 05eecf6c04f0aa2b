import { changeIdentity, revertIdentity } from '#core/identity/change-identity.ts'
import { findIdentityPictures } from '#core/identity/identity-pictures.ts'
import type { Identity } from '#core/identity/identity-schema.ts'
import type { IdentityService } from '#core/identity/identity-service.ts'
import { readIdentity } from '#core/identity/read-identity.ts'
import type { Db } from '#db/client.server.ts'
import { coalesce } from '#lib/coalesce.ts'
import type { Log } from '#lib/log.ts'
import { retry } from '#lib/retry.ts'

/** For half a minute: longer than a database takes to come back. */
const RETRIES = { times: 7, firstDelayMs: 250 }

type Needs = {
	db: Db
	fresh: Identity
	now: () => Date
	log: Log
	/** Drops every page that was made with what was known before. */
	dropPages: () => void
}

export type HeldIdentity = { service: IdentityService; changed: () => Promise<void> }

/** Keeps who the brokerage is in memory. `changed` is called whenever the database says that it is another. */
export async function holdIdentity({ db, fresh, now, log, dropPages }: Needs): Promise<HeldIdentity> {
	async function read() {
		const current = await readIdentity(db, fresh)
		return { ...current, pictures: await findIdentityPictures(db, current.identity) }
	}

	let held = await read()

	async function readAnew(): Promise<boolean> {
		try {
			held = await read()
			// After it is known: a page that is made in between would say the old thing and stay.
			dropPages()
			return true
		} catch (error) {
			log.warn({ err: error }, 'who the brokerage is could not be read anew')
			return false
		}
	}

	// One after the other, so that the last reading is the newest.
	const changed = coalesce(async () => void (await retry(readAnew, (done) => !done, RETRIES)))

	async function after<Result extends { ok: boolean }>(result: Result): Promise<Result> {
		if (result.ok) await changed()
		return result
	}

	return {
		changed,
		service: {
			current: () => held,
			fresh,
			change: async (change) => after(await changeIdentity(db, { ...change, fresh, now: now() })),
			revert: async (revert) => after(await revertIdentity(db, { ...revert, fresh, now: now() })),
		},
	}
}
