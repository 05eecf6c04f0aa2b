import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { pressWithSpace } from '../ui/press-with-space.ts'

const hints = {
	search: 'Tente uma busca diferente',
	list: 'Não há artigos nesta categoria ainda',
} as const

type BlogEmptyStateProps = { searching: boolean }

export function BlogEmptyState({ searching }: BlogEmptyStateProps) {
	return (
		<EmptyState title="Nenhum artigo encontrado" hint={searching ? hints.search : hints.list}>
			<Button tone="line" size="small" to="/blog" role="button" onKeyDown={pressWithSpace}>
				Limpar filtros
			</Button>
		</EmptyState>
	)
}

export function CategoryEmptyState() {
	return (
		<EmptyState title="Nenhum artigo encontrado nesta categoria" hint="Os próximos artigos aparecem aqui.">
			<Button tone="line" size="small" to="/blog">
				Ver todos os artigos
			</Button>
		</EmptyState>
	)
}
