import { Skeleton } from '../../ui/skeleton.tsx'
import { pictureGrid } from './picture-tile.tsx'

/** The shape of the tiles that are coming. */
export function LoadingPictures({ count = 10 }: { count?: number }) {
	return (
		<div role="status" className={pictureGrid}>
			<span className="sr-only">Carregando…</span>
			{Array.from({ length: count }, (_, index) => (
				<div key={index} className="overflow-hidden rounded-card border border-line">
					<Skeleton className="aspect-4/3 rounded-none" />
					<div className="grid gap-2 px-3 py-3">
						<Skeleton className="h-3.5 w-3/4" />
						<Skeleton className="h-3 w-1/2" />
					</div>
				</div>
			))}
		</div>
	)
}
