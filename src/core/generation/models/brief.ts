import { valueAndUnit } from '#core/facts/fact.ts'
import { factsBehind } from '#core/facts/facts-behind.ts'
import { type NearFact, nearestFacts } from '#core/facts/nearest-facts.ts'
import type { Register } from '#core/facts/register.ts'
import type { NotKnown, Understood } from '#core/generation/local-writer/prompt/types.ts'
import { type PublishedArticle, readAlso } from '#core/generation/local-writer/read-also.ts'
import { BRASILIA, brasiliaDay } from '#lib/brasilia-time.ts'
import { asDataLine, dataBlock } from '#lib/prompt-data.ts'
import type { NamedSource } from '../runs/article-source.ts'

/** What every model is asked with, whatever its task: the request, and all that it may lean on. */
export type Brief = {
	/** '16 de novembro de 2026' */
	today: string
	prompt: string
	categoryName: string | undefined
	/** The only basis for law, deadline and number, with the name of the norm each stands in. */
	facts: readonly (NearFact & { norm: string | undefined })[]
	/** How the text is to be, in the words of the request. */
	wishes: readonly string[]
	place: string | undefined
	/** Pages of ours to link to. */
	own: readonly { href: string; text: string }[]
}

type Asked = {
	prompt: string
	categoryName: string | undefined
	verdict: Understood | NotKnown
	register: Register
	published: readonly PublishedArticle[]
	now: Date
}

export function briefFor({ prompt, categoryName, verdict, register, published, now }: Asked): Brief {
	const day = brasiliaDay(now)
	const known = verdict.kind === 'understood' ? verdict : undefined
	const subject = known?.subject?.id ?? known?.topic.id
	const topics = known ? [known.topic, ...(known.second ? [known.second] : [])] : []
	const facts = nearestFacts(register, {
		prompt,
		topics: topics.map(({ id }) => id),
		behind: subject ? factsBehind(subject) : new Set(),
		day,
	})
	const { wishes, notUnderstood } = verdict
	const related = known ? readAlso(known, { title: '', published }) : []
	return {
		today: now.toLocaleDateString('pt-BR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: BRASILIA }),
		prompt,
		categoryName,
		facts: facts.map((fact) => ({ ...fact, norm: fact.version.norm && register.get(fact.version.norm)?.words[0] })),
		wishes: [
			...wishes.filter(({ kind }) => kind !== 'place').map(({ text }) => text),
			...notUnderstood.map(({ text }) => `não entendido: ${text}`),
		],
		place: wishes.find(({ kind }) => kind === 'place')?.text,
		own: [...topics.map(({ page }) => page), ...related.map(({ path, title }) => ({ href: path, text: title }))],
	}
}

/** What was asked for, on which day. */
export function requestBlocks({ today, prompt, categoryName, wishes, place }: Brief): string[] {
	return [
		`Hoje é ${today}.`,
		dataBlock('pedido', prompt),
		...(categoryName ? [dataBlock('categoria', categoryName)] : []),
		...(place ? [dataBlock('lugar', place)] : []),
		...(wishes.length > 0 ? [dataBlock('desejos_de_estilo', wishes.map((wish) => `- ${wish}`).join('\n'))] : []),
	]
}

/** The facts, one on a line. */
export function factsBlock({ facts }: Brief): string {
	const lines = facts.map(({ id, norm, version }) => {
		const { statement, detail, article, url, from } = version
		const value = valueAndUnit(version)
		const about = [value, norm, article, from && `desde ${from}`, url].filter(Boolean).join('; ')
		return `- [${id}] ${asDataLine([statement, detail].filter(Boolean).join(' '))}${about && ` (${asDataLine(about)})`}`
	})
	return `Fatos do cadastro, a única base para lei, prazo e número:\n<fatos>\n${lines.join('\n')}\n</fatos>`
}

export function notesBlock(notes: string | undefined): string[] {
	return notes ? [dataBlock('anotacoes_da_pesquisa', notes)] : []
}

/** The only pages that a text may link to. A title comes from the page itself, so it is no more to be trusted than the rest. */
export function addressBlock(sources: readonly NamedSource[], own: Brief['own'] = []): string {
	const pages = [...own.map(({ href, text }) => ({ url: href, title: text })), ...sources]
	const lines = pages.map(({ url, title }) => `- ${asDataLine(url)} (${asDataLine(title)})`)
	return `Endereços que você pode citar:\n<enderecos>\n${lines.join('\n')}\n</enderecos>`
}
