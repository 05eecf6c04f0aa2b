import { useEffect, useState } from 'react'
import { BeamPanel } from '#app/components/admin/beam-panel.tsx'

type LeadPromiseProps = {
	/** When the promised ten minutes are over. */
	due: string
	/** The server's clock when the page was made. */
	loadedAt: string
}

const PROMISED_SECONDS = 600

/** The promised ten minutes as they run out. */
export function LeadPromise({ due, loadedAt }: LeadPromiseProps) {
	const left = useSecondsLeft(due, loadedAt)
	const late = left < 0
	return (
		<BeamPanel label="Prazo da primeira resposta">
			<div className="relative flex flex-wrap items-baseline justify-between gap-x-4">
				<span role="timer" className="font-heading text-[1.625rem] leading-tight font-heavy">
					{clockWords(Math.abs(left))}
				</span>
				<span className="text-navy-200">
					{late ? 'depois dos 10 minutos prometidos' : 'para cumprir os 10 minutos'}
				</span>
			</div>
			<div aria-hidden="true" className="relative mt-3 h-1.75 overflow-hidden rounded-full bg-white/16">
				<div
					className="h-full rounded-full bg-amber-400"
					style={{ width: `${late ? 100 : 100 * (1 - left / PROMISED_SECONDS)}%` }}
				/>
			</div>
		</BeamPanel>
	)
}

/** By the server's clock, whatever that of the reader says. */
function useSecondsLeft(due: string, loadedAt: string): number {
	const atLoad = Math.floor((Date.parse(due) - Date.parse(loadedAt)) / 1000)
	const [passed, setPassed] = useState(0)
	useEffect(() => {
		const began = Date.now()
		const ticking = setInterval(() => setPassed(Math.floor((Date.now() - began) / 1000)), 1000)
		return () => clearInterval(ticking)
	}, [])
	return atLoad - passed
}

function clockWords(seconds: number): string {
	const minutes = Math.floor(seconds / 60)
	if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
	return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}
