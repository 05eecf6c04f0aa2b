import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/components/ui/icon.tsx'

/** What is seldom needed, one press away. It opens by itself when there is something in it to see, and never closes so. */
export function Fold({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
	const details = useRef<HTMLDetailsElement>(null)
	const [first] = useState(open)
	useEffect(() => {
		if (open && details.current) details.current.open = true
	}, [open])
	return (
		<details ref={details} open={first} className="group border-t border-line">
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4.5 text-fine font-medium text-ink-2 drawer:min-h-10 [&::-webkit-details-marker]:hidden">
				<Icon of={ChevronRight} size={15} className="transition-transform group-open:rotate-90" />
				{label}
			</summary>
			<div className="grid gap-4 px-4.5 pt-1 pb-4">{children}</div>
		</details>
	)
}
