import { classNames } from '#lib/class-names.ts'
import type { MenuCount } from './menu-counts.ts'

const tones: Record<MenuCount['tone'], string> = {
	work: 'bg-accent-surface text-accent',
	stuck: 'bg-warn-surface text-warn',
	broken: 'bg-err-surface text-err',
}

/** The number of what waits on a screen, with its words for who hears it; over the icon where the menu is folded. */
export function MenuCountMark({ count, words, tone, collapsed }: MenuCount & { collapsed: boolean }) {
	return (
		<span
			className={classNames(
				'grid place-items-center rounded-full leading-none font-semibold',
				collapsed
					? 'absolute top-0.5 right-0 h-4 min-w-4 px-1 text-[0.6875rem]'
					: 'ml-auto h-5 min-w-5 px-1.5 text-fine',
				tones[tone],
			)}
		>
			<span className="sr-only">, </span>
			{count > 99 ? '99+' : count}
			<span className="sr-only"> {words}</span>
		</span>
	)
}
