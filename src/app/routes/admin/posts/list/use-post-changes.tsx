import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { HeldDialog, isAnswerable } from '#app/components/admin/held-dialog.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import type { PostStatus } from '#db/schema/posts.ts'
import { binQuestion } from '../bin/bin-words.ts'
import type { ChangePostsAnswer, PostsIntent } from './change-answer.ts'
import { useToldOnList } from './told-on-list.ts'

type Chosen = { id: string; title: string; status?: PostStatus }
type Asked = { intent: 'delete' | 'discard'; posts: readonly Chosen[] }

/** Long enough to see what went. Afterwards the bin has it. */
const UNDO_OFFERED_MS = 10_000

/** Asks where something would be lost, sends, and says what came of it. `onDone` must stay the same function. */
export function usePostChanges({ onDone }: { onDone: () => void }) {
	const fetcher = useFetcher<ChangePostsAnswer>()
	const [asked, setAsked] = useState<Asked>()
	const [asking, setAsking] = useState(false)
	const [held, setHeld] = useState<ChangePostsAnswer['held']>()

	function send(intent: PostsIntent, ids: string[], motive?: string) {
		const form = new FormData()
		form.set('intent', intent)
		if (motive !== undefined) form.set('motive', motive)
		for (const id of ids) form.append('id', id)
		void fetcher.submit(form, { method: 'post', action: '/admin/posts' })
	}

	function change(intent: Exclude<PostsIntent, 'restore'>, posts: readonly Chosen[]) {
		if (intent === 'publish' || intent === 'unpublish') return send(intent, idsOf(posts))
		setAsked({ intent, posts })
		setAsking(true)
	}

	const restore = useEffectEvent((ids: string[]) => send('restore', ids))
	const offerUndo = useEffectEvent(({ title, text, undo = [] }: Pick<ChangePostsAnswer, 'title' | 'text' | 'undo'>) =>
		notify.done(
			{ title, text, action: { label: 'Desfazer', run: () => restore(undo), forMs: UNDO_OFFERED_MS } },
			'posts',
		),
	)
	useToldOnList(offerUndo)
	const answer = fetcher.data
	useEffect(() => {
		if (!answer) return
		const { undo } = answer
		const { title, text } = answer
		if (undo) offerUndo({ title, text, undo })
		else notify[answer.tone](title, text, 'posts')
		setHeld(answer.held)
		if (answer.tone === 'error') return
		onDone()
		// The card that had the focus is gone.
		if (answer.intent === 'delete' || answer.intent === 'discard') document.getElementById('conteudo')?.focus()
	}, [answer, onDone])

	const dialog = (
		<>
			{asked && (
				<ConfirmDialog
					open={asking}
					onOpenChange={setAsking}
					{...wordsFor(asked)}
					onConfirm={() => send(asked.intent, idsOf(asked.posts))}
				/>
			)}
			<HeldDialog
				held={held}
				onAnswer={(motive) =>
					send(
						'publish',
						(held ?? []).filter(isAnswerable).map(({ id }) => id),
						motive,
					)
				}
				onClose={() => setHeld(undefined)}
			/>
		</>
	)
	return { change, dialog, busy: fetcher.state !== 'idle' }
}

function wordsFor({ intent, posts }: Asked): { title: string; question: string; confirmLabel: string } {
	if (intent === 'discard')
		return {
			title: 'Descartar rascunho',
			question: 'O texto que ainda não foi salvo será perdido. Esta ação não pode ser desfeita.',
			confirmLabel: 'Descartar',
		}
	return posts.length === 1
		? { title: 'Excluir Post', question: binQuestion(posts), confirmLabel: 'Excluir' }
		: {
				title: `Excluir ${posts.length} posts`,
				question: binQuestion(posts),
				confirmLabel: `Excluir ${posts.length} posts`,
			}
}

function idsOf(posts: readonly Chosen[]): string[] {
	return posts.map(({ id }) => id)
}
