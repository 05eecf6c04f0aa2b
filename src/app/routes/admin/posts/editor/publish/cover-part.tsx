import { Image } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { focusPoint, focusText } from '#core/posts/cover-focus.ts'
import { CoverChoices } from '../fields/cover-choices.tsx'
import { coverPicture } from '../fields/cover-picture.ts'
import type { EditorPart } from '../fields/editor-part.ts'
import { SheetPart } from './sheet-part.tsx'

type CoverPartProps = Pick<EditorPart, 'fields' | 'change'> & { slug: string; categorySlug: string | null }

/** A press of an arrow key, in percent of the picture; with Shift, one. */
const STEP = 5
const moves: Record<string, [x: number, y: number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
}

/** The cover as it is cut, and the point that every cut keeps in sight. */
export function CoverPart({ fields, change, slug, categorySlug }: CoverPartProps) {
	const { featuredImageUrl, coverAlt, coverFocus } = fields
	const own = featuredImageUrl !== ''
	const cover = { fields, slug, categorySlug }
	const point = focusPoint(coverFocus)

	function move(x: number, y: number) {
		change({ coverFocus: focusText({ x, y }) })
	}

	function byKey(event: KeyboardEvent) {
		const step = moves[event.key]
		if (!step) return
		event.preventDefault()
		const far = event.shiftKey ? 1 : STEP
		move(point.x + step[0] * far, point.y + step[1] * far)
	}

	/** The point of the picture at a share of its width stands at the same share of every cut's: it follows the pointer. */
	function byPointer(event: PointerEvent<HTMLElement>) {
		if (event.buttons === 0 && event.type === 'pointermove') return
		const box = event.currentTarget.getBoundingClientRect()
		move(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100)
	}

	const style = { objectPosition: coverFocus || undefined }
	const cut = 'w-full rounded-[6px] bg-paper-3 object-cover'
	return (
		<SheetPart
			title="Capa e seus recortes"
			icon={Image}
			picture={<img src={coverPicture(cover)} alt="" style={style} className={`${cut} h-9`} />}
			summary={
				own
					? coverAlt.trim()
						? 'imagem própria, com texto alternativo'
						: 'imagem própria, sem texto alternativo'
					: 'desenhada pelo site'
			}
			aside={<CoverChoices fields={fields} change={change} className="-my-1 flex flex-wrap gap-x-3" />}
		>
			<div className="grid grid-cols-[1.905fr_1.231fr_1fr] gap-2 text-fine text-ink-3">
				<figure>
					<button
						type="button"
						aria-label={`Ponto de foco da capa: ${point.x}% da largura, ${point.y}% da altura. Mova com as setas.`}
						onKeyDown={byKey}
						onPointerDown={(event) => {
							event.currentTarget.setPointerCapture(event.pointerId)
							byPointer(event)
						}}
						onPointerMove={byPointer}
						className="relative block w-full cursor-crosshair touch-none"
					>
						<img
							src={coverPicture(cover)}
							alt=""
							draggable={false}
							style={style}
							className={`${cut} aspect-1200/630`}
						/>
						<span
							aria-hidden="true"
							style={{ left: `${point.x}%`, top: `${point.y}%` }}
							className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_#061523]"
						/>
					</button>
					<figcaption className="mt-1">Artigo, 1200 × 630</figcaption>
				</figure>
				<figure>
					<img src={coverPicture(cover, 'lead')} alt="" style={style} className={`${cut} aspect-960/780`} />
					<figcaption className="mt-1">Lista, 960 × 780</figcaption>
				</figure>
				<figure>
					<img src={coverPicture(cover)} alt="" style={style} className={`${cut} aspect-square`} />
					<figcaption className="mt-1">Quadrada</figcaption>
				</figure>
			</div>
		</SheetPart>
	)
}
