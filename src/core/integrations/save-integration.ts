import { randomBytes } from 'node:crypto'
import { newVapidKey } from '#core/push/vapid.ts'
import type { Db } from '#db/client.server.ts'
import type { Integration, IntegrationField } from './integration.ts'
import type { IntegrationServices } from './integration-services.ts'
import type { Outcome } from './outcome.ts'
import { noteOutcome } from './states.ts'
import { keepValues } from './stored-values.ts'

type Acting = { by: { id: string; email: string }; address?: string | undefined; now: Date }
type Save = Acting & {
	services: IntegrationServices
	integration: Integration
	/** What was typed, by variable. An empty secret stays as it is; anything else that is empty is taken away. */
	entered: Readonly<Record<string, string>>
}

export type SaveResult =
	/** Kept. What came of the test, where there is one. */
	| { ok: true; outcome: Outcome | undefined }
	| { ok: false; reason: 'nothing-entered' }
	| { ok: false; reason: 'not-valid'; takes: Readonly<Record<string, string>> }
	/** Nothing was kept: what was there before still holds. */
	| { ok: false; reason: 'test-failed'; outcome: Extract<Outcome, { ok: false }> }

/** Keeps what was entered for a service once a real call with it went well; otherwise nothing changes. */
export async function saveIntegration(
	db: Db,
	{ services, integration, entered, by, address, now }: Save,
): Promise<SaveResult> {
	const { id, fields, test } = integration
	const values = Object.fromEntries(
		fields.flatMap((field) => {
			const value = changeOf(field, entered[field.name]?.trim() ?? '', services, integration.ownKey)
			return value === undefined ? [] : [[field.name, value]]
		}),
	)
	const takes = faults(integration, values, services)
	if (Object.keys(takes).length > 0) return { ok: false, reason: 'not-valid', takes }
	if (Object.keys(values).length === 0) return { ok: false, reason: 'nothing-entered' }

	const to = by.email
	const tried = test === 'call' ? await services.test(id, { entered: values, to }) : undefined
	if (tried && !tried.ok) return { ok: false, reason: 'test-failed', outcome: tried }
	await keepValues(db, { integration, values, seal: services.seal, by, address, now })
	await services.reload()
	if (tried) await noteOutcome(db, { service: id, outcome: tried, now })
	return { ok: true, outcome: test === 'call-after' ? await services.test(id, { to }) : tried }
}

type Remove = Acting & Pick<Save, 'services' | 'integration'>

/** Takes away all that is kept for a service. What the environment gives stays. */
export async function removeIntegration(db: Db, { services, integration, ...acting }: Remove): Promise<void> {
	const values = Object.fromEntries(integration.fields.map(({ name }) => [name, null]))
	await keepValues(db, { integration, values, seal: services.seal, ...acting })
	await services.reload()
}

const makers: Record<NonNullable<Integration['ownKey']>, () => string> = {
	hex: () => randomBytes(16).toString('hex'),
	vapid: newVapidKey,
}

/** What a field is changed to; nothing where it stays. */
function changeOf(
	{ name, secret }: IntegrationField,
	typed: string,
	{ valueOf }: IntegrationServices,
	ownKey: Integration['ownKey'],
): string | null | undefined {
	const { from, ...kept } = valueOf(name)
	if (from === 'environment') return undefined
	const isKept = from === 'stored' || from === 'unreadable'
	if (typed === '' && ownKey && !isKept) return makers[ownKey]()
	if (typed === '') return isKept && !secret ? null : undefined
	return !secret && 'shown' in kept && kept.shown === typed ? undefined : typed
}

function faults(
	{ fields }: Integration,
	values: Readonly<Record<string, string | null>>,
	services: IntegrationServices,
) {
	return Object.fromEntries(
		fields.flatMap(({ name, optional }) => {
			const value = values[name]
			if (typeof value === 'string') {
				const takes = services.faultIn(name, value)
				return takes ? [[name, takes]] : []
			}
			const { from } = services.valueOf(name)
			const stays = value === undefined && (from === 'environment' || from === 'stored')
			return optional || stays ? [] : [[name, 'um valor']]
		}),
	) as Record<string, string>
}
