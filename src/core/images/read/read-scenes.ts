import { z } from 'zod'
import { collectFaults } from '#lib/content/faults.ts'
import { readYaml, type TextPart } from '#lib/content/read-yaml.ts'
import type { Scenes } from '../topics.ts'

const text = z.string().trim().min(1)
const words = z.array(z.string().regex(/^[a-z0-9]+(?: [a-z0-9]+)* ?$/, 'só letras minúsculas sem acento')).min(1)
const scene = z.strictObject({ cena: text, pedido: text, buscas: z.tuple([text], text) })

const schema = z.strictObject({
	temas: z.array(scene.extend({ nome: text, palavras: words })).min(1),
	geral: scene,
	detalhes: z.array(z.strictObject({ palavras: words, detalhe: text })),
	sempre: text,
})

/** What pictures show, by the subject of an article. */
export function readScenes(part: TextPart): Scenes {
	const faults = collectFaults()
	const data = readYaml(schema, part, faults)
	faults.throwIfAny()
	const { temas, geral, detalhes, sempre } = data!.value
	const topicOf = ({ cena, pedido, buscas }: z.infer<typeof scene>) => ({
		shows: cena,
		scene: pedido,
		searches: buscas,
	})
	return {
		topics: temas.map(({ nome, palavras, ...rest }) => ({ name: nome, words: palavras, ...topicOf(rest) })),
		general: { name: 'geral', words: [], ...topicOf(geral) },
		details: detalhes.map(({ palavras, detalhe }) => ({ words: palavras, shows: detalhe })),
		never: sempre,
	}
}
