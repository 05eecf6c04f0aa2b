import { emptyFields, type FieldValues, mapPostFields, type PostFields, type SavedBy } from '../post-fields.ts'

/** An article's fields with everything a test does not care about filled in. */
export function written(overrides: Partial<PostFields> = {}): PostFields {
	return { ...emptyFields(), title: 'Seguro auto', excerpt: 'Resumo', content: '<p>Texto</p>', ...overrides }
}

/** Something that each kind of field may hold, and none holds unasked. */
const samples: FieldValues = {
	text: 'Um texto',
	'optional-text': 'Outro texto',
	slug: 'um-texto',
	html: '<p>Um texto comprido</p>',
	status: 'published',
	category: 'aaaaaaaa-0000-4000-8000-000000000002',
	tags: ['auto', 'vida'],
	addresses: ['https://www.gov.br/susep', 'https://www.gov.br/ans'],
	questions: [{ question: 'Quanto custa?', answer: 'Depende.' }],
	moment: new Date('2026-04-01T12:00:00Z'),
	picture: '/media/files/capa.webp',
	address: 'https://unsplash.com/@ana',
	focus: '50% 40%',
}

/** Every field of an article filled in. */
export function filled(): PostFields {
	return mapPostFields((_name, { kind }) => samples[kind]) as PostFields
}

export const rita: NonNullable<SavedBy> = { id: 'rita', name: 'Rita', email: 'rita@exemplo.com.br', role: 'admin' }
export const caio: NonNullable<SavedBy> = { id: 'caio', name: 'Caio', email: 'caio@exemplo.com.br', role: 'admin' }
