import type { PostFields, SavedBy } from '../post-fields.ts'
import { emptyFields } from '../stored-fields.ts'

/** An article's fields with everything a test does not care about filled in. */
export function written(overrides: Partial<PostFields> = {}): PostFields {
	return { ...emptyFields(), title: 'Seguro auto', excerpt: 'Resumo', content: '<p>Texto</p>', ...overrides }
}

export const rita: NonNullable<SavedBy> = { id: 'rita', name: 'Rita', email: 'rita@exemplo.com.br' }
export const caio: NonNullable<SavedBy> = { id: 'caio', name: 'Caio', email: 'caio@exemplo.com.br' }
