import { useMemo, useState } from 'react'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { SearchPreview } from '#app/components/admin/seo/search-preview.tsx'
import { SeoTools } from '#app/components/admin/seo/seo-tools.tsx'
import type { RunView } from '#core/generation/runs/find-run.ts'
import type { JudgedResult } from '#core/generation/runs/judge-result.ts'
import type { RunContent } from '#core/generation/runs/run-content.ts'
import type { ArticleChanges } from '#core/generation/runs/save-run-draft.ts'
import { useClaimBasis } from '../posts/editor/claims/use-claim-basis.ts'
import { LiveValidation } from './live-validation.tsx'
import { ResultCard } from './result-card.tsx'
import { RunSources } from './run-sources.tsx'
import { RunVerdict } from './run-verdict.tsx'
import { useLiveValidation } from './use-live-validation.ts'

type RunResultProps = {
	run: RunView
	content: RunContent
	previewHtml: string
	judged: JudgedResult | undefined
	siteUrl: string
}

/** What came of a run: what needs attention, the article, what the rules say of it, how it will be found. */
export function RunResult({ run, content, previewHtml, judged, siteUrl }: RunResultProps) {
	const [changes, setChanges] = useState<ArticleChanges>({})
	const categorySlug = run.category?.slug
	const article = useMemo(() => ({ ...content.article, ...changes }), [content.article, changes])
	const original = useMemo(() => ({ ...content.original, categorySlug }), [content.original, categorySlug])
	const checked = useMemo(() => ({ ...article, categorySlug }), [article, categorySlug])
	const { loaded } = useClaimBasis(run.post?.id ?? null)
	const live = useLiveValidation({ ...checked, postId: run.post?.id })
	return (
		<>
			{judged && <RunVerdict post={run.post} judged={judged} />}
			<ResultCard
				run={run}
				article={article}
				previewHtml={previewHtml}
				changes={changes}
				onEdit={(text) => setChanges({ ...changes, content: text })}
			/>
			<div className="grid items-start gap-4 xl:grid-cols-2">
				<LiveValidation {...live} />
				<AdminCard title="Como aparece">
					<SearchPreview
						title={article.metaTitle}
						description={article.metaDescription}
						categorySlug={run.category?.slug ?? null}
					/>
				</AdminCard>
			</div>
			<AdminCard title="Painel de SEO" className="[&_.grid>*]:min-w-0">
				<SeoTools
					original={original}
					article={checked}
					siteUrl={siteUrl}
					postId={run.post?.id}
					closest={judged?.closest}
					basis={loaded.state === 'ready' ? loaded.basis : undefined}
					url={run.post?.status === 'published' ? `${siteUrl}/blog/${run.post.slug}` : undefined}
					// What was kept goes on in the editor.
					onRepair={run.post || run.inBin ? undefined : (repair) => setChanges({ ...changes, ...repair })}
				/>
			</AdminCard>
			<RunSources sources={run.sources} />
		</>
	)
}
