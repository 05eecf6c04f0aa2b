import { factsOnDay } from '#core/facts/register.ts'
import { listingOf, titleFor } from '../article-metadata.ts'
import { topics } from '../knowledge/all.ts'
import { angles } from '../knowledge/types.ts'
import type { Reading } from '../read-prompt.ts'
import { questionOf } from '../topic-sides.ts'
import { composed, day, register } from './composed.ts'

/** Questions that have an answer of their own: to compare offers is to choose one. */
const asked = angles.filter((angle) => questionOf({ angle }) === angle)

type Asked = Pick<Reading, 'topic'> & Partial<Pick<Reading, 'subject' | 'angle'>>

const facts = factsOnDay(register, day)

function articleOn(question: Asked) {
	const reading: Reading = { angle: 'guide', stems: [], wishes: [], wantsTable: false, ...question }
	return { title: titleFor(reading, (titles) => titles[0]!), ...listingOf(reading, facts), ...composed(question) }
}

/** What the local writer says on every subject, and to every question on a topic. */
export const everyArticle = topics.flatMap((topic) => [
	...topic.subjects.map((subject) => ({ id: subject.id, ...articleOn({ topic, subject }) })),
	...asked.map((angle) => ({ id: `${topic.id} (${angle})`, ...articleOn({ topic, angle }) })),
])
