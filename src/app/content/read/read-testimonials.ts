import { z } from 'zod'
import { collectFaults } from '#lib/content/faults.ts'
import { readYaml, type TextPart } from '#lib/content/read-yaml.ts'
import type { Testimonial } from '../testimonials.ts'

const text = z.string().trim().min(1)

const schema = z
	.array(
		z.strictObject({
			nome: text,
			quem: text,
			texto: text,
			nota: z.number().min(0).max(5),
			foto: text.optional(),
		}),
	)
	.min(1)

/** What clients say on the home page, in its order. */
export function readTestimonials(part: TextPart): Testimonial[] {
	const faults = collectFaults()
	const data = readYaml(schema, part, faults)
	faults.throwIfAny()
	return data!.value.map(({ nome, quem, texto, nota, foto }) => ({
		name: nome,
		role: quem,
		text: texto,
		rating: nota,
		...(foto && { image: foto }),
	}))
}
