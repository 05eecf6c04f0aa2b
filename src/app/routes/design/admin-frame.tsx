import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AdminShell } from '#app/components/admin/admin-shell.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import type { Theme } from '#app/components/admin/shell-cookies.ts'
import { Sparkline } from '#app/components/admin/sparkline.tsx'
import { StatsStrip } from '#app/components/admin/stats-strip.tsx'
import { GenerationsTable } from './generations-table.tsx'
import { Section } from './section.tsx'

const stats = [
	{
		label: 'Total de posts',
		value: 51,
		note: '+7 nos últimos 30 dias',
		chart: <Sparkline values={[22, 25, 31, 34, 41, 44, 48, 51]} />,
	},
	{ label: 'Publicados', value: 46, note: '90% do total' },
	{ label: 'Rascunhos', value: 5, note: '2 automáticos' },
	{ label: 'Categorias', value: 7, note: 'todas com artigos' },
]

export function AdminFrames() {
	return (
		<Section title="Painel">
			<div className="grid gap-6">
				<AdminFrame theme="light" />
				<AdminFrame theme="dark" />
			</div>
		</Section>
	)
}

/** A transform makes the box the window of what is fixed inside it. */
function AdminFrame({ theme }: { theme: Theme }) {
	return (
		<div className="h-220 transform-gpu overflow-auto rounded-card shadow-raised">
			<AdminShell initialTheme={theme} userName="Ana Nunes" userRole="admin">
				<AdminPage title="Painel Administrativo">
					<PageHeader title="Bom dia, Ana" lead="Domingo, 15 de novembro. Dois artigos esperam revisão." />
					<div className="grid gap-4">
						<StatsStrip stats={stats} />
						<AdminCard title="Imagens geradas" flush>
							<GenerationsTable />
						</AdminCard>
						<ListState state="error" message="Não foi possível ler os posts." correlationId="01JCEXEMPLO" />
						<AdminCard title="Carregando" flush>
							<ListState state="loading" rows={3} />
						</AdminCard>
					</div>
				</AdminPage>
			</AdminShell>
		</div>
	)
}
