import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import type { BinRow } from '#core/posts/bin/list-bin.ts'
import { binList } from './bin-query.ts'
import { forGoodQuestion } from './bin-words.ts'
import type { BinAnswer } from './change-bin.server.ts'
import { RedirectDialog } from './redirect-dialog.tsx'

type Chosen = Pick<BinRow, 'id' | 'title'>

/** Asks where something would be lost, sends, and says what came of it. `onDone` must stay the same function. */
export function useBinChanges({ onDone }: { onDone: () => void }) {
	const fetcher = useFetcher<BinAnswer>()
	const [leaving, setLeaving] = useState<readonly Chosen[]>([])
	const [asking, setAsking] = useState(false)
	const [redirected, setRedirected] = useState<BinRow>()
	const [redirecting, setRedirecting] = useState(false)

	function send(intent: NonNullable<BinAnswer['intent']>, posts: readonly Chosen[], to = '') {
		const form = new FormData()
		form.set('intent', intent)
		form.set('to', to)
		for (const { id } of posts) form.append('id', id)
		void fetcher.submit(form, { method: 'post', action: binList.path })
	}

	function restore(posts: readonly Chosen[]) {
		send('restore', posts)
	}

	function deleteForGood(posts: readonly Chosen[]) {
		setLeaving(posts)
		setAsking(true)
	}

	function redirect(post: BinRow) {
		setRedirected(post)
		setRedirecting(true)
	}

	const answer = fetcher.data
	useEffect(() => {
		if (!answer) return
		// The dialog says itself why an address was refused.
		if (!answer.ok && answer.intent === 'redirect') return
		notify[answer.ok ? 'success' : 'error'](answer.title, answer.text, 'bin')
		if (!answer.ok) return
		setRedirecting(false)
		if (answer.intent === 'redirect') return
		onDone()
		// The row that had the focus is gone.
		document.getElementById('conteudo')?.focus()
	}, [answer, onDone])

	const dialogs = (
		<>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={leaving.length === 1 ? 'Excluir de vez' : `Excluir ${leaving.length} posts de vez`}
				question={forGoodQuestion(leaving)}
				confirmLabel="Excluir de vez"
				onConfirm={() => send('delete', leaving)}
			/>
			{redirected && (
				<RedirectDialog
					key={redirected.id}
					post={redirected}
					open={redirecting}
					onOpenChange={setRedirecting}
					busy={fetcher.state !== 'idle'}
					refusal={answer && !answer.ok && answer.intent === 'redirect' ? answer.text : undefined}
					onSave={(to) => send('redirect', [redirected], to)}
				/>
			)}
		</>
	)
	return { restore, deleteForGood, redirect, dialogs, busy: fetcher.state !== 'idle' }
}
