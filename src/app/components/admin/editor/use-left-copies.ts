import { useEffect, useState } from 'react'
import { type LeftCopy, mergeLeftCopies } from './left-copy.ts'
import { findLocally, forgetLocally } from './local-copy.ts'
import type { Opened } from './use-post-writing.ts'

/** What somebody wrote of this article and did not save, one after another until they have decided on each. */
export function useLeftCopies(opened: Opened, fromServer: readonly LeftCopy[]) {
	// Nothing is offered before this browser was asked too: what was decided must not come back.
	const [left, setLeft] = useState<readonly LeftCopy[]>([])
	useEffect(() => {
		async function lookHere() {
			const local = await findLocally(opened.postId)
			// An article that was begun and is being continued is one of several new ones.
			const own = opened.keptAt === null ? local : local.filter(({ copyId }) => copyId === opened.copyId)
			const merged = mergeLeftCopies(fromServer, own, opened)
			for (const key of merged.needless) void forgetLocally(key)
			setLeft(merged.left)
		}
		void lookHere()
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, on opening
	}, [])
	return { first: left[0], more: left.length - 1, decided: () => setLeft((all) => all.slice(1)) }
}
