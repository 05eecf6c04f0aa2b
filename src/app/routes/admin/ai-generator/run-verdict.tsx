import { AdminButton } from '#app/components/admin/admin-button.tsx'
import type { RunView } from '#core/generation/runs/find-run.ts'
import type { JudgedResult } from '#core/generation/runs/judge-result.ts'
import { hashOfReason } from '../posts/editor/arrival.ts'
import { MetRules, ReasonRow, VerdictHead, wayTo } from '../posts/editor/publish/verdict-card.tsx'

type RunVerdictProps = Pick<RunView, 'post'> & { judged: JudgedResult }

/** What needs attention first, the gravest on top, each with the way to where it is looked after; the rest is folded below. */
export function RunVerdict({ post, judged: { reasons, rules, score, version } }: RunVerdictProps) {
	return (
		<section aria-label="Veredito" className="overflow-hidden rounded-card border border-line bg-panel shadow-card">
			<VerdictHead reasons={reasons} isLive={post?.status === 'published'} />
			<ul className="divide-y divide-line">
				{reasons.map((reason) => (
					<ReasonRow key={`${reason.code} ${reason.about} ${reason.message}`} reason={reason} rules={rules}>
						{post && version !== undefined && (
							<AdminButton size="small" to={`/admin/posts/${post.id}${hashOfReason(reason, version)}`}>
								{wayTo(reason)}
							</AdminButton>
						)}
					</ReasonRow>
				))}
			</ul>
			<MetRules rules={rules} score={score} />
		</section>
	)
}
