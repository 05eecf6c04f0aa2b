import { data, Form, useNavigation } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { readSubmission } from '#app/components/admin/form/submission.ts'
import { useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { redirectWithNotice } from '#app/flash.ts'
import { readPage } from '#app/read-page.ts'
import { correlationId, services } from '#app/services.ts'
import { correctFact, replaceFact } from '#core/facts/change-fact.ts'
import { createFact } from '#core/facts/create-fact.ts'
import { shownVersion } from '#core/facts/fact.ts'
import { findFact, listFacts } from '#core/facts/list-facts.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { Route } from './+types/form.ts'
import { FactFields } from './fact-fields.tsx'
import { factForm, fieldsOf, versionOf, wordsOf } from './fact-form-schema.ts'
import { FACTS } from './facts-query.ts'
import { goneFact, topicChoices } from './register.server.ts'

const FORM = 'fact'

const modes = {
	novo: { title: 'Novo fato', lead: 'Algo que os artigos podem afirmar.', done: 'Fato criado' },
	corrigir: {
		title: 'Corrigir o fato',
		lead: 'Para um erro no registro. Se a regra mudou, substitua: o valor antigo fica para o que aconteceu antes.',
		done: 'Fato corrigido',
	},
	substituir: {
		title: 'Substituir o fato',
		lead: 'Um valor novo a partir de um dia. O de hoje termina na véspera e continua valendo para o que aconteceu até lá.',
		done: 'Fato substituído',
	},
} as const
type Mode = keyof typeof modes

function modeOf({ pathname }: URL): Mode {
	const last = pathname
		.replace(/\.data$/, '')
		.split('/')
		.at(-1)
	return last === 'corrigir' || last === 'substituir' ? last : 'novo'
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	adminMeta(matches, loaderData ? modes[loaderData.mode].title : 'Fato')

export function headers() {
	return NO_STORE
}

export function loader({ url, params, context }: Route.LoaderArgs) {
	const mode = modeOf(url)
	return readPage(context, async ({ db, now }) => {
		const today = brasiliaDay(now())
		const norms = (await listFacts(db))
			.filter(({ text }) => text.kind === 'norm')
			.map(({ id, text }) => ({ id, label: text.words[0] ?? id }))
		const common = { mode, norms, topics: topicChoices() }
		if (mode === 'novo') return { ...common, id: '', seen: '', statement: '', fields: { kind: 'deadline' } }
		const found = await findFact(db, params.id!)
		if (!found) throw goneFact()
		const { fact } = found
		const version = shownVersion(fact.text, today)
		const fields = {
			...fieldsOf(fact.text, version),
			...(mode === 'substituir' && { from: '', until: '' }),
		}
		return { ...common, id: fact.id, seen: fact.updatedAt.toISOString(), statement: version.statement, fields }
	})
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
	const { db, now, log } = context.get(services)
	const mode = modeOf(url)
	const schema = factForm({ replaces: mode === 'substituir', topics: topicChoices() })
	const submission = await readSubmission(request, schema)
	if (submission.status !== 'success') return data(submission.reply(), 400)
	const form = submission.value

	const moment = now()
	const made = { by: actingAdmin(request, context), now: moment, today: brasiliaDay(moment), note: form.note }
	const change = { ...made, id: params.id ?? '', seen: new Date(form.seen) }
	try {
		const version = versionOf(form)
		const about = { kind: form.kind, words: wordsOf(form), topics: form.topics }
		if (mode === 'novo') {
			return done((await createFact(db, { ...made, text: { ...about, versions: [version] } })).id, mode)
		}
		const result =
			mode === 'substituir'
				? await replaceFact(db, { ...change, version: { ...version, from: form.from } })
				: await correctFact(db, { ...change, ...about, version })
		if (result.ok) return done(result.fact.id, mode)
		if (result.reason === 'not-found') throw goneFact()
		return data(submission.reply(refusals[result.reason]), 409)
	} catch (error) {
		if (!(error instanceof Error)) throw error
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'a fact could not be saved')
		return data(
			submission.reply({ formErrors: [`Não foi possível salvar. Tente de novo. Código do erro: ${id}`] }),
			503,
		)
	}
}

const refusals = {
	'changed-meanwhile': {
		formErrors: [
			'Outra pessoa mudou este fato enquanto você escrevia. Abra-o de novo para ver o que mudou; o que você escreveu está aqui.',
		],
	},
	'starts-too-early': { fieldErrors: { from: ['O valor novo começa depois do primeiro dia do valor de hoje'] } },
}

function done(id: string, mode: Mode): Response {
	return redirectWithNotice(`${FACTS}/${id}`, { tone: 'success', title: modes[mode].done })
}

export default function FactFormPage({ loaderData, actionData }: Route.ComponentProps) {
	const { mode, id, seen, statement, fields, norms, topics } = loaderData
	const { title, lead } = modes[mode]
	const saving = useNavigation().state === 'submitting'
	const replaces = mode === 'substituir'
	const { form, message, ...fieldsOfForm } = useSchemaForm(factForm({ replaces, topics }), {
		id: FORM,
		answer: actionData,
		defaultValue: { ...fields, seen },
	})
	const parent = mode === 'novo' ? { label: 'Fatos', to: FACTS } : { label: 'Fato', to: `${FACTS}/${id}` }
	return (
		<AdminPage
			title={title}
			parent={parent}
			actions={
				<AdminButton type="submit" form={FORM} tone="action" busy={saving} busyLabel="Salvando">
					Salvar
				</AdminButton>
			}
		>
			<PageHeader title={title} lead={lead} />
			<Form {...form} method="post" className="grid max-w-180 gap-4">
				<input type="hidden" name="seen" value={seen} />
				{message && <AlertBox tone="err">{message}</AlertBox>}
				<AdminCard title={statement || 'O fato'}>
					<FactFields {...fieldsOfForm} norms={norms} topics={topics} replaces={replaces} />
				</AdminCard>
			</Form>
		</AdminPage>
	)
}
