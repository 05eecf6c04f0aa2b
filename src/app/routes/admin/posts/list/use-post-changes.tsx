import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { HeldDialog, isAnswerable } from '#app/components/admin/held-dialog.tsx'
import type { CategoryChoice } from '#core/categories/list-category-choices.ts'
import type { PostStatus } from '#db/schema/posts.ts'
import { binQuestion } from '../bin/bin-words.ts'
import { CategoryDialog, ScheduleDialog } from './bulk-dialogs.tsx'
import { type ChangePostsAnswer, type FormEntries, toForm } from './change-answer.ts'
import { postList } from './list-query.ts'

type Chosen = { id: string; title: string; status?: PostStatus }
type Asked = { intent: 'delete' | 'discard' | 'category' | 'schedule'; posts: readonly Chosen[] }

/** Asks where something would be lost, and sends. `onDone` must stay the same function. */
export function usePostChanges({ categories, onDone }: { categories: CategoryChoice[]; onDone: () => void }) {
	const fetcher = useFetcher<ChangePostsAnswer>()
	const [asked, setAsked] = useState<Asked>()
	const [asking, setAsking] = useState(false)
	const [held, setHeld] = useState<ChangePostsAnswer['held']>()
	/** What was sent last, beside the articles: it is sent again with a motive where they are held. */
	const [sent, setSent] = useState<FormEntries>([])

	function send(entries: FormEntries) {
		void fetcher.submit(toForm(entries), { method: 'post', action: postList.path })
	}

	function sendFor(posts: readonly Pick<Chosen, 'id'>[], wanted: FormEntries) {
		setSent(wanted)
		send([...wanted, ...posts.map(({ id }): [string, string] => ['id', id])])
	}

	function change(intent: 'publish' | 'unpublish' | 'review' | Asked['intent'], posts: readonly Chosen[]) {
		if (intent === 'publish' || intent === 'unpublish' || intent === 'review')
			return sendFor(posts, [['intent', intent]])
		setAsked({ intent, posts })
		setAsking(true)
	}

	function sendChosen(name: string, value: string) {
		if (asked)
			sendFor(asked.posts, [
				['intent', asked.intent],
				[name, value],
			])
	}

	const answer = fetcher.data
	useEffect(() => {
		if (!answer) return
		setHeld(answer.held)
		if (answer.tone === 'error') return
		onDone()
		// The card that had the focus is gone.
		if (answer.intent === 'delete' || answer.intent === 'discard') document.getElementById('conteudo')?.focus()
	}, [answer, onDone])

	const dialog = (
		<>
			{asked && (asked.intent === 'delete' || asked.intent === 'discard') && (
				<ConfirmDialog
					open={asking}
					onOpenChange={setAsking}
					{...wordsFor(asked.intent, asked.posts)}
					onConfirm={() => sendFor(asked.posts, [['intent', asked.intent]])}
				/>
			)}
			<CategoryDialog
				categories={categories}
				open={asking && asked?.intent === 'category'}
				count={asked?.posts.length ?? 0}
				onClose={() => setAsking(false)}
				onChosen={(categoryId) => sendChosen('categoryId', categoryId)}
			/>
			<ScheduleDialog
				open={asking && asked?.intent === 'schedule'}
				count={asked?.posts.length ?? 0}
				onClose={() => setAsking(false)}
				onChosen={(moment) => sendChosen('moment', moment)}
			/>
			<HeldDialog
				held={held}
				verb={sent.some(([, value]) => value === 'schedule') ? 'Agendar' : 'Publicar'}
				onAnswer={(motive) => sendFor((held ?? []).filter(isAnswerable), [...sent, ['motive', motive]])}
				onClose={() => setHeld(undefined)}
			/>
		</>
	)
	return { change, dialog, busy: fetcher.state !== 'idle' }
}

function wordsFor(
	intent: 'delete' | 'discard',
	posts: readonly Chosen[],
): { title: string; question: string; confirmLabel: string } {
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
