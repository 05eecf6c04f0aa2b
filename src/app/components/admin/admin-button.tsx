import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { BusyLabel } from '../ui/busy-label.tsx'
import { Pressable, type PressableProps } from '../ui/pressable.tsx'

const tones = {
	/** The one action of a screen: Salvar, Entrar, Iniciar Pipeline. */
	action: 'bg-amber-400 text-navy-950 shadow-[inset_0_-1px_0_#8f4e004d] hover:bg-amber-350',
	primary: 'bg-primary text-primary-ink hover:opacity-90',
	plain: 'bg-panel text-ink shadow-card inset-ring inset-ring-line hover:bg-hover',
	quiet: 'text-ink-2 hover:bg-hover hover:text-ink',
	danger: 'bg-panel text-err shadow-card inset-ring inset-ring-line hover:bg-err-surface',
	destructive: 'bg-red-600 text-white hover:bg-red-700',
} as const

const sizes = {
	regular: 'h-11 px-3.5 text-ui drawer:h-9',
	/** In rows and card headers. */
	small: 'h-11 px-2.5 text-fine drawer:h-7.5',
	icon: 'size-11 drawer:size-9',
} as const

export type AdminButtonTone = keyof typeof tones

type Look = {
	tone?: AdminButtonTone | undefined
	size?: keyof typeof sizes | undefined
	icon?: ReactNode
	busy?: boolean | undefined
	busyLabel?: string | undefined
	children?: ReactNode
}

/** A button of 36 px (30 in rows), 44 where fingers press it. With `size="icon"` give it an aria-label. */
export function AdminButton(props: PressableProps & Look) {
	const { tone = 'plain', size = 'regular', icon, busy = false, busyLabel, children, className, ...rest } = props
	const label = (
		<>
			{icon}
			{children}
		</>
	)
	const state = busy ? { 'aria-busy': true, disabled: true } : {}
	return (
		<Pressable
			{...rest}
			{...state}
			className={classNames(
				'inline-flex shrink-0 items-center justify-center gap-2 rounded-control leading-none font-semibold whitespace-nowrap transition-colors disabled:not-aria-busy:opacity-50 aria-busy:opacity-85',
				sizes[size],
				tones[tone],
				className,
			)}
		>
			{busyLabel === undefined ? label : <BusyLabel busy={busy} idle={label} working={busyLabel} iconSize={16} />}
		</Pressable>
	)
}
