import { z } from 'zod'
import type { FactKind, FactText } from '#db/schema/facts.ts'
import { collectFaults, type Faults } from '#lib/content/faults.ts'
import type { Files } from '#lib/content/read-folder.ts'
import { readYaml, type YamlData } from '#lib/content/read-yaml.ts'
import { saysValue } from '../says-value.ts'
import type { ReleasedFact } from '../sync-facts.ts'

const kinds: Record<string, FactKind> = {
	prazo: 'deadline',
	percentual: 'percentage',
	valor: 'amount',
	norma: 'norm',
	'quem fiscaliza': 'regulator',
	definição: 'definition',
}

const text = z.string().trim().min(1)
const day = z.iso.date()

const versionFields = z.strictObject({
	enunciado: text,
	detalhe: text.optional(),
	valor: text.optional(),
	unidade: text.optional(),
	norma: text.optional(),
	artigo: text.optional(),
	endereco: z.url({ protocol: /^https$/ }).optional(),
	desde: day.optional(),
	ate: day.optional(),
})

const factsFile = z.record(
	z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'o nome tem letras sem acento, números e hífens'),
	z.strictObject({
		tipo: z.enum(Object.keys(kinds) as [string, ...string[]]),
		escrito_em: day,
		palavras: z.array(text).min(1),
		temas: z.array(text).min(1),
		versoes: z.array(versionFields).min(1),
	}),
)

type FactsFile = z.output<typeof factsFile>
type Written = FactsFile[string]['versoes'][number]

/** The register as a release brings it. Whatever is wrong with any of its files is told at once. */
export function readFacts(files: Files, isTopic: (id: string) => boolean): ReleasedFact[] {
	const faults = collectFaults()
	const read = [...files].flatMap(([file, content]) => {
		const data = readYaml(factsFile, { file, text: content }, faults)
		return data ? [{ file, data }] : []
	})
	const byId = new Map<string, FactsFile[string]>()
	for (const { file, data } of read)
		for (const [id, fact] of Object.entries(data.value)) {
			if (byId.has(id)) faults.add(file, data.lineOf(id), `já há um fato "${id}"`)
			byId.set(id, fact)
		}
	const isNorm = (id: string) => byId.get(id)?.tipo === 'norma'
	const facts = read.flatMap(({ file, data }) =>
		Object.keys(data.value).map((id) => {
			checkFact({ file, data, id, isTopic, isNorm }, faults)
			return releasedFact(id, data.value[id]!)
		}),
	)
	faults.throwIfAny()
	return facts
}

type Checked = {
	file: string
	data: YamlData<FactsFile>
	id: string
	isTopic: (id: string) => boolean
	isNorm: (id: string) => boolean
}

function checkFact({ file, data, id, isTopic, isNorm }: Checked, faults: Faults): void {
	const { temas, versoes, tipo } = data.value[id]!
	const add = (what: string, ...path: (string | number)[]) => faults.add(file, data.lineOf(id, ...path), what)
	for (const [at, topic] of temas.entries()) if (!isTopic(topic)) add(`não há o tema "${topic}"`, 'temas', at)
	for (const [at, version] of versoes.entries()) {
		const place = ['versoes', at] as const
		if (version.norma && !isNorm(version.norma)) add(`não há a norma "${version.norma}"`, ...place, 'norma')
		if (['prazo', 'percentual', 'valor'].includes(tipo) && !version.valor)
			add(`falta "valor": todo ${tipo} tem um`, ...place)
		if (version.valor && !saysValue(version.enunciado, version.valor))
			add(`o enunciado não diz o valor "${version.valor}"`, ...place, 'enunciado')
		if (version.endereco && new URL(version.endereco).pathname === '/')
			add('o endereço é o da própria página, não o da entrada do site', ...place, 'endereco')
		const older = versoes[at + 1]
		if (older && !(older.ate && version.desde && older.ate < version.desde))
			add(
				`"${id}": a versão mais nova vem primeiro, e esta acaba ("ate") antes do dia em que ela começa ("desde")`,
				'versoes',
				at + 1,
			)
	}
}

function releasedFact(id: string, { tipo, escrito_em, palavras, temas, versoes }: FactsFile[string]): ReleasedFact {
	const content: FactText = { kind: kinds[tipo]!, words: palavras, topics: temas, versions: versoes.map(versionOf) }
	return { id, writtenOn: escrito_em, text: content }
}

/** Without what is not given: a release is compared with what is stored, and JSON keeps no empty fields. */
function versionOf({ enunciado, detalhe, valor, unidade, norma, artigo, endereco, desde, ate }: Written) {
	return {
		statement: enunciado,
		...(detalhe && { detail: detalhe }),
		...(valor && { value: valor }),
		...(unidade && { unit: unidade }),
		...(norma && { norm: norma }),
		...(artigo && { article: artigo }),
		...(endereco && { url: endereco }),
		...(desde && { from: desde }),
		...(ate && { until: ate }),
	}
}
