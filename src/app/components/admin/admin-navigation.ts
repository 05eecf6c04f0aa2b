import {
	CalendarClock,
	Files,
	FlaskConical,
	Image,
	LayoutDashboard,
	type LucideIcon,
	Sparkles,
	SquarePen,
} from 'lucide-react'

export type AdminNavigationItem = { label: string; to: string; icon: LucideIcon }

export const adminNavigation: readonly AdminNavigationItem[] = [
	{ label: 'Painel Administrativo', to: '/admin/dashboard', icon: LayoutDashboard },
	{ label: 'Posts do Blog', to: '/admin/posts', icon: Files },
	{ label: 'Novo Post', to: '/admin/posts/new', icon: SquarePen },
	{ label: 'Gerador IA', to: '/admin/ai-generator', icon: Sparkles },
	{ label: 'Programador de Artigos', to: '/admin/scheduler', icon: CalendarClock },
	{ label: 'Configurações de Imagem', to: '/admin/image-settings', icon: Image },
	{ label: 'Teste Gemini', to: '/admin/gemini-test', icon: FlaskConical },
]

/** The item whose address is the page's, or the longest one above it: a post's editor belongs to the posts. */
export function currentAdminItem(pathname: string): AdminNavigationItem | undefined {
	return adminNavigation
		.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
		.sort((a, b) => b.to.length - a.to.length)[0]
}
