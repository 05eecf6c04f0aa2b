import { useEffect } from 'react'
import type { Span } from '#core/seo/article-text.ts'
import { readArrival } from './arrival.ts'
import { type PlacedWords, wordsAt } from './claims/place-of-claim.ts'
import type { PostWriterState } from './writing/writer-state.ts'

type Ways = {
	sheet: () => void
	field: (name: string) => void
	/** A place in the text, or the text as a whole. */
	place: (place: { span: Span | undefined; words?: PlacedWords | undefined; message: string }) => void
}

/** Whoever comes to publish the article, or to look after something in it, is led there. */
export function useArrival({ fields: { content }, saved, version }: PostWriterState, ways: Ways): void {
	useEffect(() => {
		const arrival = readArrival(location.hash)
		if (!arrival) return
		history.replaceState(history.state, '', `${location.pathname}${location.search}`)
		if (arrival.at === 'sheet') return ways.sheet()
		if (arrival.at === 'field' && arrival.name !== 'content') return ways.field(arrival.name)
		const stands = arrival.at === 'text' && arrival.version === version && content === saved.fields.content
		const span = stands ? arrival.span : undefined
		// Words within a paragraph have no element of their own.
		const words = span && content[span.start] !== '<' ? wordsAt(content, span) : undefined
		ways.place({ span, words, message: '' })
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
	}, [])
}
