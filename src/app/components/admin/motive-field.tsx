import { LONGEST_MOTIVE, SHORTEST_MOTIVE } from '#core/posts/publication/motive-length.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'

/** Why an article goes before readers although something speaks against it. */
export function MotiveField({ short }: { short: boolean }) {
	return (
		<TextAreaField
			label="Motivo"
			name="motive"
			rows={2}
			maxLength={LONGEST_MOTIVE}
			hint={`Pelo menos ${SHORTEST_MOTIVE} caracteres. Fica no registro com o seu nome.`}
			error={short ? `Escreva pelo menos ${SHORTEST_MOTIVE} caracteres` : undefined}
		/>
	)
}
