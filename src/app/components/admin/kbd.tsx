import type { ReactNode } from 'react'

export function Kbd({ children }: { children: ReactNode }) {
	return (
		<kbd className="rounded-[4px] border border-line bg-panel px-1 py-0.5 font-mono text-fine leading-none font-medium text-ink-3">
			{children}
		</kbd>
	)
}
