import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { TopBar, type TopBarProps } from './top-bar.tsx'

/** A very wide window keeps forms and cards within what eyes go over, in the middle, and the bar with them. */
const readingEdges = 'px-4 drawer:px-[max(2rem,calc((100%-116rem)/2))]'

type AdminPageProps = Omit<TopBarProps, 'edges'> & {
	/** Uses the whole width, for screens with their own columns. */
	wide?: boolean
	/** Little room above, for lists of which much should be seen at once. */
	dense?: boolean
	children: ReactNode
}

/** One screen inside the shell: its bar, and its content. */
export function AdminPage({ wide = false, dense = false, children, ...bar }: AdminPageProps) {
	const edges = wide ? 'px-4 drawer:px-8' : readingEdges
	return (
		<>
			<TopBar {...bar} edges={edges} />
			<main id="conteudo" tabIndex={-1} className={classNames(edges, 'pb-12', dense ? 'pt-2 drawer:pt-4' : 'pt-7')}>
				{children}
			</main>
		</>
	)
}
