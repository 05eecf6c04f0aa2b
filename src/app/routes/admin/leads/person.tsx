import { useEffect } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { ListState } from '#app/components/admin/list-state.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { readForm } from '#app/read-form.ts'
import { readPage } from '#app/read-page.ts'
import { services } from '#app/services.ts'
import { erasePerson } from '#core/leads/erase-person.ts'
import { findPerson, holdsNothing } from '#core/leads/find-person.ts'
import { type Person, parsePerson, personWords, samePerson } from '#core/leads/person.ts'
import type { Db } from '#db/client.server.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { Route } from './+types/person.ts'
import { describeHeldData } from './describe-held-data.server.ts'
import { Erased } from './erased.tsx'
import { HeldData } from './held-data.tsx'
import { LeadsScreen } from './leads-screen.tsx'
import { ListFault } from './list-fault.tsx'
import { useKeptAnswer } from './use-kept-answer.ts'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Dados de uma pessoa | Leads')

export function headers() {
	return NO_STORE
}

/** The person is named in the body of a post and never in an address. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request)
	const typed = form['person'] ?? ''
	const person = parsePerson(typed)
	if (!person) return data({ state: 'not-a-person' as const, typed }, 400)
	if (form['intent'] === 'erase') return erase(person, form['confirmation'], request, context)
	return find(person, context)
}

function find(person: Person, context: Route.ActionArgs['context']) {
	return readPage(context, async ({ db }) => {
		const held = await findPerson(db, person)
		const typed = personWords(person)
		if (holdsNothing(held)) return data({ state: 'nothing' as const, typed })
		return data({ state: 'found' as const, typed, held: await describeHeldData(db, held), problem: '' })
	})
}

async function erase(
	person: Person,
	confirmation: string | undefined,
	request: Request,
	context: Route.ActionArgs['context'],
) {
	const { db, sign, now } = context.get(services)
	const confirmed = parsePerson(confirmation ?? '')
	if (!confirmed || !samePerson(confirmed, person)) {
		return refused(db, { person, problem: 'O que foi digitado não confere. Nada foi apagado.' })
	}
	const result = await erasePerson(db, { person, actor: actingAdmin(request, context), sign, now: now() })
	if (!result.ok) {
		return refused(db, {
			person,
			problem: 'Não há mais nada a apagar. Os pedidos sobre dados pessoais ficam, como prova da resposta.',
		})
	}
	return data({ ...result, state: 'erased' as const, typed: '' })
}

async function refused(db: Db, { person, problem }: { person: Person; problem: string }) {
	const held = await findPerson(db, person)
	const typed = personWords(person)
	if (holdsNothing(held)) return data({ state: 'nothing' as const, typed })
	return data({ state: 'found' as const, typed, held: await describeHeldData(db, held), problem }, 400)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ListFault error={error} />
}

export default function PersonPage(props: Route.ComponentProps) {
	const actionData = useKeptAnswer(props.actionData)
	const busy = useNavigation().formData?.get('intent') === 'find'

	useEffect(() => {
		if (actionData?.state === 'erased')
			notify.success('Dados apagados', 'O registro de auditoria guarda que foi feito.')
	}, [actionData])

	return (
		<LeadsScreen
			title="Dados de uma pessoa"
			lead="Para atender a pedidos da LGPD: ver, entregar ou apagar o que guardamos sobre alguém."
		>
			<AdminCard className="mb-4">
				<Form method="post" className="flex flex-wrap items-end gap-3">
					<input type="hidden" name="intent" value="find" />
					<TextField
						key={actionData?.typed}
						label="E-mail ou telefone com DDD"
						name="person"
						defaultValue={actionData?.typed ?? ''}
						maxLength={254}
						required
						autoComplete="off"
						placeholder="ana@exemplo.com.br ou (51) 99999-0000"
						error={actionData?.state === 'not-a-person' ? 'Informe um e-mail ou um telefone com DDD.' : undefined}
						className="max-w-110 min-w-56 flex-1"
					/>
					<AdminButton type="submit" tone="primary" className="drawer:h-9.5" busy={busy} busyLabel="Procurando...">
						Procurar
					</AdminButton>
				</Form>
			</AdminCard>
			{actionData?.state === 'nothing' && (
				<ListState
					state="empty"
					title="Não guardamos nada sobre esta pessoa"
					hint={`Nenhum pedido, inscrição ou e-mail com “${actionData.typed}”.`}
				/>
			)}
			{actionData?.state === 'erased' && <Erased {...actionData} />}
			{actionData?.state === 'found' && (
				<HeldData person={actionData.typed} held={actionData.held} problem={actionData.problem} />
			)}
		</LeadsScreen>
	)
}
