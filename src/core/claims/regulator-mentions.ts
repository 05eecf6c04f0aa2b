import { keep } from '#lib/keep.ts'
import type { FactsIndex } from './facts-index.ts'

/** Bodies that the register does not know, by what such bodies are called, or as initials of whom something is said to be done. */
const others = new RegExp(
	[
		String.raw`(?<![A-Za-zÀ-ÿ])(?:Agência|Polícia|Ministério|Secretaria|Conselho|Superintendência|Instituto|Departamento|Comissão|Autoridade|Tribunal|Defensoria|Corregedoria|Federação|Confederação)(?:\s+(?:d[aeo]s?\s+|e\s+)?[A-ZÀ-Þ][a-zà-ÿ]+)+`,
		String.raw`(?<![A-Za-zÀ-ÿ])(?:Previc|Anvisa|Ibama|Antaq|Inmetro|Cade|CNseg|CNSeg|FenaPrevi|Fenacor|Detran|Susesp)(?![A-Za-zÀ-ÿ])`,
		String.raw`(?<=(?<![A-Za-zÀ-ÿ])(?:pel[ao]|à|ao|é (?:com )?[ao]|fica com [ao]|d[ao]) )[A-Z]{3,7}(?![A-Za-zÀ-ÿ0-9-])`,
	].join('|'),
	'g',
)

const mayBeOther = /[A-Z]{3}|Ag|Po|Mi|Se|Con|Su|In|De|Com|Au|Tri|Cor|Fe|Pr|An|Ib|Ca|CN/

export type RegulatorMention = {
	/** The place of its fact; none where the register does not know it. */
	at?: number | undefined
	start: number
	end: number
}

const found = new WeakMap<FactsIndex, (text: string) => readonly RegulatorMention[]>()

export function regulatorsIn(index: FactsIndex, text: string): readonly RegulatorMention[] {
	const before = found.get(index)
	if (before) return before(text)
	const find = keep((one) => findRegulators(index, one))
	found.set(index, find)
	return find(text)
}

function findRegulators(
	{ regulatorNames, mayNameRegulator, regulatorByName, norms, initials }: FactsIndex,
	text: string,
): RegulatorMention[] {
	const known = Array.from(mayNameRegulator(text) ? text.matchAll(regulatorNames) : [], ({ 0: name, index }) => {
		const lower = name.toLowerCase().replace(/\s+/g, ' ')
		const at = regulatorByName.get(lower) ?? regulatorByName.get(lower.replace(/s$/, ''))
		return { at, start: index, end: index + name.length }
	})
	const isKnown = (start: number, end: number) => known.some((one) => one.start < end && start < one.end)
	const unknown = Array.from(mayBeOther.test(text) ? text.matchAll(others) : [], ({ 0: name, index }) => ({
		name,
		start: index,
		end: index + name.length,
	})).filter(({ name, start, end }) => !isKnown(start, end) && !norms.has(name.toLowerCase()) && !initials.has(name))
	return [...known, ...unknown].toSorted((a, b) => a.start - b.start)
}
