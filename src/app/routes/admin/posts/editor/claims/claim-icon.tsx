import { BadgeCheck, BookCheck, CircleHelp, CircleX, Quote } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import type { ClaimState } from '#core/claims/claim.ts'
import { classNames } from '#lib/class-names.ts'

const looks = {
	contradicted: { icon: CircleX, colour: 'text-err' },
	replaced: { icon: CircleX, colour: 'text-err' },
	unsupported: { icon: CircleHelp, colour: 'text-warn' },
	fact: { icon: BookCheck, colour: 'text-accent' },
	source: { icon: Quote, colour: 'text-accent' },
	signed: { icon: BadgeCheck, colour: 'text-info' },
} as const satisfies Record<ClaimState, { icon: typeof CircleX; colour: string }>

export function ClaimIcon({ state, className }: { state: ClaimState; className?: string }) {
	return <Icon of={looks[state].icon} size={17} className={classNames(looks[state].colour, className)} />
}

export function claimColour(state: ClaimState): string {
	return looks[state].colour
}
