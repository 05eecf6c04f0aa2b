import { ArrowRight, Files, type LucideIcon, Sparkles, SquarePen } from 'lucide-react'
import { Link } from 'react-router'
import { useCan, useMayOpen } from '#app/components/admin/shell-context.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'

type Action = {
	title: string
	text: string
	/** For who may not publish. */
	withoutPublishing?: string
	to: string
	icon: LucideIcon
	first?: boolean
}

const actions: Action[] = [
	{
		title: 'Gerador IA',
		text: 'Do tema ao rascunho para revisar',
		to: '/admin/ai-generator',
		icon: Sparkles,
		first: true,
	},
	{ title: 'Novo Post', text: 'Começar do zero', to: '/admin/posts/new', icon: SquarePen },
	{
		title: 'Gerenciar Posts',
		text: 'Buscar, editar, publicar',
		withoutPublishing: 'Buscar e editar os seus',
		to: '/admin/posts',
		icon: Files,
	},
]

/** `quiet`: something else on the screen is the one thing to do. */
export function QuickActions({ quiet = false }: { quiet?: boolean }) {
	const mayOpen = useMayOpen()
	const offered = actions.filter(({ to }) => mayOpen(to))
	return (
		<ul
			className={classNames(
				'mt-5 grid gap-4',
				offered.length === 3 ? '@min-[46rem]:grid-cols-[1.35fr_1fr_1fr]' : '@min-[46rem]:grid-cols-2',
			)}
		>
			{offered.map((action) => (
				<li key={action.to}>
					<QuickAction {...action} first={action.first === true && !quiet} />
				</li>
			))}
		</ul>
	)
}

function QuickAction({ title, text, withoutPublishing = text, to, icon, first = false }: Action) {
	const publishes = useCan('posts.publish')
	return (
		<Link
			to={to}
			className={classNames(
				'grid h-full grid-cols-[2.5rem_1fr_auto] items-center gap-3.5 rounded-card border p-4.5 shadow-card transition-colors',
				first
					? 'on-navy border-feature-line bg-feature text-white hover:bg-navy-800'
					: 'border-line bg-panel hover:bg-hover',
			)}
		>
			<span
				className={classNames(
					'grid size-10 place-items-center rounded-control',
					first ? 'bg-amber-400 text-navy-950' : 'bg-accent-surface text-accent',
				)}
			>
				<Icon of={icon} size={20} />
			</span>
			<span className="min-w-0">
				<span className="block font-heading text-[1.0625rem] leading-tight font-heavy">{title}</span>
				<span className={first ? 'text-navy-200' : 'text-ink-2'}>{publishes ? text : withoutPublishing}</span>
			</span>
			<Icon of={ArrowRight} size={18} />
		</Link>
	)
}
