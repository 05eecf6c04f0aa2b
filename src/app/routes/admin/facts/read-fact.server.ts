import { type ArticleOnFact, articlesOnFact } from '#core/facts/articles-on-fact.ts'
import { shownVersion, valueAndUnit } from '#core/facts/fact.ts'
import { findFact, listFacts } from '#core/facts/list-facts.ts'
import textsOnFact from '#core/facts/texts-on-facts.content.server.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import type { FactText, FactVersion } from '#db/schema/facts.ts'
import { brasiliaDay, dateOf } from '#lib/brasilia-time.ts'
import { formatDay } from '#lib/format-day.ts'
import { changeLabels, kindLabels, spanWords, stateWords } from './fact-words.ts'
import { normWords, topicLabel } from './register.server.ts'

export type ShownFact = NonNullable<Awaited<ReturnType<typeof readFact>>>

type Asked = { id: string; today: string; by: { id: string; role: UserRole } }

/** A fact as its page shows it on a day, with what rests on it and what happened to it. */
export async function readFact(db: Db, { id, today, by }: Asked) {
	const found = await findFact(db, id)
	if (!found) return undefined
	const { fact, changes } = found
	const [all, articles] = await Promise.all([listFacts(db), articlesOnFact(db, { id: fact.id, today, by })])
	const version = shownVersion(fact.text, today)
	const describe = (text: FactText, without?: FactVersion) =>
		text.versions
			.filter((one) => one !== without)
			.map((one) => ({
				...one,
				value: valueAndUnit(one),
				span: spanWords(one),
				norm: normWords(one, all, today),
			}))
	return {
		id: fact.id,
		seen: fact.updatedAt.toISOString(),
		statement: version.statement,
		detail: version.detail,
		value: version.value,
		unit: version.unit,
		kind: kindLabels[fact.text.kind],
		norm: normWords(version, all, today),
		url: version.url,
		span: spanWords(version),
		words: fact.text.words.join(', '),
		topics: fact.text.topics.map(topicLabel),
		state: stateWords(fact, today),
		changedHere: fact.changedHere,
		writtenOn: formatDay(fact.writtenOn),
		checked:
			fact.checkedOn && fact.checkedByName ? { by: fact.checkedByName, on: formatDay(fact.checkedOn) } : undefined,
		versions: describe(fact.text),
		otherVersions: describe(fact.text, version),
		fileVersions: fact.fileText ? describe(fact.fileText) : undefined,
		articles: articles.toSorted((a, b) => Number(holds(a)) - Number(holds(b))),
		texts: textsOnFact[fact.id] ?? [],
		changes: changes.map(({ id: change, kind, at, actorName, note, text }) => ({
			id: change,
			label: changeLabels[kind],
			on: dateOf(at),
			by: actorName,
			note,
			value: valueAndUnit(shownVersion(text, brasiliaDay(at))),
		})),
	}
}

/** Whether everything that an article says of the fact is so today. */
function holds({ references }: ArticleOnFact): boolean {
	return references.every((reference) => reference.holds)
}
