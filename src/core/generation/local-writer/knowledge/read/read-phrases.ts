import { z } from 'zod'
import type { Faults } from '#lib/content/faults.ts'
import { readYaml, type TextPart } from '#lib/content/read-yaml.ts'
import { angleNames, aspectNames } from '../names.ts'
import type { Angle, ArticlePhrases, Aspect, Questions } from '../types.ts'
import { label, namesOf, text, texts, words } from './fields.ts'

const questionsFile = z.record(
	z.enum(namesOf(angleNames)),
	z.strictObject({ etiqueta: label, palavras: words, depois_do_titulo: texts }),
)

/** What changes with the question that an article answers. */
export function readQuestions(part: TextPart, faults: Faults): Questions | undefined {
	const data = readYaml(questionsFile, part, faults)
	if (!data) return undefined
	const questions = Object.entries(data.value).map(([name, one]): [Angle, Questions[Angle]] => [
		angleNames[name as keyof typeof angleNames],
		{
			tag: one.etiqueta,
			words: one.palavras,
			titleTails: one.depois_do_titulo,
		},
	])
	return Object.fromEntries(questions) as Questions
}

const articlesFile = z.strictObject({
	secoes: z.record(z.enum(namesOf(aspectNames)), texts),
	depois_do_titulo_de_temas: texts,
	secoes_de_assuntos: z.strictObject({ exemplo: texts, preço: texts, armadilhas: texts }),
	convites: texts,
	nota: z.strictObject({
		inicio: text.includes('{data}'),
		antiga: text,
		fim: text.includes('{leitura}'),
		leitura: text,
	}),
})

export function readArticlePhrases(part: TextPart, faults: Faults): ArticlePhrases | undefined {
	const data = readYaml(articlesFile, part, faults)
	if (!data) return undefined
	const { value } = data
	return {
		headings: Object.fromEntries(
			Object.entries(value.secoes).map(([name, list]) => [aspectNames[name as keyof typeof aspectNames], list]),
		) as Record<Aspect, string[]>,
		matterTails: value.depois_do_titulo_de_temas,
		subjectHeadings: {
			example: value.secoes_de_assuntos.exemplo,
			price: value.secoes_de_assuntos.preço,
			traps: value.secoes_de_assuntos.armadilhas,
		},
		invitations: value.convites,
		note: {
			start: value.nota.inicio,
			old: value.nota.antiga,
			end: value.nota.fim,
			ofInsurance: value.nota.leitura,
		},
	}
}
