import {
	CalendarClock,
	CalendarDays,
	ChartNoAxesColumn,
	CircleUser,
	ClipboardCheck,
	Files,
	FlaskConical,
	Image,
	Images,
	Inbox,
	LayoutDashboard,
	ListChecks,
	type LucideIcon,
	Mail,
	Plug,
	ScrollText,
	ShieldCheck,
	Sparkles,
	SquarePen,
	Store,
	Tags,
	Unlink,
	Users,
} from 'lucide-react'
import { mayOpen } from '#app/route-rights.ts'
import type { UserRole } from '#core/users/user-role.ts'

export type AdminNavigationItem = { label: string; to: string; icon: LucideIcon }
export type AdminNavigationGroup = {
	label: string
	/** Where nobody has chosen: what is rarely opened leaves the room to the rest. */
	folded?: boolean
	items: readonly AdminNavigationItem[]
}

/** The menu, in its order. The first group needs no name to be understood. */
export const adminNavigation: readonly AdminNavigationGroup[] = [
	{
		label: 'Conteúdo',
		items: [
			{ label: 'Painel Administrativo', to: '/admin/dashboard', icon: LayoutDashboard },
			{ label: 'Posts do Blog', to: '/admin/posts', icon: Files },
			{ label: 'Novo Post', to: '/admin/posts/new', icon: SquarePen },
			{ label: 'Revisão', to: '/admin/revisao', icon: ClipboardCheck },
			{ label: 'Calendário', to: '/admin/calendario', icon: CalendarDays },
			{ label: 'Gerador IA', to: '/admin/ai-generator', icon: Sparkles },
			{ label: 'Programador de Artigos', to: '/admin/scheduler', icon: CalendarClock },
			{ label: 'Configurações de Imagem', to: '/admin/image-settings', icon: Image },
			{ label: 'Teste Gemini', to: '/admin/gemini-test', icon: FlaskConical },
			{ label: 'Categorias', to: '/admin/categorias', icon: Tags },
			{ label: 'Fatos', to: '/admin/fatos', icon: ListChecks },
			{ label: 'Mídia', to: '/admin/midia', icon: Images },
			{ label: 'Links quebrados', to: '/admin/links', icon: Unlink },
		],
	},
	{
		label: 'Atendimento',
		items: [
			{ label: 'Leads', to: '/admin/leads', icon: Inbox },
			{ label: 'Privacidade', to: '/admin/privacidade', icon: ShieldCheck },
			{ label: 'E-mails', to: '/admin/outbox', icon: Mail },
			{ label: 'Resultados', to: '/admin/resultados', icon: ChartNoAxesColumn },
		],
	},
	{
		label: 'Corretora',
		folded: true,
		items: [
			{ label: 'Identidade', to: '/admin/identidade', icon: Store },
			{ label: 'Integrações', to: '/admin/integracoes', icon: Plug },
		],
	},
	{
		label: 'Equipe',
		folded: true,
		items: [
			{ label: 'Usuários', to: '/admin/users', icon: Users },
			{ label: 'Registro de atividades', to: '/admin/audit', icon: ScrollText },
			{ label: 'Conta', to: '/admin/account', icon: CircleUser },
		],
	},
]

export const adminScreens: readonly AdminNavigationItem[] = adminNavigation.flatMap(({ items }) => items)

/** The menu of somebody: what they may open. */
export function navigationFor(user: { role: UserRole }): AdminNavigationGroup[] {
	return adminNavigation
		.map(({ items, ...group }) => ({ ...group, items: items.filter(({ to }) => mayOpen(user, to)) }))
		.filter(({ items }) => items.length > 0)
}

/** The item whose address is the page's, or the longest one above it: a post's editor belongs to the posts. */
export function currentAdminItem(pathname: string): AdminNavigationItem | undefined {
	return adminScreens
		.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
		.sort((a, b) => b.to.length - a.to.length)[0]
}
