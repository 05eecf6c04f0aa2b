import { Eye, SquarePen } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { RunView } from '#core/generation/runs/find-run.ts'

/** The form of the result that keeps it as a draft. */
export const KEEP_FORM = 'keep-run'

/** The one way on from a result. What is no draft yet becomes one by it. */
export function OpenInEditor({ post, inBin }: Pick<RunView, 'post' | 'inBin'>) {
	const icon = <Icon of={SquarePen} size={16} />
	if (inBin)
		return (
			<AdminButton tone="quiet" to="/admin/lixeira">
				Abrir a lixeira
			</AdminButton>
		)
	if (!post)
		return (
			<AdminButton type="submit" form={KEEP_FORM} name="open" value="sim" tone="action" icon={icon}>
				Abrir no editor
			</AdminButton>
		)
	const isLive = post.status === 'published'
	return (
		<>
			<AdminButton
				tone="quiet"
				href={isLive ? `/blog/${post.slug}` : `/blog/${post.slug}?preview=true`}
				target="_blank"
				icon={<Icon of={Eye} size={16} />}
			>
				{isLive ? 'Ver no site' : 'Visualizar'}
			</AdminButton>
			<AdminButton tone="action" to={`/admin/posts/${post.id}`} icon={icon}>
				Abrir no editor
			</AdminButton>
		</>
	)
}
