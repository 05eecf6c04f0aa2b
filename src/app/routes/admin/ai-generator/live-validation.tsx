import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { FindingLine } from '#app/components/admin/seo/finding-line.tsx'
import { possibleWords } from '#app/components/admin/seo/possible-words.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { ScoreRing } from '#app/components/ui/score-ring.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { isPassing, WEIGHTS } from '#core/seo/points.ts'
import type { LiveCheck } from './use-live-validation.ts'

const MOST_SHOWN = 5

/** What the rules say of the text as it is being changed. */
export function LiveValidation({ check, checking }: { check: LiveCheck | undefined; checking: boolean }) {
	return (
		<AdminCard
			title="Validação ao vivo"
			actions={
				<span role="status">
					{checking && (
						<Badge tone="info" dot>
							validando
						</Badge>
					)}
					{!checking && check && (
						<Badge tone={check.passes ? 'ok' : 'warn'} dot>
							{check.passes ? 'aprovado' : waitsForReview(check) ? 'falta a revisão de uma pessoa' : 'a melhorar'}
						</Badge>
					)}
				</span>
			}
		>
			{check ? <Verdict check={check} /> : <Skeleton className="h-23 w-full" />}
		</AdminCard>
	)
}

/** Nothing else keeps it from passing. */
function waitsForReview({ html, ymyl, score, possible, findings }: LiveCheck): boolean {
	const reviewed = (100 - possible) / WEIGHTS.ymyl
	return possible < 100 && isPassing({ html, ymyl: ymyl + reviewed, score: score + 100 - possible, findings })
}

function Verdict({ check: { score, possible, html, ymyl, findings } }: { check: LiveCheck }) {
	const decimal = (value: number) => value.toLocaleString('pt-BR')
	return (
		<div className="grid gap-4">
			<div className="flex items-center gap-4">
				<ScoreRing score={Math.round(score)} />
				<p className="text-ink-2">
					Estrutura HTML {decimal(html)} (40 %)
					<br />
					YMYL {decimal(ymyl)} (60 %)
					{possible < 100 && <span className="block text-fine">{possibleWords(possible)}</span>}
				</p>
			</div>
			{findings.length === 0 ? (
				<p className="text-ok">Nenhum problema encontrado.</p>
			) : (
				<ul className="grid gap-3">
					{findings.slice(0, MOST_SHOWN).map((finding, index) => (
						<li key={`${finding.id} ${index}`}>
							<FindingLine finding={finding} />
						</li>
					))}
				</ul>
			)}
			{findings.length > MOST_SHOWN && (
				<p className="text-fine text-ink-3">E mais {findings.length - MOST_SHOWN}, no painel de SEO abaixo.</p>
			)}
		</div>
	)
}
