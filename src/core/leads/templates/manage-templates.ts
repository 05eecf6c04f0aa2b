import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { type MessageTemplate, messageTemplates } from '#db/schema/message-templates.ts'
import { isId } from '#lib/is-id.ts'
import type { ReleasedTemplate } from './read/read-template-texts.ts'

/** More than anybody finds her way in, with a thumb. */
export const MOST_TEMPLATES = 12

const inUse = isNull(messageTemplates.removedAt)

/** Brings those that came with the program, each once; what somebody changed or removed stays as they left it. */
export async function syncTemplates(db: Db, { released, now }: { released: readonly ReleasedTemplate[]; now: Date }) {
	const rows = released.map((text, position) => ({ ...text, position, createdAt: now, updatedAt: now }))
	if (rows.length > 0) await db.insert(messageTemplates).values(rows).onConflictDoNothing()
}

export function listTemplates(db: Db): Promise<MessageTemplate[]> {
	return db
		.select()
		.from(messageTemplates)
		.where(inUse)
		.orderBy(asc(messageTemplates.position), asc(messageTemplates.createdAt), asc(messageTemplates.id))
}

type Text = { name: string; body: string }
type Acting = { actor: ActingAdmin; now: Date }

export type AddTemplateResult = { ok: true; id: string } | { ok: false; reason: 'too-many' }

export function addTemplate(db: Db, { name, body, actor, now }: Text & Acting): Promise<AddTemplateResult> {
	return db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext('farol message templates'))`)
		const used = await tx.$count(messageTemplates, inUse)
		if (used >= MOST_TEMPLATES) return { ok: false, reason: 'too-many' }
		const [added] = await tx
			.insert(messageTemplates)
			.values({ name, body, position: 1000, createdAt: now, updatedAt: now })
			.returning({ id: messageTemplates.id })
		await log(tx, 'template.added', { id: added!.id, name }, { actor, now })
		return { ok: true, id: added!.id }
	})
}

export type ChangeTemplateResult = { ok: true } | { ok: false; reason: 'not-found' | 'changed-meanwhile' }
type Seen = Acting & { id: string; seen: number }

/** Nobody overwrites a text they have not seen. */
export function changeTemplate(
	db: Db,
	{ id, seen, name, body, actor, now }: Text & Seen,
): Promise<ChangeTemplateResult> {
	return touch(db, { id, seen, set: { name, body, updatedAt: now } }, (tx) =>
		log(tx, 'template.changed', { id, name }, { actor, now }),
	)
}

export function removeTemplate(db: Db, { id, seen, actor, now }: Seen): Promise<ChangeTemplateResult> {
	return touch(db, { id, seen, set: { removedAt: now } }, (tx, { name }) =>
		log(tx, 'template.removed', { id, name }, { actor, now }),
	)
}

type Touch = { id: string; seen: number; set: Partial<typeof messageTemplates.$inferInsert> }
type After = (tx: Db, template: MessageTemplate) => Promise<void>

async function touch(db: Db, { id, seen, set }: Touch, after: After): Promise<ChangeTemplateResult> {
	if (!isId(id)) return { ok: false, reason: 'not-found' }
	const { id: column, version } = messageTemplates
	return db.transaction(async (tx): Promise<ChangeTemplateResult> => {
		const [changed] = await tx
			.update(messageTemplates)
			.set({ ...set, version: sql`${version} + 1` })
			.where(and(eq(column, id), inUse, eq(version, seen)))
			.returning()
		if (!changed) {
			const there = await tx.$count(messageTemplates, and(eq(column, id), inUse))
			return { ok: false, reason: there > 0 ? 'changed-meanwhile' : 'not-found' }
		}
		await after(tx, changed)
		return { ok: true }
	})
}

type Action = 'template.added' | 'template.changed' | 'template.removed'

async function log(tx: Db, action: Action, { id, name }: { id: string; name: string }, { actor, now }: Acting) {
	await recordAudit(tx, { action, actor, subject: { id, label: name }, address: actor.address, now })
}
