import { useEffect, useState } from 'react'
import { type EditorFields, sameFields } from './editor-fields.ts'
import { findLocally, forgetLocally } from './local-copy.ts'
import type { Opened } from './use-post-writing.ts'

/** Written and never saved, by this same person. */
export type LeftCopy = { id: string; fields: EditorFields; baseVersion: number; savedAt: string }

/** The copy to ask about on opening: the server's, or this browser's where that is newer. */
export function useLeftCopy(opened: Opened, onServer: LeftCopy | undefined) {
	const [left, setLeft] = useState(onServer)

	useEffect(() => {
		const id = opened.postId ?? 'new'
		const local = findLocally(id)
		if (!local) return
		const newer = !onServer || local.savedAt > onServer.savedAt
		if (!newer || sameFields(local.fields, opened.fields)) return forgetLocally(id)
		setLeft({ id: opened.copyId, ...local })
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, on opening
	}, [])

	return { left, forget: () => setLeft(undefined) }
}
