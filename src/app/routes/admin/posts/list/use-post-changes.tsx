import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { HeldDialog, isAnswerable } from '#app/components/admin/held-dialog.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import type { ChangePostsAnswer, PostsIntent } from './change-answer.ts'

type Asked = { intent: 'delete' | 'discard'; ids: string[] }

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

	function change(intent: PostsIntent, ids: string[]) {
		if (intent === 'publish' || intent === 'unpublish') return send(intent, ids)
		setAsked({ intent, ids })
		setAsking(true)
	}

	const answer = fetcher.data
	useEffect(() => {
		if (!answer) return
		notify[answer.tone](answer.title, answer.text, 'posts')
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
					onConfirm={() => send(asked.intent, asked.ids)}
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

function wordsFor({ intent, ids }: Asked): { title: string; question: string; confirmLabel: string } {
	if (intent === 'discard')
		return {
			title: 'Descartar rascunho',
			question: 'O texto que ainda não foi salvo será perdido. Esta ação não pode ser desfeita.',
			confirmLabel: 'Descartar',
		}
	if (ids.length === 1)
		return {
			title: 'Excluir Post',
			question: 'Tem certeza que deseja excluir este post? Esta ação não pode ser desfeita.',
			confirmLabel: 'Excluir',
		}
	return {
		title: `Excluir ${ids.length} posts`,
		question: `Tem certeza que deseja excluir ${ids.length} posts? Esta ação não pode ser desfeita.`,
		confirmLabel: `Excluir ${ids.length} posts`,
	}
}
