import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Pressable, type PressableProps } from './pressable.tsx'

export type TextLinkProps = PressableProps & { children: ReactNode }

/** A link that stands by itself, underlined in sea-glass. */
export function TextLink({ className, ...rest }: TextLinkProps) {
	const look = classNames(
		'inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-teal-400 decoration-2 underline-offset-6 transition-colors hover:decoration-teal-700',
		className,
	)
	return <Pressable {...rest} className={look} />
}
