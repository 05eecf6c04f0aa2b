import { useSite } from '#app/site.ts'
import { classNames } from '#lib/class-names.ts'

/** On a cover that we drew ourselves, in the place of a picture. Screen readers know the brand from the page's header. */
export function CoverBrand({ className }: { className?: string | undefined }) {
	const { name } = useSite()
	return (
		<p
			aria-hidden="true"
			className={classNames(
				'absolute rounded-badge bg-navy-950/80 px-2 py-0.5 font-heading leading-snug font-heavy text-white',
				className,
			)}
		>
			{name}
		</p>
	)
}
