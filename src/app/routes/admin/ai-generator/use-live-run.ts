import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { RunEvent, RunView } from '#core/generation/runs/find-run.ts'
import { isActive } from './run-words.ts'
import { startedHere } from './started-here.ts'

export type Connection = 'opening' | 'live' | 'lost' | 'over'

/** The run as it moves on the server. The page brought it as it was; from there the server tells. */
export function useLiveRun(loaded: RunView, loadedEvents: readonly RunEvent[], onEnd: (run: RunView) => void) {
	const [told, setTold] = useState<{ run: RunView; events: RunEvent[] }>()
	const [connection, setConnection] = useState<Connection>(isActive(loaded.state) ? 'opening' : 'over')
	const { revalidate } = useRevalidator()
	const active = isActive(loaded.state)
	const after = loadedEvents.at(-1)?.id ?? 0

	const tell = useEffectEvent((run: RunView) => {
		setTold((before) => ({ run, events: before?.events ?? [] }))
		if (isActive(run.state)) return
		setConnection('over')
		// The whole article comes with the page.
		void revalidate()
	})
	const first = useEffectEvent(() => after)

	useEffect(() => {
		setTold(undefined)
		if (!active) return setConnection('over')
		setConnection('opening')
		const source = new EventSource(`/api/pipeline/${loaded.id}/events?after=${first()}`)
		source.addEventListener('open', () => setConnection('live'))
		source.addEventListener('error', () => setConnection('lost'))
		source.addEventListener('log', ({ data }: MessageEvent<string>) => {
			const event = JSON.parse(data) as RunEvent
			setTold((before) => ({ run: before?.run ?? loaded, events: [...(before?.events ?? []), event] }))
		})
		source.addEventListener('run', ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as RunView))
		source.addEventListener('end', () => source.close())
		return () => source.close()
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- a run is followed once, whatever else the page learns of it
	}, [loaded.id, active])

	const run = told && active ? { ...told.run, content: loaded.content } : loaded
	const known = new Set(loadedEvents.map(({ id }) => id))
	const events = [...loadedEvents, ...(told?.events ?? []).filter(({ id }) => !known.has(id))]
	useEnd(run, onEnd)
	return { run, events, connection: active ? connection : ('over' as const) }
}

/**
 * Tells the end once, however it was learned of: from the stream, or from the page being read anew while the stream was
 * down. Whoever started a run is told even if it was over before they saw it.
 */
function useEnd(run: RunView, onEnd: (run: RunView) => void): void {
	const isOver = !isActive(run.state)
	const awaited = useRef(!isOver || startedHere.has(run.id))
	const end = useEffectEvent(() => onEnd(run))
	useEffect(() => {
		if (!isOver || !awaited.current) return
		awaited.current = false
		startedHere.told(run.id)
		end()
	}, [isOver, run.id])
}
