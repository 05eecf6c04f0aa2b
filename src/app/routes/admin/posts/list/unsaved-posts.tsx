import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'

export type Unsaved = { id: string; title: string; when: string; moment: string }

type UnsavedPostsProps = { unsaved: readonly Unsaved[]; onDiscard: (unsaved: Unsaved) => void }

/** Articles that were begun in the editor and never saved: only who wrote them sees them. */
export function UnsavedPosts({ unsaved, onDiscard }: UnsavedPostsProps) {
	if (unsaved.length === 0) return null
	return (
		<AdminCard title="Rascunhos não salvos" flush className="mb-6">
			<ul>
				{unsaved.map((each) => (
					<li
						key={each.id}
						className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4.5 py-2 last:border-b-0"
					>
						<p className="min-w-0 flex-1 basis-60">
							<span id={`copia-${each.id}`} className="block truncate font-semibold">
								{each.title || 'Sem título'}
							</span>
							<span className="text-fine text-ink-3" title={each.moment}>
								Última alteração {each.when}
							</span>
						</p>
						<div className="flex gap-1.5">
							<AdminButton size="small" to={`/admin/posts/new?copia=${each.id}`} aria-describedby={`copia-${each.id}`}>
								Continuar
							</AdminButton>
							<AdminButton
								tone="quiet"
								size="small"
								onClick={() => onDiscard(each)}
								aria-describedby={`copia-${each.id}`}
							>
								Descartar
							</AdminButton>
						</div>
					</li>
				))}
			</ul>
		</AdminCard>
	)
}
