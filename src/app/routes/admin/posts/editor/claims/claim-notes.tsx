import { type ReactNode, useRef, useState } from 'react'
import type { ShownClaims } from '../visual/claim-marks.ts'
import { ClaimIcon, claimColour } from './claim-icon.tsx'
import { evidenceWords, stateWords } from './claim-words.ts'
import type { PlacedClaim } from './place-of-claim.ts'

type Shown = { placed: PlacedClaim; top: number; left: number }

const WIDTH = 320

/** Beside the words under the pointer or the cursor: where they come from. The list of claims says the same. */
export function ClaimNotes({ claims, children }: { claims: ShownClaims; children: ReactNode }) {
	const frame = useRef<HTMLDivElement>(null)
	const [shown, setShown] = useState<Shown>()

	function look(target: EventTarget | null) {
		const element = target instanceof Element ? target.closest<HTMLElement>('[data-claim]') : null
		const placed = element && claims.placed[Number(element.dataset['claim'])]
		if (!element || !placed || !frame.current) return setShown(undefined)
		const around = frame.current.getBoundingClientRect()
		const place = element.getClientRects()[0] ?? element.getBoundingClientRect()
		const left = Math.max(8, Math.min(place.left - around.left, around.width - WIDTH - 8))
		setShown({ placed, left, top: place.bottom - around.top + 8 })
	}

	return (
		<div
			ref={frame}
			role="presentation"
			className="relative"
			onPointerOver={(event) => event.pointerType === 'mouse' && look(event.target)}
			onPointerLeave={() => setShown(undefined)}
			onClick={(event) => look(event.target)}
			onKeyDown={() => setShown(undefined)}
		>
			{children}
			{shown && (
				<div
					role="status"
					className="pointer-events-none absolute z-10 max-w-[calc(100%-1rem)] rounded-card border border-line bg-panel px-3.5 py-3 text-fine shadow-floating"
					style={{ top: shown.top, left: shown.left, width: WIDTH }}
				>
					<p className={`flex items-center gap-2 font-semibold ${claimColour(shown.placed.claim.state)}`}>
						<ClaimIcon state={shown.placed.claim.state} />
						{stateWords(shown.placed.claim)}
					</p>
					<p className="mt-1 break-words text-ink">{evidenceWords(shown.placed.claim)}</p>
				</div>
			)}
		</div>
	)
}
