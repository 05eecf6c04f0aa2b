import { z } from 'zod'
import { collectFaults } from '#lib/content/faults.ts'
import type { Files } from '#lib/content/read-folder.ts'
import { readYaml } from '#lib/content/read-yaml.ts'
import { plain } from '../../plain-words.ts'

const plainPhrase = z
	.string()
	.min(1)
	.refine(
		(phrase) =>
			plain(phrase.replace(/\*|\.\.\./g, '')) ===
			phrase
				.replace(/\*|\.\.\./g, '')
				.replace(/\s+/g, ' ')
				.trim(),
		{
			error: ({ input }) => `sem acentos nem maiúsculas: "${plain(String(input))}"`,
		},
	)
const phrases = z.array(plainPhrase).min(1)
/** Several words a line, each on its own. */
const wordLines = phrases.transform((lines) => [...new Set(lines.flatMap((line) => line.split(' ')))])
/** Phrases, and lists of them that were given a name. */
const namedPhrases = z.array(z.union([plainPhrase, phrases])).transform((lists) => lists.flat())
const byValue = z.record(z.string(), phrases)

const commonFile = z
	.strictObject({ ligacao: wordLines, pedido: wordLines, estado: wordLines, seguro: wordLines, pergunta: wordLines })
	.transform(({ ligacao, pedido, estado, seguro, pergunta }) => ({
		connecting: ligacao,
		asking: pergunta,
		common: [...ligacao, ...pedido, ...estado, ...seguro],
	}))

const wishesFile = z
	.strictObject({
		menos: phrases,
		tom: byValue,
		tamanho: z.strictObject({ curto: phrases, longo: phrases }),
		forma: byValue,
		leitor: byValue,
	})
	.transform(({ menos, tom, tamanho, forma, leitor }) => ({
		except: menos,
		tone: tom,
		length: tamanho,
		form: forma,
		reader: leitor,
	}))

const englishFile = z
	.strictObject({ palavras: z.record(plainPhrase, plainPhrase), comuns: wordLines })
	.transform(({ palavras, comuns }) => ({ words: palavras, common: comuns }))

const refusalsFile = z
	.strictObject({
		instrucoes: phrases,
		sem_sentido: phrases,
		prejudicial: z.strictObject({
			listas: z.record(z.string(), namedPhrases),
			frases: phrases,
			sequencias: z.array(z.array(namedPhrases).min(2)),
			antes: phrases,
			junto: phrases,
			perguntas: phrases,
			confissoes: phrases,
		}),
		contexto: wordLines,
		contexto_fraco: wordLines,
		alheio: wordLines,
	})
	.transform(
		({
			instrucoes,
			sem_sentido,
			prejudicial: { frases, sequencias, antes, junto, perguntas, confissoes },
			contexto,
			contexto_fraco,
			alheio,
		}) => ({
			instructions: instrucoes,
			nonsense: sem_sentido,
			harmful: {
				phrases: frases,
				chains: sequencias,
				before: antes,
				nextTo: junto,
				questions: perguntas,
				confessions: confissoes,
			},
			context: contexto,
			weakContext: contexto_fraco,
			foreign: alheio,
		}),
	)

const names = z.array(z.string().trim().min(1)).min(1)
const placesFile = z
	.strictObject({
		estados: z.record(z.string().regex(/^[A-Z]{2}$/), z.string()),
		regioes: names,
		cidades: names,
		com_em: names,
	})
	.transform(({ estados, regioes, cidades, com_em }) => ({
		states: estados,
		regions: regioes,
		cities: cidades,
		afterIn: com_em,
	}))

export type PromptWords = {
	common: z.output<typeof commonFile>
	wishes: z.output<typeof wishesFile>
	english: z.output<typeof englishFile>
	refusals: z.output<typeof refusalsFile>
	places: z.output<typeof placesFile>
}

/** The words by which prompts are read, from their files. Whatever is wrong with any of them is told at once. */
export function readPromptWords(files: Files): PromptWords {
	const faults = collectFaults()

	function open<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
		if (!files.has(file)) faults.add(file, 1, 'falta este arquivo')
		return readYaml(schema, { file, text: files.get(file) ?? '' }, faults)?.value
	}

	const words = {
		common: open('content/prompt/comuns.yaml', commonFile),
		wishes: open('content/prompt/desejos.yaml', wishesFile),
		english: open('content/prompt/ingles.yaml', englishFile),
		refusals: open('content/prompt/recusas.yaml', refusalsFile),
		places: open('content/places.yaml', placesFile),
	}
	faults.throwIfAny()
	return words as PromptWords
}
