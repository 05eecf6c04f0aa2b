import { classNames } from '#lib/class-names.ts'

/** A grey shape where something is coming. Its size comes from the caller. */
export function Skeleton({ className }: { className?: string | undefined }) {
	return <span className={classNames('block rounded-badge bg-paper-3 motion-safe:animate-pulse', className)} />
}

/** The shape of an article card. */
export function CardSkeleton({ className }: { className?: string | undefined }) {
	return (
		<div className={className}>
			<Skeleton className="aspect-1200/630 rounded-card" />
			<Skeleton className="mt-4.5 mb-3 h-3.5 w-1/3" />
			<Skeleton className="h-5.5 w-11/12" />
			<Skeleton className="mt-2 mb-3.5 h-5.5 w-2/3" />
			<Skeleton className="h-3 w-full" />
			<Skeleton className="mt-2 h-3 w-4/5" />
		</div>
	)
}
