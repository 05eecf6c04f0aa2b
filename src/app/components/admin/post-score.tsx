import type { KeptScore } from '#core/posts/scores/last-score.ts'
import { LEAST_SCORED_WORDS } from '#core/posts/scores/least-scored-words.ts'
import { dateOf } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import { scoreGrade } from '../ui/score-grade.ts'

const look = { good: 'text-ok', middling: 'text-warn', poor: 'text-err' } as const

/** The score that was kept, and whether it is still that of the text. */
export function PostScore({ score }: { score: KeptScore | null }) {
	if (!score)
		return (
			<span
				title={`Nenhuma verificação guardada: um texto de ${LEAST_SCORED_WORDS} palavras ou mais é verificado ao ser salvo, os demais aos poucos`}
				className="text-fine whitespace-nowrap text-ink-3 group-hover/row:text-ink-2"
			>
				sem nota
			</span>
		)
	const { value, at, current } = score
	const { tone, word } = scoreGrade(value)
	if (!current)
		return (
			<span
				title={`Nota de ${dateOf(at)}; o texto mudou depois`}
				className="leading-tight text-ink-3 group-hover/row:text-ink-2"
			>
				<span className="sr-only">Nota </span>
				{value}
				<span className="block text-fine whitespace-nowrap">antiga</span>
				<span className="sr-only">, de {dateOf(at)}; o texto mudou depois</span>
			</span>
		)
	return (
		<span title={`${word}, verificado em ${dateOf(at)}`} className={classNames('font-semibold', look[tone])}>
			<span className="sr-only">Nota </span>
			{value}
			<span className="sr-only">, {word}</span>
		</span>
	)
}
