import { Dialog as DialogParts } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '#lib/class-names.ts'
import { NoticePlace } from './notice-place.tsx'
import { usePortalContainer } from './portal-container.ts'
import { useFocusReturn } from './use-focus-return.ts'

/** Shared with the confirm dialog. */
export const dialogLook = {
	overlay: 'fade-in fixed inset-0 z-40 bg-navy-950/55',
	panel:
		'rise-in fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(27.5rem,100vw-2rem)] -translate-1/2 overflow-y-auto rounded-[16px] bg-panel p-6 text-[0.9375rem] leading-normal text-ink shadow-floating outline-none',
	title: 'mb-2 text-[1.375rem] leading-tight',
	text: 'text-ink-2',
	actions: 'mt-5.5 flex justify-end gap-2',
	/** In sight also where the panel is scrolled. */
	notices: 'sticky top-0 z-10 has-[li]:mt-4',
} as const

type DialogProps = {
	open: boolean
	onOpenChange: (open: boolean) => void
	title: string
	description?: string | undefined
	/** 560 px in place of 440, for what has columns. */
	wide?: boolean
	/** What has the focus first, where that is not the first thing that can. */
	firstFocus?: RefObject<HTMLElement | null> | undefined
	children?: ReactNode
}

export function Dialog({ open, onOpenChange, title, description, wide = false, firstFocus, children }: DialogProps) {
	const container = usePortalContainer()
	const returnFocus = useFocusReturn(open)
	return (
		<DialogParts.Root open={open} onOpenChange={onOpenChange}>
			<DialogParts.Portal container={container}>
				<DialogParts.Overlay className={dialogLook.overlay} />
				<DialogParts.Content
					className={classNames(dialogLook.panel, wide && 'w-[min(35rem,100vw-2rem)]!')}
					onOpenAutoFocus={(event) => {
						if (!firstFocus?.current) return
						event.preventDefault()
						firstFocus.current.focus()
					}}
					onCloseAutoFocus={returnFocus}
					{...(description === undefined && { 'aria-describedby': undefined })}
				>
					<DialogParts.Title className={dialogLook.title}>{title}</DialogParts.Title>
					{description && <DialogParts.Description className={dialogLook.text}>{description}</DialogParts.Description>}
					<NoticePlace className={dialogLook.notices} />
					{children}
				</DialogParts.Content>
			</DialogParts.Portal>
		</DialogParts.Root>
	)
}
