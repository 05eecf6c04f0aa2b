import { z } from 'zod'
import { categoryLimits } from './category-limits.ts'

export type CategoryFields = {
	name: string
	/** Empty: made from the name. */
	slug: string
	description: string
	metaTitle: string | null
	metaDescription: string | null
}

function text(max: number, tooLong: string) {
	return z
		.string()
		.default('')
		.transform((written) => written.replaceAll('\0', '').toWellFormed().replaceAll(/\s+/g, ' ').trim())
		.refine((written) => written.length <= max, tooLong)
}

function optionalText(max: number, tooLong: string) {
	return text(max, tooLong).transform((written) => written || null)
}

/** From what the page sends to a category's fields. */
export const categoryFieldsSchema = z.object({
	name: text(categoryLimits.name, `O nome tem no máximo ${categoryLimits.name} caracteres`).refine(
		(name) => name !== '',
		'Informe o nome',
	),
	slug: text(categoryLimits.slug, `O endereço tem no máximo ${categoryLimits.slug} caracteres`),
	description: text(categoryLimits.description, `A descrição tem no máximo ${categoryLimits.description} caracteres`),
	metaTitle: optionalText(
		categoryLimits.metaTitle,
		`O meta título tem no máximo ${categoryLimits.metaTitle} caracteres`,
	),
	metaDescription: optionalText(
		categoryLimits.metaDescription,
		`A meta descrição tem no máximo ${categoryLimits.metaDescription} caracteres`,
	),
}) satisfies z.ZodType<CategoryFields>
