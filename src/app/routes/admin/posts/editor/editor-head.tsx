import { Eye, ImagePlus, Save } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { KeepingStatus } from './writing/keeping-status.tsx'
import type { Keeping } from './writing/writer-state.ts'

type EditorStatusProps = { published: boolean; scheduled: boolean; keeping: Keeping; onRetry: () => void }

export function EditorStatus({ published, scheduled, keeping, onRetry }: EditorStatusProps) {
	return (
		<>
			<Badge tone={published ? 'ok' : scheduled ? 'info' : 'warn'} dot>
				{published ? 'Publicado' : scheduled ? 'Agendado' : 'Rascunho'}
			</Badge>
			<KeepingStatus keeping={keeping} onRetry={onRetry} />
		</>
	)
}

type EditorActionsProps = {
	/** Of the saved article; none for one that was never saved. */
	slug: string | undefined
	form: string
	saving: boolean
	onRegenerate: () => void
}

export function EditorActions({ slug, form, saving, onRegenerate }: EditorActionsProps) {
	return (
		<>
			{slug !== undefined && (
				<>
					<AdminButton
						tone="quiet"
						href={`/blog/${slug}?preview=true`}
						target="_blank"
						rel="noopener"
						icon={<Icon of={Eye} size={16} />}
						className="max-lg:w-11 max-lg:px-0"
					>
						<span className="max-lg:sr-only">Visualizar</span>
					</AdminButton>
					<AdminButton
						icon={<Icon of={ImagePlus} size={16} />}
						onClick={onRegenerate}
						className="max-lg:w-11 max-lg:px-0"
					>
						<span className="max-lg:sr-only">Regenerar Imagem</span>
					</AdminButton>
				</>
			)}
			<AdminButton
				tone="action"
				type="submit"
				form={form}
				busy={saving}
				busyLabel="Salvando"
				icon={<Icon of={Save} size={16} />}
				aria-keyshortcuts="Control+S Meta+S"
			>
				Salvar
			</AdminButton>
		</>
	)
}
