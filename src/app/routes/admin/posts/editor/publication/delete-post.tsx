import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { LONGEST_GONE_TO } from '#core/posts/bin/longest-gone-to.ts'
import { binQuestion } from '../../bin/bin-words.ts'
import type { ChangePostsAnswer } from '../../list/change-answer.ts'
import { postList } from '../../list/list-query.ts'

type DeletePostProps = {
	post: { id: string; title: string; status: 'draft' | 'published' }
	/** Readers knew its address once: they see that it is gone, or are led on. */
	wasPublished: boolean
	/** What was written and not kept yet. */
	keep: () => Promise<unknown>
}

/** The way from the editor into the bin. The list has it from there, with the way back. */
export function DeletePost({ post, wasPublished, keep }: DeletePostProps) {
	const [open, setOpen] = useState(false)
	const [to, setTo] = useState('')
	const fetcher = useFetcher<ChangePostsAnswer>()
	const navigate = useNavigate()
	const mayDelete = useCan('posts.delete') || post.status === 'draft'
	const mayLead = useCan('posts.publish') && wasPublished
	const answer = fetcher.data

	useEffect(() => {
		if (answer?.ok) void navigate(postList.path)
	}, [answer, navigate])

	async function send() {
		await keep()
		const form = new FormData()
		form.set('intent', 'delete')
		form.set('id', post.id)
		if (mayLead && to.trim()) form.set('to', to)
		void fetcher.submit(form, { method: 'post', action: postList.path })
	}

	if (!mayDelete) return null
	return (
		<div className="flex justify-end border-t border-line px-2.5 py-1.5">
			<AdminButton
				tone="quiet"
				size="small"
				aria-haspopup="dialog"
				icon={<Icon of={Trash2} size={15} />}
				className="text-err!"
				onClick={() => setOpen(true)}
			>
				Excluir
			</AdminButton>
			<Dialog open={open} onOpenChange={setOpen} title="Excluir post" description={binQuestion([post])}>
				{mayLead && (
					<TextField
						label="Levar os leitores para"
						value={to}
						onChange={(event) => setTo(event.target.value)}
						maxLength={LONGEST_GONE_TO}
						placeholder="/seguros/auto ou https://…"
						hint="Vazio: os leitores veem que o artigo saiu do ar (410)."
						error={answer?.refusedTo ? answer.text : undefined}
						className="mt-4"
					/>
				)}
				{/* No form: Enter in the field must not delete. */}
				<div className="mt-5.5 flex justify-end gap-2">
					<AdminButton onClick={() => setOpen(false)}>Cancelar</AdminButton>
					<AdminButton
						tone="destructive"
						busy={fetcher.state !== 'idle'}
						busyLabel="Excluindo"
						onClick={() => void send()}
					>
						Excluir
					</AdminButton>
				</div>
			</Dialog>
		</div>
	)
}
