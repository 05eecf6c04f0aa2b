import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { classNames } from '#lib/class-names.ts'
import { Icon } from './icon.tsx'

const tones = {
	success: { icon: CircleCheck, colour: 'text-ok' },
	info: { icon: Info, colour: 'text-info' },
	warning: { icon: TriangleAlert, colour: 'text-warn' },
	error: { icon: CircleAlert, colour: 'text-err' },
} satisfies Record<string, { icon: LucideIcon; colour: string }>

export type ToastTone = keyof typeof tones

export type ToastWords = {
	tone: ToastTone
	title: string
	text?: string | undefined
	/** Where what it tells of can be seen, in another tab: whoever reads it is at work. */
	link?: { label: string; href: string } | undefined
	/** What can still be done about it. */
	action?: { label: string; run: () => void } | undefined
}

type ToastCardProps = ToastWords & { onClose?: () => void }

export function ToastCard({ tone, title, text, link, action, onClose }: ToastCardProps) {
	const { icon, colour } = tones[tone]
	return (
		<div
			role={tone === 'error' ? 'alert' : 'status'}
			className="grid w-full grid-cols-[1.25rem_1fr_auto] gap-3 rounded-[10px] bg-panel px-4 py-3.5 font-sans text-label leading-[1.45] text-ink shadow-raised inset-ring inset-ring-line"
		>
			<Icon of={icon} size={20} className={classNames('mt-px', colour)} />
			<div className="min-w-0 wrap-anywhere">
				<p className="font-semibold">{title}</p>
				{text && <p className="text-ink-2">{text}</p>}
				{link && (
					<a href={link.href} target="_blank" rel="noopener" className="block font-medium text-accent underline">
						{link.label}
					</a>
				)}
				{action && (
					<button
						type="button"
						onClick={action.run}
						className="-ml-2.5 mt-1 inline-flex h-11 items-center rounded-control px-2.5 font-semibold text-accent hover:bg-hover drawer:h-8"
					>
						{action.label}
					</button>
				)}
			</div>
			{onClose && (
				<button
					type="button"
					onClick={onClose}
					aria-label="Fechar aviso"
					className="-m-3 grid size-11 place-items-center rounded-control drawer:-m-2.5 drawer:size-9"
				>
					<Icon of={X} size={16} />
				</button>
			)}
		</div>
	)
}
