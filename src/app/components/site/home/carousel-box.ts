import { type CarouselMeasures, positionAfter } from './carousel-position.ts'

export function measure(box: HTMLElement): CarouselMeasures {
	const [first, second] = box.querySelectorAll<HTMLElement>('li')
	const step = first && second ? second.offsetLeft - first.offsetLeft : 0
	return { scrollLeft: box.scrollLeft, scrollWidth: box.scrollWidth, clientWidth: box.clientWidth, step }
}

/** Slides or jumps there, as the style sheet says. */
export function scrollToPosition(box: HTMLElement, position: number): void {
	box.scrollTo({ left: position * measure(box).step })
}

export function scrollToNext(box: HTMLElement): void {
	scrollToPosition(box, positionAfter(measure(box)))
}
