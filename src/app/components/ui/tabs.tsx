import { Tabs as TabParts } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'

export const Tabs = TabParts.Root

export function TabList({ className, ...list }: ComponentProps<typeof TabParts.List>) {
	return (
		<TabParts.List {...list} className={classNames('flex gap-1 overflow-x-auto border-b border-line', className)} />
	)
}

export function Tab({ className, ...tab }: ComponentProps<typeof TabParts.Trigger>) {
	return (
		<TabParts.Trigger
			{...tab}
			className={classNames(
				'border-b-2 border-transparent px-3.5 pt-2.25 pb-2.75 font-medium whitespace-nowrap text-ink-2 transition-colors -outline-offset-2 hover:text-ink data-[state=active]:border-lamp data-[state=active]:font-semibold data-[state=active]:text-ink max-drawer:min-h-11',
				className,
			)}
		/>
	)
}

export const TabPanel = TabParts.Content
