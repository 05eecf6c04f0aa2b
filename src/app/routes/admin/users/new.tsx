import { data, Form, Link, useNavigation } from 'react-router'
import { z } from 'zod'
import { NO_STORE } from '#app/cache-headers.ts'
import { clientAddressOf } from '#app/client-address.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { readSubmission } from '#app/components/admin/form/submission.ts'
import { type FormAnswer, useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { redirectWithNotice } from '#app/flash.ts'
import { correlationId, services } from '#app/services.ts'
import { createUser } from '#core/users/create-user.ts'
import { inviteUser } from '#core/users/invite-user.ts'
import { userRoles } from '#core/users/user-role.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Route } from './+types/new.ts'
import { CopyLink } from './copy-link.tsx'
import { roleLabels } from './user-words.ts'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Convidar usuário')

export function headers() {
	return NO_STORE
}

export function loader({ context }: Route.LoaderArgs) {
	return { mailConfigured: context.get(services).mailConfigured }
}

const USERS = '/admin/users'

const LONGEST_NAME = 100
const LONGEST_EMAIL = 254

const newUserForm = z.object({
	intent: z.enum(['invite', 'create']),
	name: z
		.string('Diga o nome.')
		.trim()
		.min(1, 'Diga o nome.')
		.max(LONGEST_NAME, `Use no máximo ${LONGEST_NAME} caracteres.`)
		.regex(/^\P{Cc}*$/u, 'Escreva o nome em uma só linha.'),
	email: z
		.string('Informe o e-mail.')
		.trim()
		.min(1, 'Informe o e-mail.')
		.max(LONGEST_EMAIL, `Use no máximo ${LONGEST_EMAIL} caracteres.`)
		.pipe(z.email('Confira o e-mail: falta algo como nome@exemplo.com.br.')),
	role: z.enum(userRoles, 'Escolha o papel.'),
})

const TAKEN = 'Já existe um usuário com este e-mail.'

export async function action({ request, context }: Route.ActionArgs) {
	const { db, now, log, siteUrl, identity, mailQueued, mailConfigured } = context.get(services)
	const submission = await readSubmission(request, newUserForm)
	if (submission.status !== 'success') return data({ answer: submission.reply() }, 400)

	const { intent, ...person } = submission.value
	const actor = context.get(signedInAdmin)
	const order = { ...person, siteUrl, actor, address: clientAddressOf(request), now: now() }
	try {
		const taken = () => data({ answer: submission.reply({ fieldErrors: { email: [TAKEN] } }) }, 409)
		// What no mail can carry is handed over.
		if (intent === 'create' || !mailConfigured) {
			const result = await createUser(db, order)
			return result.ok ? data({ created: { ...result.user, link: result.link } }) : taken()
		}
		const result = await inviteUser(db, { ...order, brand: identity.current().identity.name })
		if (!result.ok) return taken()
		mailQueued()
		const description = `O e-mail para ${result.user.email} está na fila de saída. O link vale por 48 horas.`
		return redirectWithNotice(USERS, { tone: 'success', title: 'Convite criado', description })
	} catch (error) {
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'a user could not be added')
		const message = `Não foi possível concluir. Tente de novo. Código do erro: ${id}`
		return data({ answer: submission.reply({ formErrors: [message] }) }, 503)
	}
}

export default function NewUser({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<AdminPage title="Convidar usuário" parent={{ label: 'Usuários', to: USERS }}>
			<PageHeader
				title="Convidar usuário"
				lead="A própria pessoa cria a senha, por um link que vale por 48 horas. Ninguém mais a conhece."
			/>
			<div className="max-w-152">
				{actionData && 'created' in actionData ? (
					<Created {...actionData.created} />
				) : (
					<NewUserForm answer={actionData?.answer} {...loaderData} />
				)}
			</div>
		</AdminPage>
	)
}

type NewUserFormProps = { answer: FormAnswer | undefined; mailConfigured: boolean }

function NewUserForm({ answer, mailConfigured }: NewUserFormProps) {
	const sending = useNavigation().formData?.get('intent')
	const { form, field, message } = useSchemaForm(newUserForm, { answer, defaultValue: { role: 'author' } })
	return (
		<AdminCard>
			<Form {...form} method="post" className="grid gap-4.5">
				{message && <AlertBox tone="err">{message}</AlertBox>}
				<TextField label="Nome" {...field('name')} required maxLength={LONGEST_NAME} autoComplete="off" />
				<TextField
					label="E-mail"
					{...field('email')}
					type="email"
					required
					maxLength={LONGEST_EMAIL}
					autoComplete="off"
					placeholder="nome@exemplo.com.br"
				/>
				<SelectField
					label="Papel"
					{...field('role')}
					hint="Autores escrevem rascunhos e pedem revisão; revisores também publicam; administradores usam todo o painel."
				>
					{userRoles.map((role) => (
						<option key={role} value={role}>
							{roleLabels[role]}
						</option>
					))}
				</SelectField>
				<div className="mt-1 flex flex-wrap gap-2">
					{mailConfigured && (
						<AdminButton
							type="submit"
							name="intent"
							value="invite"
							tone="action"
							busy={sending === 'invite'}
							busyLabel="Criando…"
						>
							Convidar por e-mail
						</AdminButton>
					)}
					<AdminButton type="submit" name="intent" value="create" busy={sending === 'create'} busyLabel="Criando…">
						Criar sem e-mail
					</AdminButton>
				</div>
				<p className="text-fine text-ink-3">
					{!mailConfigured && (
						<>
							O envio de e-mails não está configurado (
							<Link to="/admin/integracoes" className="underline underline-offset-3">
								Integrações
							</Link>
							).{' '}
						</>
					)}
					“Criar sem e-mail” mostra o link uma única vez, para você entregar à pessoa por um meio seguro.
				</p>
			</Form>
		</AdminCard>
	)
}

function Created({ name, email, link }: { name: string; email: string; link: string }) {
	return (
		<AdminCard>
			<div className="grid gap-4.5">
				<AlertBox tone="ok">
					Conta criada para {name} ({email}).
				</AlertBox>
				<p className="text-ink-2">
					Entregue este link à pessoa por um meio seguro. Ele vale por 48 horas, funciona uma vez e não será mostrado de
					novo.
				</p>
				<CopyLink link={link} />
				<div className="flex flex-wrap gap-2">
					<AdminButton to={USERS}>Voltar aos usuários</AdminButton>
					<AdminButton tone="quiet" to="/admin/users/new">
						Incluir outra pessoa
					</AdminButton>
				</div>
			</div>
		</AdminCard>
	)
}
