import { granted, quote, type Rule, withheld } from '../finding.ts'

const profession =
	'corretor(?:a|as|es)?|advogad[oa]s?|atuári[oa]s?|economistas?|contador(?:a|es)?|especialistas?|consultor(?:a|es)?'
const credential = 'SUSEP|OAB|CRC|CNPJ|registro|registrad[oa]s?|habilitad[oa]s?|certificad[oa]s?|anos de experiência'

/** A profession and what proves it, near each other. */
const expert = new RegExp(
	`(?:(?<!\\p{L})(?:${profession})(?!\\p{L})[^.!?]{0,90}(?<!\\p{L})(?:${credential})|(?<!\\p{L})(?:${credential})(?!\\p{L})[^.!?]{0,40}(?<!\\p{L})(?:${profession}))(?!\\p{L})`,
	'iu',
)
const signature = /(?:escrito|revisado|elaborado|verificado)s? por\s+\p{Lu}/u

export const authorExpertise: Rule = {
	id: 'author-expertise',
	group: 'ymyl',
	label: 'Autoria com credencial',
	points: 15,
	check({ author, text }) {
		const named = author?.trim()
		if (named && expert.test(named)) return granted(named)
		const inText = expert.exec(text.text)
		if (inText) return granted(quote(inText[0], 80))
		const signed = signature.test(text.text)
		if (named || signed)
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
const checkedInText = new RegExp(
	`(?:revis|verific|atualiz|conferid)\\p{L}*[^.\\n]{0,40}?(?:(\\d{1,2})[/.](\\d{1,2})[/.](\\d{4})|(?:(\\d{1,2})º? de )?(${months.join('|')}) de (\\d{4}))`,
	'iu',
)

/** The date that the text itself gives for its last check. */
export function factCheckIn(text: string): Date | undefined {
	const found = checkedInText.exec(text)
	if (!found) return undefined
	const [, day, month, year, writtenDay, monthName, writtenYear] = found
	const date = monthName
		? new Date(Date.UTC(Number(writtenYear), months.indexOf(monthName.toLowerCase()), Number(writtenDay ?? 1)))
		: new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
	return Number.isNaN(date.getTime()) ? undefined : date
}

export const factCheck: Rule = {
	id: 'fact-check',
	group: 'ymyl',
	label: 'Fatos verificados nos últimos 6 meses',
	points: 15,
	check({ factCheckedAt, text, now }) {
		const checked = factCheckedAt ?? factCheckIn(text.text)
		const about = { element: 'verificação dos fatos', field: 'factCheckedAt' } as const
		if (!checked)
			return withheld(1, 'sem data', {
				...about,
				severity: 'aviso',
				message: 'O artigo não diz quando os fatos foram verificados.',
				fix: 'Confira prazos, valores e leis nas fontes e registre a data.',
			})
		const evidence = checked.toLocaleDateString('pt-BR', { timeZone: 'UTC' })
		if (checked.getTime() > now.getTime() + 24 * 60 * 60 * 1000)
			return withheld(1, evidence, {
				...about,
				severity: 'aviso',
				message: `A data da verificação (${evidence}) está no futuro.`,
				fix: 'Corrija a data.',
			})
		const limit = new Date(now)
		limit.setUTCMonth(limit.getUTCMonth() - FRESH_MONTHS)
		if (checked >= limit) return granted(evidence)
		return withheld(1, evidence, {
			...about,
			severity: 'aviso',
			message: `Os fatos foram verificados em ${evidence}, há mais de ${FRESH_MONTHS} meses.`,
			fix: 'Confira de novo prazos, valores e leis e atualize a data.',
		})
	},
}
