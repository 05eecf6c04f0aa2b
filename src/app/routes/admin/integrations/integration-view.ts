import type { Integration, IntegrationField } from '#core/integrations/integration.ts'
import type { FieldValue, IntegrationServices } from '#core/integrations/integration-services.ts'
import { integrations } from '#core/integrations/registry.ts'
import type { IntegrationState } from '#core/integrations/states.ts'
import { type StateWords, stateWords } from './integration-words.ts'

export type ShownField = IntegrationField & { value: FieldValue }

/** A service as the screen shows it. */
export type IntegrationView = Pick<Integration, 'id' | 'label' | 'serves' | 'group' | 'keyAt' | 'test' | 'ownKey'> & {
	fields: ShownField[]
	state: StateWords
	/** All that it needs is there. */
	isSet: boolean
	/** Something of it is kept in the database. */
	isKept: boolean
}

type Known = { states: Record<string, IntegrationState>; valueOf: IntegrationServices['valueOf']; now: Date }

/** Every service with where its values come from, never the secret ones themselves. */
export function viewIntegrations({ states, valueOf, now }: Known): IntegrationView[] {
	return integrations.map((integration) => {
		const { id, label, serves, group, keyAt, test, ownKey } = integration
		const fields = integration.fields.map((field) => ({ ...field, value: valueOf(field.name) }))
		const values = fields.map(({ value, optional }) => ({ ...value, optional: optional ?? false }))
		const state = stateWords(integration, { values, state: states[id], now })
		return {
			id,
			label,
			serves,
			group,
			test,
			fields,
			state,
			...(keyAt && { keyAt }),
			...(ownKey && { ownKey }),
			isSet: state.kind !== 'missing' && state.kind !== 'again',
			isKept: values.some(({ from }) => from === 'stored' || from === 'unreadable'),
		}
	})
}
