import { ArrowRight, Files, type LucideIcon, Sparkles, SquarePen } from 'lucide-react'
import { Link } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { StatsStrip } from '#app/components/admin/stats-strip.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { services } from '#app/services.ts'
import { countPosts } from '#core/posts/count-posts.ts'
import { classNames } from '#lib/class-names.ts'
import type { Route } from './+types/dashboard.ts'

export async function loader({ context }: Route.LoaderArgs) {
	return { counts: await countPosts(context.get(services).db) }
}

export function headers() {
	return NO_STORE
}

const actions: { title: string; text: string; to: string; icon: LucideIcon; first?: boolean }[] = [
	{
		title: 'Gerador IA',
		text: 'Do tema ao artigo revisado, em minutos',
		to: '/admin/ai-generator',
		icon: Sparkles,
		first: true,
	},
	{ title: 'Novo Post', text: 'Começar do zero', to: '/admin/posts/new', icon: SquarePen },
	{ title: 'Gerenciar Posts', text: 'Buscar, editar, publicar', to: '/admin/posts', icon: Files },
]

export default function Dashboard({ loaderData }: Route.ComponentProps) {
	const { total, published, drafts, categories } = loaderData.counts
	const share = total === 0 ? 'nada publicado ainda' : `${Math.round((published / total) * 100)}% do total`
	return (
		<AdminPage title="Painel Administrativo">
			<PageHeader title="Painel Administrativo" lead="O blog em números e o que fazer a seguir." />
			<StatsStrip
				stats={[
					{ label: 'Total de posts', value: total },
					{ label: 'Publicados', value: published, note: share },
					{ label: 'Rascunhos', value: drafts },
					{ label: 'Categorias', value: categories },
				]}
			/>
			<ul className="mt-5 grid gap-4 lg:grid-cols-[1.35fr_1fr_1fr]">
				{actions.map((action) => (
					<li key={action.to}>
						<QuickAction {...action} />
					</li>
				))}
			</ul>
		</AdminPage>
	)
}

function QuickAction({ title, text, to, icon, first = false }: (typeof actions)[number]) {
	return (
		<Link
			to={to}
			className={classNames(
				'grid h-full grid-cols-[2.5rem_1fr_auto] items-center gap-3.5 rounded-card border p-4.5 shadow-card transition-colors',
				first ? 'border-navy-800 bg-navy-900 text-white hover:bg-navy-800' : 'border-line bg-panel hover:bg-hover',
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
			<span>
				<span className="block font-heading text-[1.0625rem] leading-tight font-heavy">{title}</span>
				<span className={first ? 'text-navy-200' : 'text-ink-2'}>{text}</span>
			</span>
			<Icon of={ArrowRight} size={18} />
		</Link>
	)
}
