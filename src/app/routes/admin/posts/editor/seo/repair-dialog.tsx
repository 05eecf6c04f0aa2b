import type { ComponentProps } from 'react'
import { WideDialog } from '#app/components/admin/media/wide-dialog.tsx'
import type { CheckTools } from './use-live-check.ts'

type RepairDialogProps = Omit<ComponentProps<CheckTools['SeoTools']>, 'initialTab'> & {
	/** There is nothing to repair until the text was read once. */
	tools: CheckTools | undefined
	open: boolean
	onOpenChange: (open: boolean) => void
}

/** Every repair at once, over the editor. */
export function RepairDialog({ tools, open, onOpenChange, ...article }: RepairDialogProps) {
	return (
		<WideDialog open={open} onOpenChange={onOpenChange} title="Painel de SEO" tall>
			<div className="min-h-0 overflow-y-auto px-4.5 py-4 drawer:px-6">
				{tools && <tools.SeoTools {...article} initialTab="fixes" />}
			</div>
		</WideDialog>
	)
}
