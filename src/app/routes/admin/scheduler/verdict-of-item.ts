import type { BadgeTone } from '#app/components/ui/badge.tsx'
import { postStateWords } from '#core/posts/post-state-words.ts'
import { doingWords } from '../ai-generator/run-words.ts'
import { verdictWords } from '../posts/editor/publish/reason-words.ts'
import type { RunViewItem } from './run-view.ts'
import { itemLooks } from './scheduler-words.ts'

export type ItemVerdict = { tone: BadgeTone; words: string; reason: string | undefined }

/** What is to be known of an article of a run: its state while it is made, then the verdict it got. */
export function verdictOfItem(item: RunViewItem): ItemVerdict {
	const { status, message, missing, post, now, cancelling } = item
	if (status === 'writing') {
		if (cancelling) return { tone: 'neutral', words: 'Cancelando', reason: 'Para no fim do passo.' }
		return { tone: 'info', words: now ? doingWords[now.step] : 'Na fila do pipeline', reason: undefined }
	}
	const { tone, words } = itemLooks[status]
	if (status !== 'success') return { tone, words, reason: message }
	if (!post) return { tone: 'neutral', words, reason: 'O artigo foi excluído depois.' }
	if (post.status === 'published') return { tone: 'ok', words: postStateWords.published[0], reason: undefined }
	const [first, ...more] = missing
	if (!first) return { tone: 'ok', words: verdictWords([]).title, reason: undefined }
	return {
		tone: missing.some(({ critical }) => critical) ? 'err' : 'warn',
		words: verdictWords(missing).title,
		reason: more.length === 0 ? first.message : undefined,
	}
}

/** Written, and something speaks against it. */
export function isToReview({ status, post, missing }: RunViewItem): boolean {
	return status === 'success' && post?.status === 'draft' && missing.length > 0
}
