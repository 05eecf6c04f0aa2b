import { type RefObject, useRef } from 'react'
import { useShortcut } from '../use-shortcut.ts'

/** Marks the link that opens a row: the keys go from one to the next, and Enter follows it. */
export const rowLink = { 'data-row-link': '' }

type ListKeys = {
	/** Nothing where nothing is chosen. */
	onClear: (() => void) | undefined
}

/**
 * '/' to the search box, J and K from row to row, beginning at the one that stands open, X chooses, Esc chooses nothing. The
 * focus itself moves, so that a screen reader follows and Enter needs no key of ours.
 */
export function useListKeys<List extends HTMLElement>({ onClear }: ListKeys): RefObject<List | null> {
	const list = useRef<List>(null)

	function go(step: 1 | -1) {
		const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
		const inRow = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
		const at = inRow < 0 ? links.findIndex((link) => link.matches('[aria-current=true]')) : inRow
		const next = at < 0 ? (step > 0 ? 0 : -1) : Math.min(links.length - 1, Math.max(0, at + step))
		links.at(next)?.focus()
	}

	function mark() {
		const row = document.activeElement?.closest('tr')
		if (row && list.current?.contains(row)) row.querySelector<HTMLElement>('input[type=checkbox]')?.click()
	}

	/** What stands there is chosen, so that typing begins anew. */
	function filter() {
		const box = document.querySelector<HTMLInputElement>('[role=search] input[type=search]')
		box?.focus()
		box?.select()
	}

	useShortcut('filter', filter)
	useShortcut('next', () => go(1))
	useShortcut('previous', () => go(-1))
	useShortcut('mark', mark)
	useShortcut(
		'clear',
		() => onClear?.(),
		() => onClear !== undefined,
	)
	return list
}
