import { cardLook } from '#app/components/admin/admin-card.tsx'
import { classNames } from '#lib/class-names.ts'
import type { ShownFigure } from './work-lead.ts'

/** How the promise of an answer stands. Low on phones, where the leads come first. */
export function AnswerStrip({ figures }: { figures: readonly ShownFigure[] }) {
	return (
		<dl className={classNames(cardLook, 'mb-1.5 grid grid-cols-3 overflow-hidden drawer:mb-3 drawer:grid-cols-4')}>
			{figures.map(({ label, value, note, broken }, index) => (
				<div
					key={label}
					className={classNames(
						'-ml-px border-l border-line px-3 py-1 drawer:px-4 drawer:py-2.5',
						index === 3 && 'max-drawer:hidden',
					)}
				>
					<dt className="truncate text-fine leading-tight text-ink-2 panel:whitespace-normal">{label}</dt>
					<dd className="flex flex-wrap items-baseline gap-x-2">
						<span
							className={classNames(
								'font-heading text-[1.125rem] leading-tight font-heavy drawer:text-[1.5rem]',
								broken && 'text-err',
							)}
						>
							{value}
						</span>
						{note && <span className="text-fine text-ink-3">{note}</span>}
					</dd>
				</div>
			))}
		</dl>
	)
}
