import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { classNames } from '#lib/class-names.ts'
import { findPlaced, type PlacedClaim, type PlacedWords } from '../claims/place-of-claim.ts'
import { type Letters, lettersOf } from './letters.ts'

/** `all`: what is supported is marked too, as while the list of claims is open. */
export type ShownClaims = { placed: readonly PlacedClaim[]; all: boolean }

export const claimMarksKey = new PluginKey<DecorationSet>('claim-marks')

/** Always in sight, whatever is open beside the text. */
const pressing: readonly string[] = ['contradicted', 'replaced', 'unsupported']

/** So few letters stay on one line with the sign before them. */
const SHORT = 24

/** Underlines what the article states, by what it rests on. Part of the view, never of the text. */
export const claimMarks = Extension.create({
	name: 'claimMarks',
	addProseMirrorPlugins: () => [
		new Plugin<DecorationSet>({
			key: claimMarksKey,
			state: {
				init: () => DecorationSet.empty,
				apply(transaction, marks) {
					const next = transaction.getMeta(claimMarksKey) as ShownClaims | undefined
					if (!next) return marks.map(transaction.mapping, transaction.doc)
					return DecorationSet.create(transaction.doc, decorationsOf(transaction.doc, next))
				},
			},
			props: {
				decorations(state) {
					return claimMarksKey.getState(state)
				},
			},
		}),
	],
})

/** Where words stand in the document. */
export function spanOfWords(doc: Node, words: PlacedWords): { from: number; to: number } | undefined {
	return spanIn(lettersOf(doc), words)
}

function spanIn({ text, positions }: Letters, placed: PlacedWords): { from: number; to: number } | undefined {
	const at = findPlaced(text, placed)
	if (at === undefined) return undefined
	const [from, last] = [positions[at], positions[at + placed.words.length - 1]]
	return from === undefined || last === undefined ? undefined : { from, to: last + 1 }
}

function decorationsOf(doc: Node, { placed, all }: ShownClaims): Decoration[] {
	const written = lettersOf(doc)
	return placed.flatMap((one, index) => {
		const span = spanIn(written, one)
		if (!span) return []
		const { state } = one.claim
		const shown = all || pressing.includes(state)
		const look = {
			class: classNames('claim', shown && `claim-${state}`, one.words.length <= SHORT && 'claim-short'),
			'data-claim': String(index),
		}
		return [Decoration.inline(span.from, span.to, look)]
	})
}
