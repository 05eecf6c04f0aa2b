import { data, Form, useNavigation } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { parseForm, readSent } from '#app/components/admin/form/submission.ts'
import { useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { redirectWithNotice } from '#app/flash.ts'
import { services } from '#app/services.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { addTypedLead } from '#core/leads/typed/add-typed-lead.ts'
import { typedLeadSchema, typedWayWords, WANTS_MAX } from '#core/leads/typed/typed-lead-schema.ts'
import { isId } from '#lib/is-id.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { Route } from './+types/new-lead.ts'
import { productTitles } from './name-pages.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Novo lead | Leads')

export function headers() {
	return NO_STORE
}

export function loader() {
	return { submission: crypto.randomUUID(), products: productTitles }
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db, now } = context.get(services)
	const sent = await readSent(request)
	const submission = sent.get('submission') ?? ''
	if (!isId(submission)) throw data(null, { status: 400 })
	const form = parseForm(sent, typedLeadSchema)
	if (form.status !== 'success') return data({ form: form.reply() }, 400)
	const actor = actingAdmin(request, context)
	const lead = await addTypedLead(db, { typed: form.value, submission, actor, now: now() })
	return redirectWithNotice(`/admin/leads/${lead.id}`, {
		tone: 'success',
		title: `Lead ${leadReference(lead)} criado`,
		description: 'Ele é seu. Marque o próximo passo para ser lembrado.',
	})
}

export default function NewLead({ loaderData: { submission, products }, actionData }: Route.ComponentProps) {
	const { form, field, message } = useSchemaForm(typedLeadSchema, { id: 'novo-lead', answer: actionData?.form })
	const busy = useNavigation().formMethod === 'POST'
	return (
		<AdminPage title="Novo lead" parent={{ label: 'Leads', to: '/admin/leads' }}>
			<PageHeader
				title="Novo lead"
				lead="De quem ligou, veio à corretora ou foi indicado. Fica marcado que você digitou."
			/>
			<AdminCard className="max-w-160">
				<Form {...form} method="post" className="grid gap-4">
					<input type="hidden" name="submission" value={submission} />
					{message && <AlertBox tone="err">{message}</AlertBox>}
					<SelectField label="Como chegou" {...field('via')} required>
						<option value="">Escolha</option>
						{Object.entries(typedWayWords).map(([way, words]) => (
							<option key={way} value={way}>
								{words}
							</option>
						))}
					</SelectField>
					<TextField label="Nome" {...field('name')} required maxLength={120} autoComplete="off" />
					<div className="grid gap-4 md:grid-cols-2">
						<TextField
							label="Telefone"
							{...field('phone')}
							type="tel"
							inputMode="tel"
							maxLength={20}
							placeholder="(51) 99999-0000"
							autoComplete="off"
						/>
						<TextField label="E-mail" {...field('email')} type="email" maxLength={254} autoComplete="off" />
					</div>
					<TextField
						label="Produto"
						aside="opcional"
						{...field('product')}
						list="produtos"
						maxLength={120}
						autoComplete="off"
					/>
					<datalist id="produtos">
						{products.map((product) => (
							<option key={product}>{product}</option>
						))}
					</datalist>
					<TextAreaField label="O que procura" aside="opcional" {...field('wants')} rows={3} maxLength={WANTS_MAX} />
					<p className="text-fine text-ink-2">
						Anote só o que a pessoa disse para ser atendida. Nenhum consentimento é registrado: este lead não vai ao RD
						Station, e o WhatsApp daqui só responde se ela escrever primeiro.
					</p>
					<div className="flex flex-wrap gap-2">
						<AdminButton type="submit" tone="primary" busy={busy} busyLabel="Guardando…">
							Criar lead
						</AdminButton>
						<AdminButton to="/admin/leads">Cancelar</AdminButton>
					</div>
				</Form>
			</AdminCard>
		</AdminPage>
	)
}
