import { ChevronRight, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#app/components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'

type SheetPartProps = {
	title: string
	/** At the right of the title: a link, or a word. */
	aside?: ReactNode
	/** On phones, where the part is a row until it is opened: what it holds, in a few words. */
	summary: ReactNode
	icon: LucideIcon
	/** In the icon's place on phones. */
	picture?: ReactNode
	children: ReactNode
}

/** A part of the sheet: open under its title, and on phones a row that opens. */
export function SheetPart({ title, aside, summary, icon, picture, children }: SheetPartProps) {
	const [open, setOpen] = useState(false)
	const id = useId()
	return (
		<section
			aria-labelledby={`${id}-title`}
			className="max-drawer:border-t max-drawer:border-line max-drawer:first:border-t-0"
		>
			<div className="flex items-baseline justify-between gap-3 max-drawer:hidden">
				<h3 id={`${id}-title`} className="mb-2 text-fine font-semibold">
					{title}
				</h3>
				<span className="text-fine text-ink-3">{aside}</span>
			</div>
			<button
				type="button"
				aria-expanded={open}
				aria-controls={id}
				onClick={() => setOpen(!open)}
				className="flex min-h-14 w-full items-center gap-3 px-3.5 py-2 text-left drawer:hidden"
			>
				<span className="grid w-16 shrink-0 place-items-center text-ink-3">
					{picture ?? <Icon of={icon} size={20} />}
				</span>
				<span className="min-w-0 flex-1">
					<span className="block font-semibold">{title}</span>
					<span className="block truncate text-fine text-ink-3">{summary}</span>
				</span>
				<Icon
					of={ChevronRight}
					size={18}
					className={classNames('shrink-0 transition-transform', open && 'rotate-90')}
				/>
			</button>
			<div id={id} className={classNames('max-drawer:px-3.5 max-drawer:pb-4', !open && 'max-drawer:hidden')}>
				{aside && <div className="mb-2 flex justify-end text-fine text-ink-3 drawer:hidden">{aside}</div>}
				{children}
			</div>
		</section>
	)
}

type LinkButtonProps = { onClick: () => void; children: ReactNode; expanded?: boolean }

export function LinkButton({ onClick, children, expanded }: LinkButtonProps) {
	return (
		<button
			type="button"
			onClick={onClick}
			aria-expanded={expanded}
			className="-my-2 inline-flex min-h-11 items-center font-semibold text-accent hover:underline drawer:-my-1 drawer:min-h-7"
		>
			{children}
		</button>
	)
}
