import { addMonths } from '#lib/add-months.ts'
import { granted, quote, type Rule, withheld } from '../finding.ts'
import { LETTER, WORD_END, WORD_START } from '../text/letters.ts'

const profession =
	'corretor(?:a|as|es)?|advogad[oa]s?|atuári[oa]s?|economistas?|contador(?:a|es)?|especialistas?|consultor(?:a|es)?'
const credential = 'SUSEP|OAB|CRC|CNPJ|registro|registrad[oa]s?|habilitad[oa]s?|certificad[oa]s?|anos de experiência'

/** A profession and what proves it, near each other. */
const expert = new RegExp(
	`(?:${WORD_START}(?:${profession})${WORD_END}[^.!?]{0,90}${WORD_START}(?:${credential})|${WORD_START}(?:${credential})${WORD_END}[^.!?]{0,40}${WORD_START}(?:${profession}))${WORD_END}`,
	'i',
)

const made = '(?:escrit|redigid|elaborad|preparad|compost|produzid|revisad|verificad|conferid)[oa]s?'
/** Words with which a text says who answers for it. Advice to look for somebody is no signature. */
const signature = new RegExp(
	`^(?:est[ea]\\s+|o\\s+)?(?:(?:texto|artigo|conteúdo|material|guia)\\s+(?:foi\\s+)?)?${made}\\s+(?:[^.!?]{0,60}\\s)?(?:por|pel[oa]s?|para\\s+a)\\s|^(?:por|autor|autora|autoria|texto|redação|revisão|revisor|revisora)(?:\\s+técnic[oa])?\\s*:`,
	'i',
)

export const authorExpertise: Rule = {
	id: 'author-expertise',
	group: 'ymyl',
	label: 'Autoria com credencial',
	points: 15,
	check({ author, text }) {
		const named = author?.trim()
		if (named && expert.test(named)) return granted(named)
		const signatures = text.sentences.filter((sentence) => signature.test(sentence))
		const qualified = signatures.find((sentence) => expert.test(sentence))
		if (qualified) return granted(quote(qualified, 80))
		if (named || signatures.length > 0)
			return withheld(0.5, named ?? 'assinado no texto', {
				severity: 'aviso',
				message: 'O artigo tem autoria, mas não diz o que habilita quem escreveu ou revisou.',
				element: 'autoria',
				field: 'author',
				fix: 'Informe a profissão e o registro: corretora de seguros, SUSEP nº.',
			})
		return withheld(1, 'não informada', {
			severity: 'aviso',
			message: 'O artigo não diz quem escreveu ou revisou, nem com que credencial.',
			element: 'autoria',
			field: 'author',
			fix: 'Informe quem assina e o registro profissional.',
		})
	},
}

const FRESH_MONTHS = 6

const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
/** What was done and when. What is only planned is no check: 'próxima revisão em…', 'revisão prevista para…'. */
const checkedInText = new RegExp(
	`${WORD_START}(?<!próxim[oa]s?\\s)(?:revisad|verificad|conferid|checad|atualizad|revisão|verificação|conferência|checagem|atualização)${LETTER}*(?:(?!previst|prevê|próxim|marcad|será)[^.\\n]){0,40}?(?:(\\d{1,2})[/.](\\d{1,2})[/.](\\d{4})|(?:(\\d{1,2})º? de )?(${months.join('|')}) de (\\d{4}))`,
	'gi',
)

/** The latest date up to now that the text itself gives for a check; one in the future only where there is no other. */
export function factCheckIn(text: string, now: Date): Date | undefined {
	const dates = [...text.matchAll(checkedInText)]
		.flatMap(([, day, month, year, writtenDay, monthName, writtenYear]) =>
			monthName
				? dayOf(Number(writtenYear), months.indexOf(monthName.toLowerCase()) + 1, Number(writtenDay ?? 1))
				: dayOf(Number(year), Number(month), Number(day)),
		)
		.toSorted((a, b) => b.getTime() - a.getTime())
	return dates.find((date) => !isFuture(date, now)) ?? dates[0]
}

/** None where the calendar has no such day. */
function dayOf(year: number, month: number, day: number): Date[] {
	const date = new Date(Date.UTC(year, month - 1, day))
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? [date] : []
}

/** Some clocks are a day ahead. */
function isFuture(date: Date, now: Date): boolean {
	return date.getTime() > now.getTime() + 24 * 60 * 60 * 1000
}

/** Days count, not hours: a check made today six months ago still holds today. */
function isStale(checked: Date, now: Date): boolean {
	return isoDay(checked) < isoDay(addMonths(now, -FRESH_MONTHS))
}

function isoDay(date: Date): string {
	return date.toISOString().slice(0, 10)
}

export const factCheck: Rule = {
	id: 'fact-check',
	group: 'ymyl',
	label: 'Fatos verificados nos últimos 6 meses',
	points: 15,
	check({ factCheckedAt, text, now }) {
		const given = Number.isNaN(factCheckedAt?.getTime()) ? undefined : factCheckedAt
		const checked = given ?? factCheckIn(text.text, now)
		const about = { element: 'verificação dos fatos', field: 'factCheckedAt' } as const
		if (!checked)
			return withheld(1, 'sem data', {
				...about,
				severity: 'aviso',
				message: 'O artigo não diz quando os fatos foram verificados.',
				fix: 'Confira prazos, valores e leis nas fontes e registre a data.',
			})
		const evidence = isoDay(checked).split('-').toReversed().join('/')
		if (isFuture(checked, now))
			return withheld(1, evidence, {
				...about,
				severity: 'aviso',
				message: `A data da verificação (${evidence}) está no futuro.`,
				fix: 'Corrija a data.',
			})
		if (!isStale(checked, now)) return granted(evidence)
		return withheld(1, evidence, {
			...about,
			severity: 'aviso',
			message: `Os fatos foram verificados em ${evidence}, há mais de ${FRESH_MONTHS} meses.`,
			fix: 'Confira de novo prazos, valores e leis e atualize a data.',
		})
	},
}
