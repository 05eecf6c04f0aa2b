import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { PostStateBadge } from '#app/components/admin/post-state-badge.tsx'
import type { RunView } from '#core/generation/runs/find-run.ts'
import type { JudgedResult } from '#core/generation/runs/judge-result.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { verdictWords } from '../posts/editor/publish/reason-words.ts'
import { columns } from './columns.ts'
import { LiveLog } from './live-log.tsx'
import type { LoadedRun } from './load-run.server.ts'
import { OpenInEditor } from './open-in-editor.tsx'
import { ResultSide } from './result-side.tsx'
import { RunOutcome } from './run-outcome.tsx'
import { RunResult } from './run-result.tsx'
import { StepList } from './step-list.tsx'
import type { useLiveRun } from './use-live-run.ts'

type ResultProps = { live: ReturnType<typeof useLiveRun>; loaded: LoadedRun; judged: JudgedResult; siteUrl: string }

/** A run that came to an article: what needs attention first, and one way on. */
export function Result({ live: { run, events, connection }, loaded, judged, siteUrl }: ResultProps) {
	const { post, inBin, content, finishedAt } = run
	return (
		<AdminPage
			wide
			title="Resultado"
			parent={{ label: 'Gerador IA', to: '/admin/ai-generator' }}
			status={
				<>
					{post && <PostStateBadge state={post.status} />}
					{finishedAt && (
						<span className="text-fine text-ink-3 max-lg:hidden">gerado em {momentOf(new Date(finishedAt))}</span>
					)}
				</>
			}
			actions={
				<>
					<AdminButton tone="quiet" to="/admin/ai-generator/execucoes" className="max-drawer:hidden">
						Execuções
					</AdminButton>
					<OpenInEditor post={post} inBin={inBin} />
				</>
			}
		>
			<PageHeader title={headline(run, judged)} lead={lead(post, judged)} />
			<div className={columns}>
				<div className="min-w-0 max-lg:order-last lg:sticky lg:top-22">
					<ResultSide run={run} wishes={loaded.wishes} />
				</div>
				<div className="grid min-w-0 gap-4">
					<RunOutcome run={run} />
					{judged.twin && (
						<AlertBox tone="info">
							Já existe um rascunho que diz quase o mesmo:{' '}
							<Link to={`/admin/posts/${judged.twin.id}`} className="underline">
								{judged.twin.title}
							</Link>
							.
						</AlertBox>
					)}
					{content && (
						<RunResult run={run} content={content} previewHtml={loaded.previewHtml} judged={judged} siteUrl={siteUrl} />
					)}
					<StepList steps={run.steps} over />
					<LiveLog events={events} connection={connection} />
				</div>
			</div>
		</AdminPage>
	)
}

/** 'O rascunho está pronto. Três pontos pedem a sua decisão.' */
function headline({ post, inBin }: Pick<RunView, 'post' | 'inBin'>, { reasons }: JudgedResult): string {
	if (inBin) return 'O artigo está na lixeira.'
	if (post?.status === 'published') return 'O artigo está no ar.'
	return `${post ? 'O rascunho está pronto' : 'O artigo está escrito'}. ${verdictWords(reasons).title}.`
}

function lead(post: RunView['post'], { reasons }: JudgedResult): string {
	if (post?.status === 'published') return 'O que dele se pode dizer agora está abaixo.'
	return reasons.length > 1 ? 'Nada está no ar. O que falta está em ordem de importância.' : 'Nada está no ar.'
}
