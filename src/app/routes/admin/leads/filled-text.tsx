import type { FilledPart } from '#core/leads/templates/template-fields.ts'
import { classNames } from '#lib/class-names.ts'

const looks: Record<FilledPart['kind'], string | undefined> = {
	text: undefined,
	filled: 'rounded-badge bg-accent-surface px-0.5 text-accent',
	gap: 'rounded-badge bg-warn-surface px-0.5 font-semibold text-warn',
}

/** A message as it will be, with what was filled in and what is missing marked. */
export function FilledText({ parts, className }: { parts: readonly FilledPart[]; className?: string }) {
	return (
		<p className={classNames('wrap-anywhere whitespace-pre-line', className)}>
			{parts.map(({ kind, text }, index) => (
				// Parts have no other name than their place.
				// biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn anew as a whole
				<span key={index} className={looks[kind]}>
					{kind === 'gap' && <span className="sr-only">falta </span>}
					{text}
				</span>
			))}
		</p>
	)
}
