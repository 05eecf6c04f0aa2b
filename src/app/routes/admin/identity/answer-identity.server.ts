import { data, type RouterContextProvider } from 'react-router'
import { readForm } from '#app/read-form.ts'
import { correlationId, services } from '#app/services.ts'
import type { ChangeIdentityResult } from '#core/identity/change-identity.ts'
import { type Identity, type IdentityField, identityFields } from '#core/identity/identity-schema.ts'
import type { IdentityService } from '#core/identity/identity-service.ts'
import { parseJson } from '#lib/parse-json.ts'
import { actingAdmin } from '../acting-admin.ts'
import { checkValues, type DraftErrors } from './draft.ts'

type Current = { version: number; identity: Identity }

/** What came of a save or of going back. */
export type IdentityAnswer =
	| ({ kind: 'saved'; reverted: boolean; changed: IdentityField[] } & Current)
	| { kind: 'refused'; errors: DraftErrors }
	| ({ kind: 'overtaken'; fields: IdentityField[]; by: string; at: Date } & Current)
	| { kind: 'failed'; message: string }

type Args = { request: Request; context: Readonly<RouterContextProvider> }

export async function answerIdentity({ request, context }: Args) {
	const { identity, log } = context.get(services)
	const form = await readForm(request)
	const who = { by: actingAdmin(request, context), address: actingAdmin(request, context).address }
	try {
		if (form['intent'] === 'revert') return answer(await revert(identity, form, who), true)
		const given = parseJson(form['values'] ?? '')
		if (!given.ok || !given.value || typeof given.value !== 'object') throw data(null, { status: 400 })
		const checked = checkValues(given.value as Record<string, unknown>)
		if (!checked.ok) return data<IdentityAnswer>({ kind: 'refused', errors: checked.errors }, { status: 422 })
		return answer(await identity.change({ ...who, values: checked.values, seen: versionIn(form['seen']) }), false)
	} catch (error) {
		if (!(error instanceof Error)) throw error
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'who the brokerage is could not be changed')
		const message = `Nada mudou no site. Tente de novo em instantes. Código do erro: ${id}`
		return data<IdentityAnswer>({ kind: 'failed', message }, { status: 503 })
	}
}

type Who = Pick<Parameters<IdentityService['change']>[0], 'by' | 'address'>

/** To a version, wholly or only in the parts that are named. */
function revert(identity: IdentityService, form: Record<string, string>, who: Who) {
	const named = form['fields']?.split(',')
	const fields = named && identityFields.filter((field) => named.includes(field))
	return identity.revert({ ...who, to: versionIn(form['to']), seen: versionIn(form['seen']), fields })
}

function versionIn(text: string | undefined): number {
	if (!/^\d{1,9}$/.test(text ?? '')) throw data(null, { status: 400 })
	return Number(text)
}

function answer(result: ChangeIdentityResult, reverted: boolean) {
	if (result.ok) {
		const { ok: _, ...saved } = result
		return data<IdentityAnswer>({ kind: 'saved', reverted, ...saved })
	}
	// Nobody is shown a version that there never was.
	if (result.reason === 'version-unknown') throw data(null, { status: 400 })
	if (result.reason === 'picture-unknown') {
		const message = 'Esta imagem não está na biblioteca. Escolha outra.'
		const errors = Object.fromEntries(result.places.map((place) => [place, message]))
		return data<IdentityAnswer>({ kind: 'refused', errors }, { status: 422 })
	}
	const { ok: _, reason: __, ...overtaken } = result
	return data<IdentityAnswer>({ kind: 'overtaken', ...overtaken }, { status: 409 })
}
