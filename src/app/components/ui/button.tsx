import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { BusyLabel } from './busy-label.tsx'
import { Pressable, type PressableProps } from './pressable.tsx'

const tones = {
	/** The one action of a view. */
	amber:
		'bg-amber-400 text-navy-950 shadow-[inset_0_-2px_0_#8f4e0047] hover:bg-amber-350 active:shadow-[inset_0_1px_0_#8f4e0047]',
	navy: 'bg-navy-900 text-white hover:bg-navy-800 active:bg-navy-950',
	line: 'inset-ring-[1.5px] inset-ring-navy-900 hover:bg-navy-900/6 active:bg-navy-900/10',
	chat: 'bg-chat text-chat-ink hover:bg-chat-light active:bg-chat',
	/** Outline on a navy surface. */
	ghost: 'text-white inset-ring-[1.5px] inset-ring-white/50 hover:bg-white/10 active:bg-white/15',
} as const

const sizes = {
	regular: 'h-13 px-6 text-[1.0625rem]',
	/** 42 px as drawn; a finger gets 44. */
	small: 'h-11 px-4.5 text-[0.96875rem] md:h-10.5',
} as const

/** A busy button is disabled too, but keeps its colour. */
const disabled =
	'disabled:not-aria-busy:bg-paper-3 disabled:not-aria-busy:text-disabled disabled:not-aria-busy:shadow-none disabled:not-aria-busy:inset-ring-0 aria-busy:opacity-85'

export type ButtonTone = keyof typeof tones
export type ButtonSize = keyof typeof sizes

type Look = {
	tone?: ButtonTone | undefined
	size?: ButtonSize | undefined
	/** Said instead of the label while the work lasts; the button keeps its width. */
	busyLabel?: string | undefined
	busy?: boolean | undefined
	/** Before the label. */
	icon?: ReactNode
	children: ReactNode
}

export type ButtonProps = PressableProps & Look

export function buttonLook(tone: ButtonTone, size: ButtonSize): string {
	return classNames(
		'inline-flex items-center justify-center gap-2.5 rounded-control leading-none font-semibold whitespace-nowrap transition-colors',
		sizes[size],
		tones[tone],
	)
}

export function Button(props: ButtonProps) {
	const { tone = 'amber', size = 'regular', busy = false, busyLabel, icon, children, className, ...rest } = props
	const look = classNames(buttonLook(tone, size), disabled, className)
	const label = (
		<>
			{icon}
			{children}
		</>
	)
	const state = busy ? { 'aria-busy': true, disabled: true } : {}
	return (
		<Pressable {...rest} {...state} className={look}>
			{busyLabel === undefined ? label : <BusyLabel busy={busy} idle={label} working={busyLabel} />}
		</Pressable>
	)
}
