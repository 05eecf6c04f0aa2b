import { dayOf, type EditorFields } from './editor-fields.ts'

const labels: Partial<Record<keyof EditorFields, string>> = {
	title: 'Título',
	slug: 'Endereço',
	status: 'Status',
	categoryId: 'Categoria',
	excerpt: 'Resumo',
	tags: 'Tags',
	focusPhrase: 'Frase de foco',
	metaTitle: 'Meta título',
	metaDescription: 'Meta descrição',
	authorName: 'Autor',
	reviewerName: 'Revisor',
	factCheckedAt: 'Verificação',
	sourceUrls: 'Fontes',
	faqs: 'Perguntas',
	featuredImageUrl: 'Capa',
	coverAlt: 'Texto da capa',
	coverCredit: 'Crédito',
	coverCreditUrl: 'Página do crédito',
	publishAt: 'Publicar em',
	unpublishAt: 'Retirar em',
}

export type FieldChange = { label: string; before: string; after: string }

/** Every field but the text in which two states of an article differ, in words. */
export function describeFields(
	before: EditorFields,
	after: EditorFields,
	categories: readonly { id: string; name: string }[],
): FieldChange[] {
	const say = (fields: EditorFields, name: keyof EditorFields): string => {
		if (name === 'status') return fields.status === 'published' ? 'Publicado' : 'Rascunho'
		if (name === 'categoryId')
			return (
				categories.find(({ id }) => id === fields.categoryId)?.name ?? (fields.categoryId === 'none' ? '' : 'outra')
			)
		if (name === 'factCheckedAt') return dayOf(fields.factCheckedAt).split('-').toReversed().join('/')
		if (name === 'publishAt' || name === 'unpublishAt') return fields[name].replace('T', ' ')
		if (name === 'faqs') return fields.faqs.map(({ question, answer }) => `${question} ${answer}`).join('\n')
		const value = fields[name]
		return Array.isArray(value) ? value.join(', ') : value
	}
	return (Object.keys(labels) as (keyof EditorFields)[])
		.map((name) => ({ label: labels[name]!, before: say(before, name), after: say(after, name) }))
		.filter((change) => change.before !== change.after)
}
