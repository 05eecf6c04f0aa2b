import type { FactsIndex, IndexedFact } from './facts-index.ts'
import { normOf } from './norm-of.ts'
import type { Sentence } from './sentence.ts'
import type { Citation } from './text/norms.ts'

/** 'substituída pela', 'que deu lugar à', 'cedeu espaço para a': what follows took the place of what was named before. */
const followedBy =
	/(?<![a-zà-ÿ])(?:(?:substituíd|trocad|sucedid|superad|aposentad|desbancad|revogad)[oa]s? pel[ao]s?|deu lugar (?:à|ao)s?|(?:cedeu|abriu) (?:o )?(?:lugar|espaço|passagem|vaga) (?:à|ao|para [ao]|pra|pr[ao])s?|(?:no|em seu|seu) lugar(?: del[ae])?,? (?:veio|entrou|assumiu|vale|está|ficou|hoje vale) [ao]s?|quem (?:entrou|assumiu|ficou) (?:no|em seu) lugar(?: del[ae])? foi [ao]s?)\s+$/i
/** 'a 621 substituiu a 302': what is named before took the place of what follows. */
const follows =
	/^\s+(?:(?:já|hoje|é que|foi quem|que|quem|veio)\s+)*(?:substitui(?:u|r)?|sucedeu|aposentou|revogou|(?:tom|ocup)ou o lugar d[ao]|veio no lugar d[ao]|entrou no lugar d[ao])\s*(?:[ao]s?\s+)?$/i

/** A norm that ended was followed by one that its fact names: another is the wrong one. */
export function wrongSuccessor(
	index: FactsIndex,
	{ text, citations, around }: Sentence,
	{ citation, at }: { citation: Citation; at: number },
): IndexedFact | undefined {
	const place = citations.indexOf(citation)
	const [last, next] = [citations[place - 1], citations[place + 1]]
	const old = followedBy.test(text.slice(last?.end ?? 0, citation.start))
		? (last ?? index.cited(around.before ?? '').at(-1))
		: next && follows.test(text.slice(citation.end, next.start))
			? next
			: undefined
	const ended = old && normOf(index, old)?.at
	if (ended === undefined || ended === at) return undefined
	const [version] = index.facts[ended]!.fact.versions
	// Of a norm in force nothing took the place.
	if (!version?.until) return undefined
	const told = index.cited(version.detail ?? '').flatMap((one) => normOf(index, one)?.at ?? [])
	const [right] = told
	return right === undefined || told.includes(at) ? undefined : index.facts[right]
}
