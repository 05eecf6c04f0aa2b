import type { PostState } from '#core/posts/post-state.ts'
import { postStateWords } from '#core/posts/post-state-words.ts'
import type { PreviewedText } from '#core/posts/reading/preview-post.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { Badge } from '../../ui/badge.tsx'

export type PreviewBannerProps = {
	/** Where the article is changed, for who may. */
	editedAt: string | undefined
	state: PostState
	text: PreviewedText
}

/** Nobody outside of the back office gets to see it. */
export function PreviewBanner({ editedAt, state, text }: PreviewBannerProps) {
	return (
		<div className="on-navy bg-navy-900 text-small text-navy-200">
			<p className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
				<Badge tone="preview" className="inset-ring inset-ring-amber-300">
					PREVIEW
				</Badge>
				<b className="font-semibold text-white">{postStateWords[state].join(' ')}</b>
				<span>{previewWords(text, state)}</span>
				{editedAt && (
					<a href={editedAt} className="ml-auto font-semibold text-white underline">
						Editar
					</a>
				)}
			</p>
		</div>
	)
}

/** Whose text it is, and who sees it. */
export function previewWords(text: PreviewedText, state: PostState): string {
	if (text.is === 'copy') return `Sua cópia guardada em ${momentOf(text.keptAt)}: só você vê esta página assim.`
	if (text.is === 'changes')
		return `Alterações salvas em ${momentOf(text.savedAt)}: os leitores ainda veem a versão publicada.`
	return state === 'published' ? 'É o que os leitores veem agora.' : 'Só a equipe vê esta página.'
}
