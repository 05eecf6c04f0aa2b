import { Sparkles, SquarePen } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { IntegrationRow } from '../integrations/integration-row.tsx'
import type { IntegrationView } from '../integrations/integration-view.ts'

type ViewsProps = { views: readonly IntegrationView[] }

export function MailStep({ views }: ViewsProps) {
	return <Services title="E-mail" views={views.filter(({ id }) => id === 'mail')} />
}

export function ProvidersStep({ views }: ViewsProps) {
	return <Services title="Texto e imagens" views={views.filter(({ group }) => group === 'content')} />
}

function Services({ title, views }: ViewsProps & { title: string }) {
	return (
		<AdminCard title={title} flush>
			<ul className="[&>li]:lg:grid-cols-1!">
				{views.map((view) => (
					<IntegrationRow key={view.id} view={view} answer={undefined} testing={false} />
				))}
			</ul>
		</AdminCard>
	)
}

export function ArticleStep({ published }: { published: number }) {
	return (
		<>
			{published > 0 && (
				<AlertBox tone="ok">
					{published === 1 ? 'Há 1 artigo publicado.' : `Há ${published} artigos publicados.`} Os primeiros passos
					acabam aqui.
				</AlertBox>
			)}
			<AdminCard title="Escrever">
				<div className="flex flex-wrap gap-2">
					<AdminButton to="/admin/posts/new" tone="primary" icon={<Icon of={SquarePen} size={16} />}>
						Novo post
					</AdminButton>
					<AdminButton to="/admin/ai-generator" icon={<Icon of={Sparkles} size={16} />}>
						Gerar um rascunho
					</AdminButton>
				</div>
				<p className="mt-3 text-fine text-ink-2">
					Nada vai ao ar sozinho: o artigo passa pela conferência antes de publicar. Depois, esta tela continua em
					“Primeiros passos”, no painel.
				</p>
			</AdminCard>
		</>
	)
}
