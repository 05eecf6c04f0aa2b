import { type ComponentProps, lazy, Suspense } from 'react'
import { WideDialog } from '#app/components/admin/media/wide-dialog.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'

const SeoTools = lazy(async () => ({ default: (await import('#app/components/admin/seo/seo-tools.tsx')).SeoTools }))

type RepairDialogProps = Omit<ComponentProps<typeof SeoTools>, 'initialTab'> & {
	open: boolean
	onOpenChange: (open: boolean) => void
}

/** Every repair at once, over the editor. */
export function RepairDialog({ open, onOpenChange, ...tools }: RepairDialogProps) {
	return (
		<WideDialog open={open} onOpenChange={onOpenChange} title="Painel de SEO" tall>
			<div className="min-h-0 overflow-y-auto px-4.5 py-4 drawer:px-6">
				<Suspense fallback={<Skeleton className="h-60" />}>
					<SeoTools {...tools} initialTab="fixes" />
				</Suspense>
			</div>
		</WideDialog>
	)
}
