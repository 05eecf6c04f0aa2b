import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { templateFields } from '#core/leads/templates/template-fields.ts'

/** Every field there is, and what it becomes. */
export function TemplateFieldsCard() {
	return (
		<AdminCard title="Campos">
			<p className="text-ink-2">
				Escreva o campo entre chaves. Quando um pedido não tem o dado, o modelo mostra a falta e não abre a conversa
				antes que alguém a complete.
			</p>
			<dl className="mt-3 grid gap-2.5">
				{Object.entries(templateFields).map(([name, words]) => (
					<div key={name}>
						<dt>
							<code className="rounded-badge bg-accent-surface px-1.5 py-0.5 font-mono text-fine text-accent">{`{${name}}`}</code>
						</dt>
						<dd className="mt-0.5 text-fine text-ink-2">{words}</dd>
					</div>
				))}
			</dl>
		</AdminCard>
	)
}
