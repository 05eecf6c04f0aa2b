import { type EditorFields, sameFields } from '../fields/editor-fields.ts'
import type { LocalCopy } from './local-copies.ts'

/** Something written and never saved: with the server, in this browser, or in both. */
export type LeftCopy = {
	fields: EditorFields
	baseVersion: number
	savedAt: string
	/** What is with the server, as this page found it. */
	kept?: { copyId: string; keptAt: string } | undefined
	/** What is in this browser. */
	localKey?: string | undefined
}

type Opened = { copyId: string; fields: EditorFields }

/**
 * What is offered, the last written first. This browser forgets what has reached the server: what it still has is newer
 * than the server's, whatever the two clocks say.
 */
export function mergeLeftCopies(
	left: readonly LeftCopy[],
	local: readonly LocalCopy[],
	opened: Opened,
): { left: LeftCopy[]; needless: string[] } {
	const merged = [...left]
	const needless: string[] = []
	for (const { key, copyId, fields, baseVersion, savedAt } of local) {
		const onServer = merged.findIndex(({ kept, localKey }) => kept?.copyId === copyId && localKey === undefined)
		const text = { fields, baseVersion, savedAt, localKey: key }
		if (sameFields(fields, merged[onServer]?.fields ?? opened.fields)) needless.push(key)
		else if (onServer === -1) merged.push(text)
		else merged[onServer] = { ...text, kept: merged[onServer]!.kept }
	}
	return { left: merged.toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1)), needless }
}
