import { useEffect, useState } from 'react'
import { type LeftCopy, mergeLeftCopies } from './left-copy.ts'
import { localCopies } from './local-copies.ts'
import type { OpenedPost } from './writer-state.ts'

/** What somebody wrote of this article and did not save, one after another until they have decided on each. */
export function useLeftCopies(opened: OpenedPost, fromServer: readonly LeftCopy[]) {
	// Nothing is offered before this browser was asked too: what was decided must not come back.
	const [left, setLeft] = useState<readonly LeftCopy[]>([])
	useEffect(() => {
		async function lookHere() {
			const local = await localCopies.find(opened.postId)
			// An article that was begun and is being continued is one of several new ones.
			const own = opened.keptAt === null ? local : local.filter(({ copyId }) => copyId === opened.copyId)
			const merged = mergeLeftCopies(fromServer, own, opened)
			for (const key of merged.needless) void localCopies.remove(key)
			setLeft(merged.left)
		}
		void lookHere()
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, on opening
	}, [])
	return { first: left[0], more: left.length - 1, decided: () => setLeft((all) => all.slice(1)) }
}
