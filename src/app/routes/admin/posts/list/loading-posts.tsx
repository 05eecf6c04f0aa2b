import { LoaderCircle } from 'lucide-react'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'

/** The shape of the rows to come. */
export function LoadingPosts({ rows }: { rows: number }) {
	return (
		<AdminCard flush>
			<div role="status">
				<p className="flex h-11 items-center gap-2 border-b border-line px-4.5 text-fine text-ink-3">
					<Icon of={LoaderCircle} size={16} className="motion-safe:animate-spin" />
					Carregando posts...
				</p>
				{Array.from({ length: rows }, (_, row) => (
					<div key={row} className="flex h-12.5 items-center gap-3 border-b border-line px-4.5 last:border-b-0">
						<Skeleton className="h-9 w-16 max-drawer:hidden" />
						<Skeleton className="h-4 flex-1" />
						<Skeleton className="h-4 w-24" />
						<Skeleton className="h-4 w-16 max-drawer:hidden" />
					</div>
				))}
			</div>
		</AdminCard>
	)
}
