import { classNames } from '#lib/class-names.ts'

/** How many places there are depends on how many cards a width shows. */
const placesLost = [
	{ count: 0, look: 'md:hidden' },
	{ count: 1, look: 'max-md:hidden lg:hidden' },
	{ count: 2, look: 'max-lg:hidden' },
] as const

type CarouselDotsProps = { cards: number; position: number; onShow: (position: number) => void }

/**
 * A dot for every place the row can stand at; the style sheet drops those that a width does not have. The current one
 * is drawn longer, and those after it make room by transform, so nothing is laid out again.
 */
export function CarouselDots({ cards, position, onShow }: CarouselDotsProps) {
	return (
		<ul className="script-only -ml-1.75 flex pr-6">
			{Array.from({ length: cards }, (_, index) => (
				<li
					key={index}
					className={classNames(
						'transition-transform duration-300 ease-settle',
						index > position && 'translate-x-6',
						index === cards - 1 && 'md:hidden',
						index === cards - 2 && 'lg:hidden',
					)}
				>
					<button
						type="button"
						aria-current={index === position}
						onClick={() => onShow(index)}
						className="group relative block h-11 w-6"
					>
						<span
							className={classNames(
								'absolute top-1/2 left-1.75 h-2.5 -translate-y-1/2 rounded-full transition-[width,background-color] duration-300 ease-settle',
								index === position ? 'w-8.5 bg-navy-900' : 'w-2.5 bg-field group-hover:bg-navy-600',
							)}
						/>
						<span className="sr-only">
							Ver depoimentos {index + 1} de{' '}
							{placesLost.map(({ count, look }) => (
								<span key={count} className={look}>
									{cards - count}
								</span>
							))}
						</span>
					</button>
				</li>
			))}
		</ul>
	)
}
