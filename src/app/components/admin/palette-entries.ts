import { FileText, type LucideIcon, User, UserRound } from 'lucide-react'
import type { AdminFindings } from '#core/admin-search/search-admin.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { statusWords } from '#core/leads/lead-words.ts'
import { wordsForPost } from '#core/posts/post-state-words.ts'
import type { UserRole } from '#core/users/user-role.ts'
import { slugify } from '#lib/slugify.ts'
import { navigationFor } from './admin-navigation.ts'

export type PaletteEntry = { key: string; label: string; detail?: string | undefined; to: string; icon: LucideIcon }
export type PaletteGroup = { label: string; entries: PaletteEntry[] }

/** Screens whose name has the letters, wherever they stand; all that somebody may open while nothing is typed. */
export function screensMatching(text: string, user: { role: UserRole }): PaletteEntry[] {
	const wanted = slugify(text)
	if (text.trim() && !wanted) return []
	return navigationFor(user)
		.flatMap(({ items }) => items)
		.filter(({ label }) => slugify(label).includes(wanted))
		.map(({ label, to, icon }) => ({ key: to, label, to, icon }))
}

export function entriesOf({ posts, leads, users }: AdminFindings): PaletteGroup[] {
	return [
		{
			label: 'Artigos',
			entries: posts.map(({ id, title, ...standing }) => ({
				key: id,
				label: title,
				detail: wordsForPost(standing),
				to: `/admin/posts/${id}`,
				icon: FileText,
			})),
		},
		{
			label: 'Leads',
			entries: leads.map(({ id, number, name, email, product, status }) => ({
				key: id,
				label: name ?? email ?? product ?? leadReference({ number }),
				detail: `${leadReference({ number })}, ${statusWords[status]}`,
				to: `/admin/leads/${id}`,
				icon: UserRound,
			})),
		},
		{
			label: 'Usuários',
			entries: users.map(({ id, name, email }) => ({
				key: id,
				label: name,
				detail: email,
				to: `/admin/users?${new URLSearchParams({ q: email })}`,
				icon: User,
			})),
		},
	]
}
