import { X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { NoticePlace } from '#app/components/ui/notice-place.tsx'
import { classNames } from '#lib/class-names.ts'

/** From here on it stands beside the text; the stylesheet's `lg` breakpoint. */
const BESIDE = '(width >= 64rem)'

export function standsBeside(): boolean {
	return window.matchMedia(BESIDE).matches
}

type EditorAsideProps = { open: boolean; onClose: () => void; children: ReactNode }

/**
 * Beside the text where there is room, else a sheet over it. The same elements in both: their fields belong to the
 * article's form. One that is taller than the window sticks by its bottom edge, since it is never less tall than that.
 */
export function EditorAside({ open, onClose, children }: EditorAsideProps) {
	const sheet = useRef<HTMLDivElement>(null)
	const before = useRef<Element | null>(null)

	useEffect(() => {
		if (!open) return
		before.current = document.activeElement
		// The one that closes it.
		sheet.current?.querySelector('button')?.focus()
	}, [open])

	function close() {
		onClose()
		if (before.current instanceof HTMLElement) before.current.focus()
	}

	function byKey(event: KeyboardEvent) {
		if (!open || event.key !== 'Escape' || event.defaultPrevented) return
		event.preventDefault()
		close()
	}

	/** Whoever goes back to the text has left it. A dialog that it opened lies over it. */
	function onLeave({ relatedTarget }: FocusEvent) {
		if (!open || !(relatedTarget instanceof Element) || sheet.current?.contains(relatedTarget)) return
		if (!relatedTarget.closest('[role=dialog], [role=alertdialog], [role=menu]')) onClose()
	}

	return (
		<>
			{open && (
				<button
					type="button"
					tabIndex={-1}
					aria-hidden="true"
					onClick={close}
					className="fade-in fixed inset-0 z-30 bg-navy-950/55 lg:hidden"
				/>
			)}
			<div
				ref={sheet}
				role={open ? 'dialog' : 'complementary'}
				aria-label="Painel do artigo"
				className={classNames('editor-aside grid min-w-0 content-start gap-4 outline-none', open && 'is-open')}
			>
				<div role="presentation" onKeyDown={byKey} onBlur={onLeave} className="contents">
					<div className="flex items-center justify-between lg:hidden noscript:hidden">
						<p className="text-section font-semibold">Painel do artigo</p>
						<AdminButton tone="quiet" size="icon" aria-label="Fechar painel" onClick={close}>
							<Icon of={X} size={18} />
						</AdminButton>
					</div>
					{open && <NoticePlace className="sticky top-0 z-10" />}
					{children}
				</div>
			</div>
		</>
	)
}
