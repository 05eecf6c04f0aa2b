import { useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { ForeignHtml } from '#app/components/admin/foreign-html.tsx'
import { PostStateBadge } from '#app/components/admin/post-state-badge.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { controlLook } from '#app/components/ui/control-look.ts'
import { Segmented } from '#app/components/ui/segmented.tsx'
import type { RunView } from '#core/generation/runs/find-run.ts'
import type { RunContent } from '#core/generation/runs/run-content.ts'
import type { ArticleChanges } from '#core/generation/runs/save-run-draft.ts'
import { classNames } from '#lib/class-names.ts'
import type { action } from './generator.tsx'
import { KEEP_FORM } from './open-in-editor.tsx'

const views = [
	{ value: 'html', label: 'HTML' },
	{ value: 'preview', label: 'Preview' },
] as const

type ResultCardProps = {
	run: RunView
	article: RunContent['article']
	/** Cleaned on the server. */
	previewHtml: string
	/** What a person changed of it since. */
	changes: ArticleChanges
	onEdit: (content: string) => void
}

/** The article as it came out: to read, to change, to keep. */
export function ResultCard({ run, article, previewHtml, changes, onEdit }: ResultCardProps) {
	const [view, setView] = useState<'html' | 'preview'>('preview')
	const edited = changes.content !== undefined
	const preview = usePreview(article.content, { edited, shown: view === 'preview', stored: previewHtml })
	return (
		<AdminCard
			title="Conteúdo Gerado"
			actions={
				<>
					{run.post && <PostStateBadge state={run.post.status} />}
					<Segmented label="Como ver o conteúdo" name="result-view" options={views} value={view} onChange={setView} />
				</>
			}
			flush
		>
			<dl className="grid gap-3.5 border-b border-line p-4.5">
				<Fact label="Título">{article.title}</Fact>
				<Fact label="Meta título" aside={`${article.metaTitle.length}/60`}>
					{article.metaTitle}
				</Fact>
				<Fact label="Meta descrição" aside={`${article.metaDescription.length}/160`}>
					{article.metaDescription}
				</Fact>
				<div>
					<dt className="text-field-hint text-ink-3">Tags</dt>
					<dd className="mt-1 flex flex-wrap gap-1.5">
						{article.tags.map((tag) => (
							<Badge key={tag}>{tag}</Badge>
						))}
					</dd>
				</div>
			</dl>
			{view === 'html' ? (
				<div className="p-4.5">
					<textarea
						aria-label="Conteúdo em HTML"
						value={article.content}
						readOnly={run.post !== null || run.inBin}
						onChange={(event) => onEdit(event.currentTarget.value)}
						spellCheck={false}
						rows={18}
						className={classNames(controlLook, 'py-2.5 font-mono text-fine leading-relaxed')}
					/>
				</div>
			) : (
				<ForeignHtml html={preview} className="max-h-160 overflow-y-auto px-4.5 py-5" />
			)}
			<Keep run={run} changes={changes} />
		</AdminCard>
	)
}

/** The text as it may be shown; a changed one is cleaned by the server first. */
function usePreview(
	content: string,
	{ edited, shown, stored }: { edited: boolean; shown: boolean; stored: string },
): string {
	const fetcher = useFetcher<typeof action>()
	const { submit } = fetcher
	useEffect(() => {
		if (shown && edited) void submit({ intent: 'preview', content }, { method: 'post', action: '/admin/ai-generator' })
	}, [shown, edited, content, submit])
	if (!edited) return stored
	return fetcher.data?.intent === 'preview' ? fetcher.data.html : ''
}

function Fact({ label, aside, children }: { label: string; aside?: string; children: string }) {
	return (
		<div>
			<dt className="flex justify-between gap-3 text-field-hint text-ink-3">
				{label}
				{aside && <span>{aside}</span>}
			</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	)
}

function Keep({ run, changes }: { run: RunView; changes: ArticleChanges }) {
	const fetcher = useFetcher<typeof action>()
	return (
		<div className="flex flex-wrap items-center gap-2 border-t border-line p-4.5">
			{!run.post && !run.inBin && (
				<fetcher.Form id={KEEP_FORM} method="post" action="/admin/ai-generator" className="contents">
					<input type="hidden" name="intent" value="save" />
					<input type="hidden" name="id" value={run.id} />
					{Object.entries(changes).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<AdminButton type="submit" busy={fetcher.state !== 'idle'} busyLabel="Salvando...">
						Salvar como rascunho
					</AdminButton>
				</fetcher.Form>
			)}
			{/* A notice goes by; this stays. */}
			<p role="status" className="text-fine text-ink-3">
				{run.inBin ? IN_BIN : keptText(run.post)}
			</p>
		</div>
	)
}

const IN_BIN = (
	<>
		O artigo está na{' '}
		<Link to="/admin/lixeira" className="underline">
			lixeira
		</Link>
		.
	</>
)

function keptText(post: RunView['post']): string {
	if (!post) return 'Nada foi guardado em Posts do Blog ainda.'
	return post.status === 'published' ? 'O artigo está no ar.' : 'O rascunho está em Posts do Blog, pronto para revisão.'
}
