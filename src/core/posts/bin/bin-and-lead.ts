import type { Db } from '#db/client.server.ts'
import type { SavedBy } from '../post-fields.ts'
import { type BinResult, binPosts } from './bin-posts.ts'
import { type SetGoneToResult, setGoneTo } from './set-gone-to.ts'

export type BinAndLeadResult = ({ ok: true } & BinResult) | Extract<SetGoneToResult, { ok: false }>

type Binning = { id: string; to: string; by: SavedBy; siteUrl: string; now: Date; address?: string | undefined }

/** Puts an article into the bin and leads its readers on, or does neither. */
export async function binAndLead(db: Db, { id, to, siteUrl, ...change }: Binning): Promise<BinAndLeadResult> {
	return db
		.transaction(async (tx): Promise<BinAndLeadResult> => {
			const result = await binPosts(tx, { ids: [id], ...change })
			if (result.binned.length === 0) return { ok: true, ...result }
			const led = await setGoneTo(tx, { id, to, siteUrl, ...change })
			if (!led.ok) throw new NotLed(led)
			return { ok: true, ...result }
		})
		.catch((error: unknown): BinAndLeadResult => {
			if (error instanceof NotLed) return error.refusal
			throw error
		})
}

class NotLed extends Error {
	readonly refusal: Extract<SetGoneToResult, { ok: false }>

	constructor(refusal: Extract<SetGoneToResult, { ok: false }>) {
		super(refusal.reason)
		this.refusal = refusal
	}
}
