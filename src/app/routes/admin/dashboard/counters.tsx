import { Sparkline } from '#app/components/admin/sparkline.tsx'
import { type Stat, StatsStrip } from '#app/components/admin/stats-strip.tsx'
import type { PostCounts } from '#core/posts/reading/count-posts.ts'

export function Counters({ counts }: { counts: PostCounts }) {
	const { total, published, drafts, generatedDrafts, categories, emptyCategories, recent, growth } = counts
	const stats: Stat[] = [
		{
			label: 'Total de posts',
			value: numeral(total),
			note: recent === 0 ? 'nenhum nos últimos 30 dias' : `+${numeral(recent)} nos últimos 30 dias`,
			...(recent > 0 && { chart: <Sparkline values={growth} /> }),
		},
		{
			label: 'Publicados',
			value: numeral(published),
			note: total === 0 ? 'nada publicado ainda' : `${Math.round((published / total) * 100)}% do total`,
		},
		{ label: 'Rascunhos', value: numeral(drafts), note: noteOnDrafts(drafts, generatedDrafts) },
		{ label: 'Categorias', value: numeral(categories), note: noteOnCategories(categories, emptyCategories) },
	]
	return <StatsStrip stats={stats} />
}

function noteOnDrafts(drafts: number, generated: number): string {
	if (drafts === 0) return 'nada por terminar'
	if (generated === 0) return 'nenhum automático'
	return `${numeral(generated)} ${generated === 1 ? 'automático' : 'automáticos'}`
}

function noteOnCategories(categories: number, empty: number): string {
	if (categories === 0) return 'nenhuma criada'
	if (empty === 0) return 'todas com artigos'
	return `${numeral(empty)} sem artigos`
}

function numeral(count: number): string {
	return count.toLocaleString('pt-BR')
}
