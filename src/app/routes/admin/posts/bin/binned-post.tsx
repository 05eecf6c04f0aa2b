import { CornerUpRight, RotateCcw, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Form } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { CheckBox } from '#app/components/admin/list/check-box.tsx'
import { PostStateBadge } from '#app/components/admin/post-state-badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { BinRow } from '#core/posts/bin/list-bin.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { binList } from './bin-query.ts'
import { leavingWords } from './bin-words.ts'

type BinnedPostProps = {
	post: BinRow
	chosen: boolean
	busy: boolean
	onChoose: (chosen: boolean) => void
	onRestore: () => void
	onRedirect: () => void
	onDelete: () => void
}

/** One article of the bin: whose doing it was, how long it stays, what its readers see, and the ways out. */
export function BinnedPost({ post, chosen, busy, onChoose, onRestore, onRedirect, onDelete }: BinnedPostProps) {
	const titleId = useId()
	const title = post.title.trim() || 'Sem título'
	const when = momentOf(post.deletedAt)
	return (
		<li
			aria-labelledby={titleId}
			className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-2 pr-4.5 pl-2.5 last:border-b-0"
		>
			<CheckBox
				label={`Selecionar ${title}`}
				checked={chosen}
				onChange={onChoose}
				className="max-drawer:self-start noscript:invisible"
			/>
			<div className="min-w-0 flex-1 basis-56">
				<div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
					<a
						id={titleId}
						href={`/blog/${post.slug}?preview=true`}
						target="_blank"
						rel="noopener"
						className="min-w-0 font-semibold wrap-anywhere hover:underline"
					>
						{title}
						<span className="sr-only"> (abre em nova aba)</span>
					</a>
					<PostStateBadge state="in-bin" />
				</div>
				<p className="text-fine text-ink-3">
					{post.deletedByName ? `Excluído por ${post.deletedByName}` : 'Excluído'} em {when} ·{' '}
					<span className={post.daysLeft <= 3 ? 'font-semibold text-err' : undefined}>
						{leavingWords(post.daysLeft)}
					</span>
				</p>
				<p className="text-fine wrap-anywhere text-ink-3">
					{post.status === 'published' ? 'Restaurado, volta ao ar' : 'Restaurado, volta como rascunho'}
					{post.wasPublished &&
						(post.goneTo ? ` · leitores vão para ${post.goneTo}` : ' · leitores veem que o artigo saiu do ar (410)')}
				</p>
			</div>
			<div className="flex flex-wrap gap-1.5 max-drawer:w-full max-drawer:pl-1.5">
				{/* A form of its own: it works without JavaScript, too. What asks first does not. */}
				<Form
					method="post"
					action={binList.path}
					onSubmit={(event) => {
						event.preventDefault()
						onRestore()
					}}
				>
					<input type="hidden" name="intent" value="restore" />
					<input type="hidden" name="id" value={post.id} />
					<AdminButton
						type="submit"
						size="small"
						disabled={busy}
						aria-describedby={titleId}
						icon={<Icon of={RotateCcw} size={15} />}
					>
						Restaurar
					</AdminButton>
				</Form>
				{post.wasPublished && (
					<AdminButton
						tone="quiet"
						size="small"
						disabled={busy}
						onClick={onRedirect}
						aria-describedby={titleId}
						icon={<Icon of={CornerUpRight} size={15} />}
						className="noscript:hidden"
					>
						Redirecionar
					</AdminButton>
				)}
				<AdminButton
					tone="danger"
					size="small"
					disabled={busy}
					onClick={onDelete}
					aria-describedby={titleId}
					icon={<Icon of={Trash2} size={15} />}
					className="noscript:hidden"
				>
					Excluir de vez
				</AdminButton>
			</div>
		</li>
	)
}
