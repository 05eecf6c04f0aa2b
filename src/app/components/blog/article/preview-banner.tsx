import { momentOf } from '#lib/brasilia-time.ts'
import { Badge } from '../../ui/badge.tsx'

export type PreviewBannerProps = {
	/** Where the article is changed, for who may. */
	editedAt: string | undefined
	/** Of one's own working copy, where that is what is shown. */
	keptAt: Date | undefined
	/** Readers are told that it is gone. */
	inBin: boolean
}

/** Nobody outside of the back office gets to see it. */
export function PreviewBanner({ editedAt, keptAt, inBin }: PreviewBannerProps) {
	return (
		<div className="on-navy bg-navy-900 text-small text-navy-200">
			<p className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
				<Badge tone="preview" className="inset-ring inset-ring-amber-300">
					PREVIEW
				</Badge>
				{inBin && <Badge tone="err">Na lixeira</Badge>}
				<span>
					{keptAt
						? `Sua cópia guardada em ${momentOf(keptAt)}: só você vê esta página assim.`
						: 'Pré-visualização: só a equipe vê esta página assim.'}
				</span>
				{editedAt && (
					<a href={editedAt} className="ml-auto font-semibold text-white underline">
						Editar
					</a>
				)}
			</p>
		</div>
	)
}
