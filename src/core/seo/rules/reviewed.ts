import { isInTime, lastDayOf } from '#core/reviews/review.ts'
import { dateOf } from '#lib/brasilia-time.ts'
import { granted, type Rule, type Subject, withheld } from '../finding.ts'

const where = { element: 'revisão', field: 'review' } as const
const fix = 'Uma pessoa com registro na SUSEP lê a versão salva, confere prazos, valores e leis e assina a revisão.'

/** Whose word stands for this very version today. What a text says of itself is nobody's word. */
function signedFor({ review, now }: Pick<Subject, 'review' | 'now'>) {
	return review && review.reviewedAt <= now && isInTime(review, now) ? review : undefined
}

export const authorExpertise: Rule = {
	id: 'author-expertise',
	group: 'ymyl',
	label: 'Autoria com credencial',
	points: 15,
	byPerson: true,
	check(subject) {
		const review = signedFor(subject)
		if (review) return granted(`${review.name}, registro SUSEP ${review.registration}`)
		return withheld(1, 'nenhuma pessoa com registro respondeu por esta versão', {
			...where,
			severity: 'aviso',
			message: 'Nenhuma pessoa com registro profissional assinou esta versão do artigo.',
			fix,
		})
	},
}

export const factCheck: Rule = {
	id: 'fact-check',
	group: 'ymyl',
	label: 'Fatos verificados nos últimos 6 meses',
	points: 15,
	byPerson: true,
	check(subject) {
		const review = signedFor(subject)
		if (review) return granted(`em ${dateOf(review.reviewedAt)}, vale até ${dateOf(lastDayOf(review))}`)
		return withheld(1, 'não verificados por uma pessoa nesta versão', {
			...where,
			severity: 'aviso',
			message: 'Nos últimos 6 meses, ninguém verificou os fatos desta versão do artigo.',
			fix,
		})
	},
}
