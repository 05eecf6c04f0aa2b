import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { type WebhookTarget, type WebhookType, webhookTargets } from '#db/schema/webhooks.ts'
import { isId } from '#lib/is-id.ts'
import { type Lookup, resolvePublic } from '#lib/resolve-public.ts'
import type { Seal } from '#lib/seal.ts'
import { newWebhookSecret } from './sign-webhook.ts'

/** More than this nobody has, and every change of a lead is a message to each. */
export const MOST_TARGETS = 10

export type AddTargetResult =
	/** The secret is told this once. */
	{ ok: true; id: string; secret: string } | { ok: false; reason: 'too-many' | 'not-public' | 'not-found' }

type Acting = { actor: ActingAdmin; now: Date }
type Adding = Acting & { url: string; types: readonly WebhookType[]; seal: Seal; lookup?: Lookup | undefined }

/** A target is looked up before it is kept, and again before every message. */
export async function addTarget(db: Db, { url, types, seal, lookup, actor, now }: Adding): Promise<AddTargetResult> {
	const { hostname, href } = new URL(url)
	const found = await resolvePublic(hostname, lookup)
	if (!found.ok) return found
	return db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext('farol webhook targets'))`)
		if ((await tx.$count(webhookTargets)) >= MOST_TARGETS) return { ok: false, reason: 'too-many' }
		const id = randomUUID()
		const secret = newWebhookSecret()
		await tx.insert(webhookTargets).values({
			id,
			url: href,
			types: [...types],
			sealedSecret: seal.close(sealName(id), secret),
			keyVersion: seal.keyVersion,
			createdAt: now,
		})
		await log(tx, 'webhook.added', { id, url: href }, { actor, now })
		return { ok: true, id, secret }
	})
}

export function sealName(id: string): string {
	return `webhook ${id}`
}

export async function removeTarget(db: Db, { id, ...acting }: Acting & { id: string }): Promise<boolean> {
	if (!isId(id)) return false
	return db.transaction(async (tx) => {
		const [gone] = await tx.delete(webhookTargets).where(eq(webhookTargets.id, id)).returning()
		if (gone) await log(tx, 'webhook.removed', gone, acting)
		return gone !== undefined
	})
}

type Switching = Acting & { id: string; active: boolean }

/** While it is off, nothing is written for it and what is due waits. */
export async function switchTarget(db: Db, { id, active, ...acting }: Switching): Promise<boolean> {
	if (!isId(id)) return false
	return db.transaction(async (tx) => {
		const [changed] = await tx.update(webhookTargets).set({ active }).where(eq(webhookTargets.id, id)).returning()
		if (!changed) return false
		await log(tx, active ? 'webhook.resumed' : 'webhook.paused', changed, acting)
		if (active) await tx.execute(sql`select pg_notify('webhook_queued', '')`)
		return true
	})
}

export function listTargets(db: Db): Promise<WebhookTarget[]> {
	return db.select().from(webhookTargets).orderBy(asc(webhookTargets.createdAt), asc(webhookTargets.id))
}

type Action = 'webhook.added' | 'webhook.removed' | 'webhook.paused' | 'webhook.resumed'

/** Of the address only the host: what comes after it may be a key of the other side. */
async function log(tx: Db, action: Action, { id, url }: { id: string; url: string }, { actor, now }: Acting) {
	const subject = { id, label: new URL(url).hostname }
	await recordAudit(tx, { action, actor, subject, address: actor.address, now })
}
