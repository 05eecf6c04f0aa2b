import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { Eyebrow } from '#app/components/ui/eyebrow.tsx'
import { ScoreRing } from '#app/components/ui/score-ring.tsx'
import { CardSkeleton } from '#app/components/ui/skeleton.tsx'
import { Stars } from '#app/components/ui/stars.tsx'
import { GenerationsTable } from './generations-table.tsx'
import { AdminScope, Section } from './section.tsx'

export function TableAndCards() {
	return (
		<>
			<Section title="Tabela">
				<AdminScope>
					<AdminCard flush>
						<GenerationsTable />
					</AdminCard>
				</AdminScope>
			</Section>
			<Section title="Cartões">
				<Eyebrow className="mb-5">Depoimentos</Eyebrow>
				<div className="grid items-start gap-5 md:grid-cols-3">
					<Card>
						<div className="flex justify-between">
							<Stars />
							<span className="font-heading text-[1.25rem] leading-none font-heavy">5.0</span>
						</div>
						<p className="mt-3.5 mb-4.5 text-base">Compararam nove seguradoras e me explicaram linha por linha.</p>
						<div className="flex items-center gap-3 text-base leading-tight">
							<Avatar name="Rogério Zanatta" size={44} />
							<div>
								<b>Rogério Zanatta</b>
								<p className="text-small text-ink-3">Dono de pousada</p>
							</div>
						</div>
					</Card>
					<Card>
						<CardSkeleton />
					</Card>
					<Card className="flex flex-wrap items-center gap-4.5">
						<ScoreRing score={94} size={84} />
						<ScoreRing score={82} size={84} />
						<ScoreRing score={58} size={84} />
					</Card>
				</div>
			</Section>
		</>
	)
}
