import { useEffect } from 'react'
import { data, Form, useNavigate, useNavigation } from 'react-router'
import { z } from 'zod'
import { NO_STORE } from '#app/cache-headers.ts'
import { clientAddressOf } from '#app/client-address.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { readForm } from '#app/read-form.ts'
import { correlationId, services } from '#app/services.ts'
import { site } from '#config/site.ts'
import { createUser } from '#core/users/create-user.ts'
import { inviteUser } from '#core/users/invite-user.ts'
import { userRoles } from '#core/users/user-role.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Route } from './+types/new.ts'
import { CopyLink } from './copy-link.tsx'
import { roleLabels } from './user-words.ts'

export const meta: Route.MetaFunction = () => adminMeta('Convidar usuário')

export function headers() {
	return NO_STORE
}

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

type Errors = { name?: string[]; email?: string[]; role?: string[] }
export async function action({ request, context }: Route.ActionArgs) {
	const { db, now, log, siteUrl, mailQueued } = context.get(services)
	const texts = await readForm(request)
	const form = newUserForm.safeParse(texts)
	if (!form.success) return refuse(texts, 400, { errors: z.flattenError(form.error).fieldErrors })

	const { intent, ...person } = form.data
	const actor = context.get(signedInAdmin)
	const order = { ...person, siteUrl, actor, address: clientAddressOf(request), now: now() }
	try {
		if (intent === 'create') {
			const result = await createUser(db, order)
			if (!result.ok) return refuse(texts, 409, { errors: { email: [TAKEN] } })
			return data({ state: 'created' as const, ...result.user, link: result.link })
		}
		const result = await inviteUser(db, { ...order, brand: site.name })
		if (!result.ok) return refuse(texts, 409, { errors: { email: [TAKEN] } })
		mailQueued()
		return data({ state: 'invited' as const, email: result.user.email })
	} catch (error) {
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'a user could not be added')
		return refuse(texts, 503, { message: `Não foi possível concluir. Tente de novo. Código do erro: ${id}` })
	}
}

/** What was typed goes back into the form, also where no script keeps it. */
function refuse(texts: Record<string, string>, status: number, why: { errors?: Errors; message?: string }) {
	const { name = '', email = '', role = 'admin' } = texts
	return data({ state: 'refused' as const, typed: { name, email, role }, ...why }, status)
}

export default function NewUser({ actionData }: Route.ComponentProps) {
	const navigate = useNavigate()
	const invited = actionData?.state === 'invited' ? actionData.email : undefined
	useEffect(() => {
		if (!invited) return
		notify.success('Convite enviado', `${invited} recebe por e-mail um link que vale por 48 horas.`)
		void navigate('/admin/users')
	}, [invited, navigate])

	return (
		<AdminPage title="Convidar usuário" parent={{ label: 'Usuários', to: '/admin/users' }}>
			<PageHeader
				title="Convidar usuário"
				lead="A própria pessoa cria a senha, por um link que vale por 48 horas. Ninguém mais a conhece."
			/>
			<div className="max-w-152">
				{actionData?.state === 'created' ? (
					<Created name={actionData.name} email={actionData.email} link={actionData.link} />
				) : (
					<NewUserForm refusal={actionData?.state === 'refused' ? actionData : undefined} invited={invited} />
				)}
			</div>
		</AdminPage>
	)
}

type Refusal = { typed: Record<'name' | 'email' | 'role', string>; errors?: Errors; message?: string }
type NewUserFormProps = { refusal: Refusal | undefined; invited: string | undefined }

function NewUserForm({ refusal, invited }: NewUserFormProps) {
	const { formData } = useNavigation()
	const sending = formData?.get('intent')
	const errors = refusal?.errors
	return (
		<AdminCard>
			<Form method="post" className="grid gap-4.5">
				{invited && <AlertBox tone="ok">Convite enviado para {invited}.</AlertBox>}
				{refusal?.message && <AlertBox tone="err">{refusal.message}</AlertBox>}
				<TextField
					label="Nome"
					name="name"
					required
					maxLength={LONGEST_NAME}
					autoComplete="off"
					defaultValue={refusal?.typed.name}
					error={errors?.name?.[0]}
				/>
				<TextField
					label="E-mail"
					name="email"
					type="email"
					required
					maxLength={LONGEST_EMAIL}
					autoComplete="off"
					defaultValue={refusal?.typed.email}
					placeholder="nome@exemplo.com.br"
					error={errors?.email?.[0]}
				/>
				<SelectField
					label="Papel"
					name="role"
					defaultValue={refusal?.typed.role ?? 'admin'}
					hint="Administradores usam todo o painel. Os demais não entram nele."
					error={errors?.role?.[0]}
				>
					{userRoles.map((role) => (
						<option key={role} value={role}>
							{roleLabels[role]}
						</option>
					))}
				</SelectField>
				<div className="mt-1 flex flex-wrap gap-2">
					<AdminButton
						type="submit"
						name="intent"
						value="invite"
						tone="action"
						busy={sending === 'invite'}
						busyLabel="Enviando…"
					>
						Convidar por e-mail
					</AdminButton>
					<AdminButton type="submit" name="intent" value="create" busy={sending === 'create'} busyLabel="Criando…">
						Criar sem e-mail
					</AdminButton>
				</div>
				<p className="text-fine text-ink-3">
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
					<AdminButton to="/admin/users">Voltar aos usuários</AdminButton>
					<AdminButton tone="quiet" to="/admin/users/new">
						Incluir outra pessoa
					</AdminButton>
				</div>
			</div>
		</AdminCard>
	)
}
