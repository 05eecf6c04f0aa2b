import { Eye, PanelRight, Save } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { PostStateBadge } from '#app/components/admin/post-state-badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { PostState } from '#core/posts/post-state.ts'
import { KeepingStatus } from './writing/keeping-status.tsx'
import type { Keeping } from './writing/writer-state.ts'

type EditorStatusProps = { state: PostState; keeping: Keeping; onRetry: () => void }

/** How the article stands and where its text is: in the head, on phones in the bar at the bottom. */
export function EditorStatus({ state, keeping, onRetry }: EditorStatusProps) {
	return (
		<div className="editor-status flex min-w-0 items-center gap-2.5">
			<PostStateBadge state={state} stacked="on-phones" />
			<KeepingStatus keeping={keeping} onRetry={onRetry} />
		</div>
	)
}

type EditorActionsProps = {
	/** Of the article as it is stored, or live: an address that waits leads nowhere yet. None where it was never saved. */
	slug: string | undefined
	form: string
	saving: boolean
	/** Claims that pose a question, and whether one is critical: what the panel is opened for on narrow screens. */
	attention: { count: number; critical: boolean } | undefined
	onPreview: (event: MouseEvent) => void
	onPanel: () => void
	/** The way before readers. */
	children: ReactNode
}

export function EditorActions({ slug, form, saving, attention, onPreview, onPanel, children }: EditorActionsProps) {
	return (
		<>
			{slug !== undefined && (
				<AdminButton
					tone="quiet"
					size="icon"
					href={`/blog/${slug}?preview=true`}
					target="_blank"
					rel="noopener"
					title="Visualizar"
					onClick={onPreview}
				>
					<Icon of={Eye} size={18} />
					<span className="sr-only">Visualizar</span>
				</AdminButton>
			)}
			<AdminButton
				tone={attention ? 'plain' : 'quiet'}
				aria-haspopup="dialog"
				icon={<Icon of={PanelRight} size={18} />}
				onClick={onPanel}
				className={attention ? panelTones[attention.critical ? 'critical' : 'open'] : panelTones.calm}
			>
				<span className="sr-only">Painel do artigo</span>
				{attention?.count}
				{attention && <span className="sr-only"> {attention.count === 1 ? 'pede' : 'pedem'} atenção</span>}
			</AdminButton>
			<AdminButton
				tone="quiet"
				type="submit"
				form={form}
				name="intent"
				value="save"
				disabled={saving}
				aria-keyshortcuts="Control+S Meta+S"
				icon={<Icon of={Save} size={18} className="drawer:hidden" />}
				className="max-drawer:w-11 max-drawer:px-0"
			>
				<span className="max-drawer:sr-only">Salvar</span>
			</AdminButton>
			<div className="editor-bar flex items-center gap-1.5">{children}</div>
		</>
	)
}

const panelTones = {
	calm: 'px-2.5 lg:hidden',
	open: 'bg-warn-surface px-2.5 text-warn lg:hidden',
	critical: 'bg-err-surface px-2.5 text-err lg:hidden',
}
