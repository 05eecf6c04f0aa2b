import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { CalendarEntry } from '#core/calendar/calendar-entry.ts'
import { addDays } from '#lib/brasilia-time.ts'
import { spokenTarget, titleOf, whyItStays } from './calendar-words.ts'
import { tellPast, tellStays } from './use-calendar-moves.ts'

/** Where a card would be put: a day, or among those without one. */
export type Target = { day: string | null }

export type Carried = {
	entry: CalendarEntry
	/** Nothing while the pointer is over nothing that takes it. */
	target: Target | undefined
	/** Of the pointer, where one carries it. */
	at: { x: number; y: number } | undefined
}

type Carrying = {
	/** In sight, in their order. */
	days: readonly string[]
	today: string
	onDrop: (entry: CalendarEntry, to: string | null) => void
}

/** A pointer that trembles does not carry. */
const STEP_PX = 6
const EDGE_PX = 56
const SCROLL_PX = 14

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Cards are taken and put down, by the pointer or by the keyboard; each step is said for who does not see it. */
export function useCarrying({ days, today, onDrop }: Carrying) {
	const [carried, setCarried] = useState<Carried>()
	const [said, setSaid] = useState('')
	const letGo = useRef<() => void>(undefined)
	useEffect(() => () => letGo.current?.(), [])

	function drop(entry: CalendarEntry, target: Target | undefined) {
		setCarried(undefined)
		if (!target || target.day === entry.planned) return setSaid(`${titleOf(entry)}: ficou onde estava.`)
		const { day } = target
		if (day !== null && day < today) {
			setSaid('Esse dia já passou.')
			return tellPast('Esse dia já passou. Escolha um que ainda venha.')
		}
		setSaid(day === null ? 'Solto em Sem data.' : `Solto em ${spokenTarget(entry, day, today)}.`)
		onDrop(entry, day)
	}

	function giveBack(entry: CalendarEntry) {
		setCarried(undefined)
		setSaid(`${titleOf(entry)}: devolvido ao lugar.`)
	}

	function takeByPointer(event: PointerEvent, entry: CalendarEntry) {
		// By touch the page scrolls; the button on each card moves it.
		if (event.button !== 0 || event.pointerType === 'touch') return
		const { clientX, clientY } = event
		let target: Target | undefined
		let carrying = false

		function move({ clientX: x, clientY: y }: globalThis.PointerEvent) {
			if (!carrying && Math.hypot(x - clientX, y - clientY) < STEP_PX) return
			if (!entry.moves) {
				end()
				return tellStays(whyItStays(entry))
			}
			carrying = true
			target = targetAt(x, y, entry)
			setCarried({ entry, target, at: { x, y } })
			if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
			if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
		}
		function up() {
			end()
			if (!carrying) return
			// What is put down where it was taken must not be followed as a link.
			window.addEventListener('click', swallow, { capture: true, once: true })
			setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
			drop(entry, target)
		}
		function escape(pressed: globalThis.KeyboardEvent) {
			if (pressed.key !== 'Escape' || !carrying) return
			end()
			giveBack(entry)
		}
		function end() {
			letGo.current = undefined
			window.removeEventListener('pointermove', move)
			window.removeEventListener('pointerup', up)
			window.removeEventListener('pointercancel', cancel)
			window.removeEventListener('keydown', escape)
		}
		function cancel() {
			end()
			if (carrying) giveBack(entry)
		}
		window.addEventListener('pointermove', move)
		window.addEventListener('pointerup', up)
		window.addEventListener('pointercancel', cancel)
		window.addEventListener('keydown', escape)
		letGo.current = end
	}

	function takeByKey(entry: CalendarEntry) {
		if (!entry.moves) {
			const why = whyItStays(entry)
			setSaid(why)
			return tellStays(why)
		}
		const day = entry.day ?? (days.includes(today) ? today : days[0]!)
		setCarried({ entry, target: { day }, at: undefined })
		setSaid(
			`Pegou ${titleOf(entry)}, ${spokenTarget(entry, day, today)}. Setas movem, Espaço solta, Esc devolve ao lugar.`,
		)
	}

	/** Whether the key was meant for a card that is carried. */
	function carryByKey(event: KeyboardEvent, entry: CalendarEntry): boolean {
		if (event.key === ' ') {
			event.preventDefault()
			if (event.repeat) return true
			if (carried) drop(entry, carried.target)
			else takeByKey(entry)
			return true
		}
		if (!carried) return false
		if (event.key === 'Escape') giveBack(entry)
		const step = steps[event.key]
		if (step !== undefined) {
			const day = addDays(carried.target!.day!, step)
			if (days.includes(day)) {
				setCarried({ ...carried, target: { day } })
				setSaid(`${spokenTarget(entry, day, today)}.`)
			} else setSaid('Aqui termina o período mostrado. Para outro, use “Mover para”.')
		}
		if (event.key !== 'Tab') event.preventDefault()
		return true
	}

	return { carried, said, takeByPointer, carryByKey, giveBack }
}

function swallow(event: Event) {
	event.preventDefault()
	event.stopPropagation()
}

/** What under the pointer takes a card. Only plans can do without a day. */
function targetAt(x: number, y: number, entry: CalendarEntry): Target | undefined {
	const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')
	if (!place) return undefined
	const day = place.dataset['day']!
	if (day !== '') return { day }
	return entry.kind === 'draft' || entry.kind === 'topic' ? { day: null } : undefined
}
