import { type ActionFunctionArgs, data } from 'react-router'
import { sentForm } from '#app/read-form.ts'
import { services } from '#app/services.ts'
import { type ChangeLeadStatusesResult, changeLeadStatuses, type LeadMove } from '#core/leads/change-lead-statuses.ts'
import { LEADS_PER_PAGE } from '#core/leads/list-leads.ts'
import { actingAdmin } from '../acting-admin.ts'
import { parseLostReason, parseStatus } from './status-slugs.ts'

export type MoveLeadsAnswer = {
	ok: boolean
	title: string
	text?: string | undefined
	/** Sent again, it takes back what was done. */
	undo: LeadMove[]
}

/** The chosen leads take another state, each from the one it was seen in. */
export async function moveLeads({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
	const form = await sentForm(request)
	const moves = form.getAll('move').map(readMove)
	const known = moves.filter((move) => move !== undefined)
	if (known.length !== moves.length || moves.length === 0 || moves.length > LEADS_PER_PAGE)
		throw data(null, { status: 400 })
	const { db, now } = context.get(services)
	const lostReason = parseLostReason(form.get('reason'))
	if (known.some(({ to }) => to === 'lost') && !lostReason) throw data(null, { status: 400 })
	const actor = actingAdmin(request, context)
	const result = await changeLeadStatuses(db, { moves: known, lostReason, actor, now: now() })
	return told(result, { taken: form.get('undo') !== null })
}

/** 'id seen to' */
function readMove(sent: FormDataEntryValue): LeadMove | undefined {
	const [id = '', seen, to] = typeof sent === 'string' ? sent.split(' ') : []
	const [from, next] = [parseStatus(seen), parseStatus(to)]
	return from && next ? { id, seen: from, to: next } : undefined
}

function told({ moved, unchanged, refused }: ChangeLeadStatusesResult, { taken }: { taken: boolean }): MoveLeadsAnswer {
	const notes = [
		unchanged > 0 && `${pedidos(unchanged)} já ${unchanged === 1 ? 'estava' : 'estavam'} assim.`,
		refused > 0 &&
			`${pedidos(refused)} ${refused === 1 ? 'mudou antes ou não existe' : 'mudaram antes ou não existem'} mais: confira.`,
	].filter(Boolean)
	const done = taken ? 'de volta à situação anterior' : 'com a situação alterada'
	return {
		ok: refused === 0,
		title: moved.length === 0 ? 'Nada foi alterado' : `${pedidos(moved.length)} ${done}`,
		text: notes.join(' ') || undefined,
		// Why one was lost is not known any more once it is not lost.
		undo:
			taken || moved.some(({ seen }) => seen === 'lost')
				? []
				: moved.map(({ id, seen, to }) => ({ id, seen: to, to: seen })),
	}
}

function pedidos(count: number): string {
	return count === 1 ? '1 pedido' : `${count} pedidos`
}
