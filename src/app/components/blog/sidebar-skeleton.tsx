import { Skeleton } from '../ui/skeleton.tsx'
import { sidebarLook } from './blog-sidebar.tsx'

const cells = ['a', 'b', 'c']

export function SidebarSkeleton() {
	return (
		<div className={sidebarLook} aria-hidden="true">
			{cells.map((cell) => (
				<div key={cell}>
					<Skeleton className="mb-4.5 h-6 w-1/2" />
					<Skeleton className="h-4 w-full" />
					<Skeleton className="mt-3 h-4 w-5/6" />
					<Skeleton className="mt-3 h-4 w-2/3" />
				</div>
			))}
		</div>
	)
}
