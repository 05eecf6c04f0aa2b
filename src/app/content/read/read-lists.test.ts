import { expect, test } from 'vitest'
import { readFile } from '#lib/content/read-folder.ts'
import type { TextPart } from '#lib/content/read-yaml.ts'
import { readPlaceholders } from './read-placeholders.ts'
import { readServices } from './read-services.ts'
import { readTestimonials } from './read-testimonials.ts'

type Change = { file: string; read: (part: TextPart) => unknown; from: string | RegExp; to: string }

function faultsWith({ file, read, from, to }: Change): string {
	const { text } = readFile(file)
	expect(text).toMatch(from)
	try {
		read({ file, text: text.replace(from, to) })
		return ''
	} catch (error) {
		return (error as Error).message
	}
}

const services = { file: 'content/servicos.yaml', read: readServices }
const voices = { file: 'content/depoimentos.yaml', read: readTestimonials }
const toCome = { file: 'content/em-breve.yaml', read: readPlaceholders }

test.for([
	[services, 'lugar: destaque', 'lugar: topo', ':12: "servicos.1.lugar": '],
	[services, 'endereco: /seguros/auto', 'endereco: /auto', ':10: "servicos.1.endereco": '],
	[services, /\n {2}casa: .*/, '', ':2: falta "listas.casa"'],
	[services, /\n {4}descricao: Do para-brisa.*/, '', ':8: falta "servicos.1.descricao"'],
	[voices, 'nota: 5', 'nota: 6', ':6: "1.nota": '],
	[voices, 'quem: Professora', 'cargo: Professora', ':4: não conhece "cargo"'],
	[toCome, 'produto: frota', 'produto: lua', ':21: "4.produto": '],
	[toCome, 'produto: frota', 'produto: garantia', ':27: "garantia" está duas vezes'],
	[toCome, /\n- produto: frota(?:\n {2}.*)+\n/, '', ':1: falta o produto "frota"'],
] as const)('%j: %s made %j is told', ([what, from, to, told]) => {
	expect(faultsWith({ ...what, from, to })).toContain(`${what.file}${told}`)
})

test.for([services, voices, toCome])('$file as it is has no faults', (what) => {
	expect(faultsWith({ ...what, from: '', to: '' })).toBe('')
})
