import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import type { Block } from './block.ts'

type BlockCardProps<T> = {
	title: string
	block: Block<T>
	/** At the right of the title. */
	actions?: ReactNode
	children: (value: T) => ReactNode
}

/** A part of the dashboard in its card, or the news that it failed. */
export function BlockCard<T>({ title, block, actions, children }: BlockCardProps<T>) {
	const { revalidate, state } = useRevalidator()
	if (block.ok) {
		return (
			<AdminCard title={title} actions={actions} flush>
				{children(block.value)}
			</AdminCard>
		)
	}
	return (
		<AdminCard title={title} flush>
			<div role="alert" className="flex flex-wrap items-center gap-3 px-4.5 py-4">
				<p className="flex-1 font-medium text-err">Não foi possível carregar.</p>
				<AdminButton size="small" onClick={() => void revalidate()} busy={state === 'loading'}>
					Tentar de novo
				</AdminButton>
			</div>
		</AdminCard>
	)
}

/** What a card says when there is nothing in it. */
export function NothingHere({ title, hint }: { title: string; hint: string }) {
	return (
		<div className="px-4.5 py-6">
			<p className="font-semibold">{title}</p>
			<p className="mt-0.5 text-ink-2">{hint}</p>
		</div>
	)
}
