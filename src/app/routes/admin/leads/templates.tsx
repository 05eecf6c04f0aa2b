import { NO_STORE } from '#app/cache-headers.ts'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { readPage } from '#app/read-page.ts'
import { listTemplates, MOST_TEMPLATES } from '#core/leads/templates/manage-templates.ts'
import type { Route } from './+types/templates.ts'
import { answerTemplates } from './answer-templates.server.ts'
import { LeadsScreen } from './leads-screen.tsx'
import { ListFault } from './list-fault.tsx'
import { TemplateFieldsCard } from './template-fields-card.tsx'
import { TemplateForm } from './template-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Modelos | Leads')

export function headers() {
	return NO_STORE
}

export { refreshAfterConflict as shouldRevalidate } from './refresh-after-conflict.ts'

export function loader({ context }: Route.LoaderArgs) {
	return readPage(context, async ({ db, identity }) => {
		const found = await listTemplates(db)
		return {
			brand: identity.current().identity.shortName,
			full: found.length >= MOST_TEMPLATES,
			templates: found.map(({ id, name, body, version }) => ({ id, name, body, version })),
		}
	})
}

export function action({ request, context }: Route.ActionArgs) {
	return answerTemplates({ request, context })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ListFault error={error} />
}

export default function Templates({ loaderData: { brand, full, templates }, actionData }: Route.ComponentProps) {
	const answerFor = (of: string) => (actionData?.of === of ? actionData.form : undefined)
	return (
		<LeadsScreen
			title="Modelos de mensagem"
			lead="Textos prontos para responder por chat ou e-mail, com os dados de cada pedido."
		>
			<div className="@container">
				<div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,1fr)_20rem] @3xl:gap-x-6">
					<div className="grid gap-4">
						{templates.map((template) => (
							<TemplateForm
								key={`${template.id} ${template.version}`}
								template={template}
								brand={brand}
								answer={answerFor(template.id)}
							/>
						))}
						{full ? (
							<p className="text-ink-2">Há {templates.length} modelos, e mais não cabem. Exclua um para criar outro.</p>
						) : (
							<TemplateForm key={`new ${templates.length}`} template={undefined} brand={brand} answer={answerFor('')} />
						)}
					</div>
					<TemplateFieldsCard />
				</div>
			</div>
		</LeadsScreen>
	)
}
