import type { PostWriter } from './create-post-writer.ts'
import type { LeftCopy } from './left-copy.ts'
import { UnsavedBanner } from './unsaved-banner.tsx'
import { useLeftCopies } from './use-left-copies.ts'
import type { usePostSaving } from './use-post-saving.ts'
import type { OpenedPost } from './writer-state.ts'

type LeftCopiesProps = {
	opened: OpenedPost
	fromServer: readonly LeftCopy[]
	writer: Pick<PostWriter, 'restoreCopy' | 'discardCopy'>
	/** Asks before another text comes in place of this one. */
	ask: ReturnType<typeof usePostSaving>['replacement']['ask']
}

/** What was written and never saved, brought back or thrown away. */
export function LeftCopies({ opened, fromServer, writer, ask }: LeftCopiesProps) {
	const { first, more, decided } = useLeftCopies(opened, fromServer)
	if (!first) return null

	function restore(copy: LeftCopy) {
		ask('às alterações que ficaram por salvar', () => {
			decided()
			void writer.restoreCopy(copy)
		})
	}

	function discard(copy: LeftCopy) {
		decided()
		void writer.discardCopy(copy)
	}

	return (
		<UnsavedBanner
			savedAt={first.savedAt}
			more={more}
			onRestore={() => restore(first)}
			onDiscard={() => discard(first)}
		/>
	)
}
