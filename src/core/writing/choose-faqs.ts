import type { Chooser } from './choose.ts'
import { topics } from './knowledge/all.ts'
import type { Angle, Faq, Topic } from './knowledge/types.ts'
import { spoken } from './markup.ts'
import { plain } from './plain-words.ts'
import type { Reading } from './read-prompt.ts'
import { tellsOf } from './subject-facts.ts'
import { suits } from './suits.ts'

const FAQS = 3

/** Matters whose questions are asked of any insurance: some before there is a contract, others when it is used. */
const beforehand = 'cotacoes'
const afterwards = 'sinistros'
const ofUse = new Set<Angle>(['claim', 'rights', 'coverage', 'mistakes'])

/**
 * The subject's own questions, then the topic's that speak of it or share a word with the prompt, then those that
 * single out nothing else, of the topic or of any insurance: an article on hail does not end with electric cars.
 */
export function chooseFaqs({ topic, subject, angle, stems }: Reading, chooser: Chooser): readonly Faq[] {
	// 'Bônus de outra seguradora' and 'classe de bônus' are asked about in the same words.
	const kin = topic.subjects.filter((one) => one === subject || (subject && tellsOf(one, subject.label)))
	const others = topic.subjects.filter((one) => !kin.includes(one))
	const isOpen = ([question]: Faq) => !others.some((one) => tellsOf(one, question))
	const telling = stems.filter((stem) => !topic.words.some((word) => ` ${word}`.includes(` ${stem}`)))
	const isShared = (question: string) => telling.some((stem) => ` ${plain(question)}`.includes(` ${stem}`))
	const isOn = (faq: Faq) =>
		kin.some((one) => tellsOf(one, faq[0])) ||
		isShared(faq[0]) ||
		(isOpen(faq) && kin.some((one) => tellsOf(one, spoken(faq[1]))))
	const lender = topics.find(({ id }) => id === (ofUse.has(angle) ? afterwards : beforehand))!
	const lent = openQuestionsOf(lender, topic)
	const pools = subject ? [topic.faqs.filter(isOn), topic.faqs.filter(isOpen), lent, topic.faqs] : [topic.faqs]
	return pools.reduce<readonly Faq[]>(
		(faqs, pool) => [...faqs, ...chooser.take(pool, FAQS - faqs.length, (faq) => faq.join(' '))],
		(subject?.faqs ?? []).slice(0, FAQS),
	)
}

function openQuestionsOf(lender: Topic, topic: Topic): Faq[] {
	if (!topic.insurance || lender === topic) return []
	return lender.faqs.filter(
		(faq) => suits(topic, spoken(faq.join(' '))) && !lender.subjects.some((subject) => tellsOf(subject, faq[0])),
	)
}
