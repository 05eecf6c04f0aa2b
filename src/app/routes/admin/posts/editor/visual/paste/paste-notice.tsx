import { X } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { Taken } from './take-over.ts'
import type { MissingPicture } from './use-foreign-pictures.ts'

type PasteNoticeProps = {
	coming: number
	missing: readonly MissingPicture[]
	taken: Exclude<Taken, boolean> | undefined
	onUndo: () => void
	onClose: () => void
}

const understood = {
	markdown: 'O texto colado era Markdown.',
	lines: 'As linhas do texto colado foram unidas em parágrafos.',
}

/** What became of the last thing that was pasted, over the end of the text that is in sight. */
export function PasteNotice({ coming, missing, taken, onUndo, onClose }: PasteNoticeProps) {
	if (coming === 0 && missing.length === 0 && !taken) return <div role="status" />
	return (
		<div className="sticky bottom-4 z-4 grid gap-2 px-4 pb-4 max-drawer:bottom-32">
			{coming > 0 && (
				<AlertBox tone="info">
					{coming === 1 ? 'Trazendo 1 imagem para a Mídia…' : `Trazendo ${coming} imagens para a Mídia…`}
				</AlertBox>
			)}
			{taken && (
				<AlertBox tone="info">
					<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
						{understood[taken]}
						<AdminButton size="small" onClick={onUndo}>
							Manter como texto simples
						</AdminButton>
					</div>
				</AlertBox>
			)}
			{missing.length > 0 && (
				<AlertBox tone="warn" className="[&>div]:flex-1">
					<div className="flex items-start gap-2">
						<div className="min-w-0">
							<p>{missing.length === 1 ? '1 imagem não veio:' : `${missing.length} imagens não vieram:`}</p>
							<ul className="font-normal wrap-anywhere">
								{missing.map(({ id, name, why }) => (
									<li key={id}>
										<b className="font-semibold">{name}</b>: {why}
									</li>
								))}
							</ul>
						</div>
						<AdminButton
							tone="quiet"
							size="icon"
							onClick={onClose}
							aria-label="Fechar o aviso"
							className="-my-2 -mr-2 ml-auto"
						>
							<Icon of={X} size={16} />
						</AdminButton>
					</div>
				</AlertBox>
			)}
		</div>
	)
}
