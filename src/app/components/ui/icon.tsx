import type { LucideIcon } from 'lucide-react'

type IconProps = { of: LucideIcon; size?: number; className?: string | undefined }

/** An interface icon in the weight of the design sheet. Decoration: the control around it carries the name. */
export function Icon({ of: Drawing, size = 18, className }: IconProps) {
	// In a page, a drawing needs no name space.
	return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" xmlns={undefined} className={className} />
}
