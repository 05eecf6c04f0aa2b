import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { momentOf } from '#lib/brasilia-time.ts'

type UnsavedBannerProps = { savedAt: string; more: number; onRestore: () => void; onDiscard: () => void }

/** Something was written and never saved. Until somebody decides, it stays as it is. */
export function UnsavedBanner({ savedAt, more, onRestore, onDiscard }: UnsavedBannerProps) {
	return (
		<div
			role="alert"
			className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card bg-warn-surface px-4.5 py-3"
		>
			<p className="font-medium text-warn">
				Há alterações não salvas de {momentOf(new Date(savedAt))}
				{more > 0 && ` (mais ${more} por decidir)`}
			</p>
			<div className="flex gap-2">
				<AdminButton onClick={onDiscard}>Descartar</AdminButton>
				<AdminButton tone="primary" onClick={onRestore}>
					Restaurar
				</AdminButton>
			</div>
		</div>
	)
}
