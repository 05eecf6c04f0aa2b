import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { TopBar, type TopBarProps } from './top-bar.tsx'

type AdminPageProps = TopBarProps & {
	/** Uses the whole width, for screens with their own columns. */
	wide?: boolean
	children: ReactNode
}

/** One screen inside the shell: its bar, and its content. */
export function AdminPage({ wide = false, children, ...bar }: AdminPageProps) {
	return (
		<>
			<TopBar {...bar} />
			<main id="conteudo" tabIndex={-1} className={classNames('px-4 pt-7 pb-12 drawer:px-8', !wide && 'max-w-320')}>
				{children}
			</main>
		</>
	)
}
