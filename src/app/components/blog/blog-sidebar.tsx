import type { ReactNode } from 'react'
import type { PostCard } from '#core/posts/reading/post-card.ts'
import { ChatButton } from '../site/chat-link.tsx'
import { NEWSLETTER_ID } from '../site/forms/newsletter-id.ts'
import { Button } from '../ui/button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { shortDate } from './short-date.ts'
import { TagLinks } from './tag-list.tsx'

const popularTags = ['Seguro Auto', 'Cotação', 'Dicas', 'Prevenção', 'Sinistro', 'Cobertura', 'Economia', 'Legislação']

export const sidebarLook = 'grid min-w-0 content-start gap-x-7 gap-y-10 md:grid-cols-2 lg:grid-cols-1'

export type SidebarCategory = { name: string; slug: string; postCount: number }
export type RecentPost = Pick<PostCard, 'slug' | 'title' | 'publishedAt'>

type BlogSidebarProps = { categories: readonly SidebarCategory[]; recentPosts: readonly RecentPost[] }

export function BlogSidebar({ categories, recentPosts }: BlogSidebarProps) {
	return (
		<aside className={sidebarLook} aria-label="Mais do blog">
			<HelpCard />
			<SidebarSection title="Categorias">
				<ul>
					{categories.map(({ name, slug, postCount }) => (
						<li key={slug} className="border-b border-line">
							<PageLink
								to={`/blog/categoria/${slug}`}
								className="flex justify-between gap-4 py-2.25 text-base transition-colors hover:text-teal-700"
							>
								{name}
								<span className="text-ink-3 tabular-nums">{postCount}</span>
							</PageLink>
						</li>
					))}
				</ul>
			</SidebarSection>
			<SidebarSection title="Artigos Recentes">
				<ul>
					{recentPosts.map(({ slug, title, publishedAt }) => (
						<li key={slug} className="border-b border-line">
							<PageLink to={`/blog/${slug}`} className="block py-2.75 transition-colors hover:text-teal-700">
								<span className="block text-base leading-[1.35] font-semibold">{title}</span>
								<time dateTime={publishedAt.toISOString()} className="text-label leading-[1.6] text-ink-3">
									{shortDate(publishedAt)}
								</time>
							</PageLink>
						</li>
					))}
				</ul>
			</SidebarSection>
			<NewsletterCard />
			<SidebarSection title="Tags Populares">
				<div className="pt-2">
					<TagLinks tags={popularTags} />
				</div>
			</SidebarSection>
		</aside>
	)
}

export function HelpCard() {
	return (
		<div className="self-start rounded-card bg-teal-200 p-6">
			<h2 className="text-[1.5rem]">Precisa de Ajuda?</h2>
			<p className="mt-2 mb-4.5 text-base text-[#1f4744]">Um consultor responde por mensagem, no horário comercial.</p>
			<ChatButton size="small" className="w-full">
				Falar com consultor
			</ChatButton>
		</div>
	)
}

function NewsletterCard() {
	return (
		<div className="self-start rounded-card bg-paper-2 p-6">
			<h2 className="mb-1.5 text-[1.25rem]">Nosso boletim</h2>
			<p className="mb-4 text-base text-ink-2">Cartas com o que mudou nos seguros, por e-mail.</p>
			<Button tone="navy" size="small" href={`/contact#${NEWSLETTER_ID}`}>
				Inscrever-se
			</Button>
		</div>
	)
}

function SidebarSection({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h2 className="mb-1.5 border-b-2 border-navy-900 pb-3 text-[1.25rem]">{title}</h2>
			{children}
		</section>
	)
}
