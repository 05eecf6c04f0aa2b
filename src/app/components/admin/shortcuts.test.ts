import { expect, test } from 'vitest'
import { keysOf, type Shortcut, shortcuts } from './shortcuts.ts'

const all: Shortcut[] = Object.values(shortcuts)

test('no two shortcuts of one place have the same keys', () => {
	const keys = all.map((shortcut) => [shortcut.group, ...keysOf(shortcut, 'Ctrl')].join(' '))
	expect(new Set(keys).size).toBe(keys.length)
})

test('keys are shown as they are printed on them', () => {
	expect(keysOf(shortcuts.publish, 'Ctrl')).toEqual(['Ctrl', 'Shift', 'P'])
	expect(keysOf(shortcuts.clear, 'Ctrl')).toEqual(['Esc'])
	expect(keysOf(shortcuts.search, '⌘')).toEqual(['⌘', 'K'])
})
