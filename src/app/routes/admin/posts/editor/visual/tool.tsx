import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Icon } from '#app/components/ui/icon.tsx'

export const toolLook =
	'grid size-11 shrink-0 place-items-center rounded-[6px] text-ink-2 transition-colors hover:bg-hover hover:text-ink disabled:opacity-40 aria-pressed:bg-accent-surface aria-pressed:text-accent drawer:size-8'

type ToolProps = {
	icon: LucideIcon
	label: string
	keys?: string
	on?: boolean
	disabled?: boolean
	first?: boolean
	className?: string
	press: () => void
}

export function Tool({ icon, label, keys, on, disabled, first = false, className = toolLook, press }: ToolProps) {
	return (
		<button
			type="button"
			data-tool=""
			tabIndex={first ? 0 : -1}
			aria-label={label}
			title={keys ? `${label} (${keys})` : label}
			aria-pressed={on}
			disabled={disabled}
			// The text keeps the focus, and on a phone the keyboard.
			onPointerDown={(event) => event.preventDefault()}
			onClick={press}
			className={className}
		>
			<Icon of={icon} size={17} />
		</button>
	)
}

/** One stop of the tab key; the arrows go along the tools. */
export function moveAlong(event: KeyboardEvent, bar: HTMLElement | null): void {
	const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key]
	if (step === undefined || !bar) return
	const tools = Array.from(bar.querySelectorAll<HTMLButtonElement>('[data-tool]:not(:disabled)'))
	const at = tools.indexOf(document.activeElement as HTMLButtonElement)
	if (at === -1) return
	event.preventDefault()
	const next = Math.min(tools.length - 1, Math.max(0, Number.isFinite(step) ? at + step : step))
	tools[next]?.focus()
}
