import { scoreGrade } from './score-grade.ts'

const strokes = { good: 'stroke-ok', middling: 'stroke-lamp', poor: 'stroke-red-600' } as const

type ScoreRingProps = { score: number; size?: number }

/** The number stands inside the ring, and the word in its name. */
export function ScoreRing({ score, size = 92 }: ScoreRingProps) {
	const { tone, word } = scoreGrade(score)
	const centre = size / 2
	const stroke = size < 60 ? 4 : 9
	const radius = centre - (size < 60 ? 3 : 7)
	const length = 2 * Math.PI * radius
	const ring = { cx: centre, cy: centre, r: radius, fill: 'none', strokeWidth: stroke }
	return (
		<svg
			width={size}
			height={size}
			viewBox={`0 0 ${size} ${size}`}
			role="img"
			aria-label={`Pontuação ${score} de 100: ${word}`}
			className="shrink-0"
		>
			<circle {...ring} className="stroke-paper-3" />
			<circle
				{...ring}
				className={strokes[tone]}
				strokeLinecap="round"
				strokeDasharray={`${((length * score) / 100).toFixed(1)} ${length.toFixed(1)}`}
				transform={`rotate(-90 ${centre} ${centre})`}
			/>
			<text
				x="50%"
				y="50%"
				dy=".36em"
				textAnchor="middle"
				fontSize={size * 0.33}
				className="fill-ink font-heading font-heavy"
			>
				{score}
			</text>
		</svg>
	)
}
