import { ArrowRightLeft, BadgeCheck, ExternalLink, GitBranch, Pencil } from 'lucide-react'
import { data, Form, Link, redirectDocument, useNavigation } from 'react-router'
import { z } from 'zod'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard, cardLook } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { flashCookie } from '#app/flash.ts'
import { readForm } from '#app/read-form.ts'
import { readPage } from '#app/read-page.ts'
import { correlationId, services } from '#app/services.ts'
import { type ArticleOnFact, articlesOnFact } from '#core/facts/articles-on-fact.ts'
import { checkFact, takeFileText } from '#core/facts/change-fact.ts'
import { shownVersion } from '#core/facts/fact.ts'
import { findFact, listFacts } from '#core/facts/list-facts.ts'
import textsOnFact from '#core/facts/texts-on-facts.content.server.ts'
import type { FactText } from '#db/schema/facts.ts'
import { brasiliaDay, dateOf } from '#lib/brasilia-time.ts'
import { storableText } from '#lib/storable-text.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { Route } from './+types/fact.ts'
import { factLimits } from './fact-form-schema.ts'
import { changeLabels, dayWords, kindLabels, spanWords, stateWords, valueWords } from './fact-words.ts'
import { FACTS } from './facts-query.ts'
import { goneFact, normWords, topicLabel } from './register.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.statement ?? 'Fato')

export function headers() {
	return NO_STORE
}

export function loader({ params, context }: Route.LoaderArgs) {
	return readPage(context, async ({ db, now }) => {
		const today = brasiliaDay(now())
		const found = await findFact(db, params.id)
		if (!found) throw goneFact()
		const { fact, changes } = found
		const [all, articles] = await Promise.all([listFacts(db), articlesOnFact(db, { id: fact.id, today })])
		const version = shownVersion(fact.text, today)
		const describe = (text: FactText) =>
			text.versions.map((one) => ({
				...one,
				value: valueWords(one),
				span: spanWords(one),
				norm: normWords(one, all, today),
			}))
		return {
			id: fact.id,
			seen: fact.updatedAt.toISOString(),
			statement: version.statement,
			detail: version.detail,
			value: version.value,
			unit: version.unit,
			kind: kindLabels[fact.text.kind],
			norm: normWords(version, all, today),
			url: version.url,
			span: spanWords(version),
			words: fact.text.words.join(', '),
			topics: fact.text.topics.map(topicLabel),
			state: stateWords(fact, today),
			changedHere: fact.changedHere,
			writtenOn: dayWords(fact.writtenOn),
			checked:
				fact.checkedOn && fact.checkedByName ? { by: fact.checkedByName, on: dayWords(fact.checkedOn) } : undefined,
			versions: describe(fact.text),
			fileVersions: fact.fileText ? describe(fact.fileText) : undefined,
			articles: articles.toSorted((a, b) => Number(holds(a)) - Number(holds(b))),
			texts: textsOnFact[fact.id] ?? [],
			changes: changes.map(({ id, kind, at, actorName, note, text }) => ({
				id,
				label: changeLabels[kind],
				on: dateOf(at),
				by: actorName,
				note,
				value: valueWords(shownVersion(text, brasiliaDay(at))),
			})),
		}
	})
}

const changeForm = z.object({
	intent: z.enum(['check', 'take-file-text']),
	seen: z.iso.datetime(),
	note: z
		.string()
		.default('')
		.transform((note) => storableText(note).trim().slice(0, factLimits.note)),
})

export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, now, log } = context.get(services)
	const form = changeForm.safeParse(await readForm(request))
	if (!form.success) return data({ message: 'Pedido inválido. Atualize a página e tente de novo.' }, 400)
	const { intent, seen, note } = form.data
	const moment = now()
	const by = actingAdmin(request, context)
	const change = { id: params.id, by, now: moment, today: brasiliaDay(moment), seen: new Date(seen) }
	try {
		const result = intent === 'check' ? await checkFact(db, { ...change, note }) : await takeFileText(db, change)
		if (!result.ok && result.reason === 'not-found') throw goneFact()
		if (!result.ok)
			return data(
				{ message: 'Outra pessoa mudou este fato enquanto ele estava aberto. Leia-o de novo antes de decidir.' },
				409,
			)
		const title = intent === 'check' ? `Conferido por ${by.name}` : 'Texto da versão nova aceito'
		return redirectDocument(`${FACTS}/${params.id}`, {
			headers: { 'Set-Cookie': flashCookie({ tone: 'success', title }) },
		})
	} catch (error) {
		if (!(error instanceof Error)) throw error
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'a fact could not be changed')
		return data({ message: `Não foi possível concluir. Tente de novo. Código do erro: ${id}` }, 503)
	}
}

export default function FactPage({ loaderData: fact, actionData }: Route.ComponentProps) {
	const saving = useNavigation().state === 'submitting'
	return (
		<AdminPage
			title="Fato"
			parent={{ label: 'Fatos', to: FACTS }}
			status={
				<span className="flex items-center gap-2 max-drawer:hidden">
					<Badge tone={fact.state.tone} dot>
						{fact.state.label}
					</Badge>
					<span className="text-fine text-ink-3">
						{fact.checked
							? `conferido em ${fact.checked.on} por ${fact.checked.by}`
							: `escrito em ${fact.writtenOn}, ainda sem conferência`}
					</span>
				</span>
			}
			actions={
				<>
					<AdminButton tone="quiet" to={`${FACTS}/${fact.id}/corrigir`} icon={<Icon of={Pencil} size={16} />}>
						Corrigir
					</AdminButton>
					<AdminButton to={`${FACTS}/${fact.id}/substituir`} icon={<Icon of={ArrowRightLeft} size={16} />}>
						Substituir
					</AdminButton>
					<AdminButton
						type="submit"
						form="conferi"
						tone="action"
						busy={saving}
						busyLabel="Assinando"
						icon={<Icon of={BadgeCheck} size={16} />}
					>
						Conferi
					</AdminButton>
				</>
			}
		>
			{actionData?.message && (
				<AlertBox tone="err" className="mb-4">
					{actionData.message}
				</AlertBox>
			)}
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.25rem]">
				<div className="grid min-w-0 gap-4">
					<Statement {...fact} />
					<Articles articles={fact.articles} texts={fact.texts} />
					{fact.fileVersions && <Difference {...fact} fileVersions={fact.fileVersions} />}
				</div>
				<div className="grid min-w-0 gap-4">
					<Basis {...fact} />
					<Signature id={fact.id} seen={fact.seen} />
					<History {...fact} />
				</div>
			</div>
		</AdminPage>
	)
}

type Fact = Route.ComponentProps['loaderData']

function Statement({ statement, detail, value, unit, state, checked }: Fact) {
	return (
		<section className={`${cardLook} flex flex-wrap items-center gap-x-7 gap-y-3 p-6`}>
			{value && (
				<p className="font-heading text-[4rem] leading-none font-heavy">
					{value} <span className="text-[1.75rem] text-ink-2">{unit}</span>
				</p>
			)}
			<div className="min-w-60 flex-1">
				<h1 className="text-title">{statement}</h1>
				{detail && <p className="mt-1.5 text-ink-2">{detail}</p>}
				<p className="mt-2 drawer:hidden">
					<Badge tone={state.tone} dot>
						{state.label}
					</Badge>
					{checked && <span className="ml-2 text-fine text-ink-3">{`${checked.by}, ${checked.on}`}</span>}
				</p>
			</div>
		</section>
	)
}

/** Whether everything that an article says of the fact is so today. */
function holds({ references }: ArticleOnFact): boolean {
	return references.every((reference) => reference.holds)
}

/** Those that say something else first; below them the texts that the local writer and the site draw from. */
function Articles({ articles, texts }: Pick<Fact, 'articles' | 'texts'>) {
	return (
		<AdminCard
			title="Artigos que dependem deste fato"
			actions={<span className="text-fine text-ink-3">{countWords(articles)}</span>}
			flush
		>
			{articles.length === 0 ? (
				<p className="p-4.5 text-ink-2">
					Nenhum artigo do blog se refere a ele ainda. Contam os artigos em que a referência está marcada.
				</p>
			) : (
				<ul className="divide-y divide-line">
					{articles.map(({ id, title, references }) => (
						<li key={id} className="px-4.5 py-3">
							<Link to={`/admin/posts/${id}`} className="font-semibold hover:underline">
								{title}
							</Link>
							{references.map(({ said, sentence, holds: isSo }) => (
								<div key={sentence + said} className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1.5">
									<p className="min-w-0 flex-1 basis-60 text-fine text-ink-2">“{sentence}”</p>
									<Badge tone={isSo ? 'ok' : 'err'} dot>{`diz ${said}`}</Badge>
								</div>
							))}
						</li>
					))}
				</ul>
			)}
			{texts.length > 0 && (
				<details className="border-t border-line px-4.5 py-3">
					<summary className="cursor-pointer font-semibold">
						{texts.length === 1
							? '1 texto do produto se refere a ele'
							: `${texts.length} textos do produto se referem a ele`}
					</summary>
					<ul className="mt-2 grid gap-1 text-fine text-ink-2">
						{texts.map(({ label, file }) => (
							<li key={file}>
								{label} <span className="text-ink-3">({file})</span>
							</li>
						))}
					</ul>
				</details>
			)}
		</AdminCard>
	)
}

function countWords(articles: readonly ArticleOnFact[]): string {
	const wrong = articles.filter((article) => !holds(article)).length
	const total = articles.length === 1 ? '1 artigo' : `${articles.length} artigos`
	return wrong === 0 ? total : `${total}, ${wrong} a acertar`
}

/** The text of a release beside one's own: it is never put in its place unasked. */
function Difference({ id, seen, versions, fileVersions }: Fact & { fileVersions: NonNullable<Fact['fileVersions']> }) {
	return (
		<details className={cardLook}>
			<summary className="flex cursor-pointer items-center gap-3 px-4.5 py-3.5">
				<Icon of={GitBranch} size={18} className="shrink-0" />
				<span className="flex-1">
					<strong className="font-semibold">A versão nova do produto traz outro texto para este fato.</strong> O seu não
					foi tocado.
				</span>
				<span className="font-semibold text-accent">Ver a diferença</span>
			</summary>
			<div className="grid gap-4.5 border-t border-line p-4.5 drawer:grid-cols-2">
				<Versions title="O seu" versions={versions} />
				<Versions title="O da versão nova" versions={fileVersions} />
				<Form method="post" className="drawer:col-span-2">
					<input type="hidden" name="intent" value="take-file-text" />
					<input type="hidden" name="seen" value={seen} />
					<AdminButton type="submit" name="fato" value={id}>
						Usar o da versão nova
					</AdminButton>
				</Form>
			</div>
		</details>
	)
}

function Versions({ title, versions }: { title: string; versions: Fact['versions'] }) {
	return (
		<div>
			<h3 className="mb-2 font-semibold">{title}</h3>
			<ul className="grid gap-3">
				{versions.map(({ statement, detail, value, span, norm }) => (
					<li key={span + statement}>
						<p>{statement}</p>
						{detail && <p className="text-ink-2">{detail}</p>}
						<p className="text-fine text-ink-3">{[value, norm, span].filter(Boolean).join(' · ')}</p>
					</li>
				))}
			</ul>
		</div>
	)
}

function Basis({ norm, url, span, kind, words, topics, changedHere }: Fact) {
	return (
		<AdminCard title="Base">
			<dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 [&>dt]:text-ink-3">
				<dt>Norma</dt>
				<dd>
					{norm ? <p className="font-semibold">{norm}</p> : 'nenhuma indicada'}
					{url && (
						<a
							href={url}
							target="_blank"
							rel="noopener noreferrer"
							className="inline-flex items-center gap-1 font-semibold text-accent hover:underline"
						>
							{new URL(url).hostname.replace(/^www\./, '')}
							<Icon of={ExternalLink} size={14} />
						</a>
					)}
				</dd>
				<dt>Vale</dt>
				<dd>{span}</dd>
				<dt>Tipo</dt>
				<dd>{kind}</dd>
				<dt>Palavras</dt>
				<dd>{words || 'nenhuma'}</dd>
				<dt>Temas</dt>
				<dd className="flex flex-wrap gap-1.5">
					{topics.map((topic) => (
						<Badge key={topic} tone="accent">
							{topic}
						</Badge>
					))}
				</dd>
				{changedHere && (
					<>
						<dt>Origem</dt>
						<dd>mudado aqui: as versões novas do produto não o trocam</dd>
					</>
				)}
			</dl>
		</AdminCard>
	)
}

function Signature({ id, seen }: { id: string; seen: string }) {
	return (
		<AdminCard title="Conferência">
			<Form key={seen} id="conferi" method="post" className="grid gap-3">
				<input type="hidden" name="intent" value="check" />
				<input type="hidden" name="seen" value={seen} />
				<p className="text-ink-2">
					“Conferi” assina, com o seu nome e a data de hoje, que este texto diz o que a norma diz.
				</p>
				<TextField
					label="Observação"
					aside="opcional"
					name="note"
					maxLength={factLimits.note}
					placeholder="Texto da lei relido, sem mudança."
					autoComplete="off"
					key={id}
				/>
			</Form>
		</AdminCard>
	)
}

function History({ changes, versions }: Fact) {
	const past = versions.slice(1)
	return (
		<AdminCard title="Histórico">
			<ol className="grid gap-3.5">
				{changes.map(({ id, label, on, by, note, value }) => (
					<li key={id} className="border-l-2 border-line pl-3.5">
						<p className="flex justify-between gap-3">
							<span className="font-semibold">{[label, value].filter(Boolean).join(': ')}</span>
							<span className="text-fine whitespace-nowrap text-ink-3">{on}</span>
						</p>
						{note && <p className="text-ink-2">“{note}”</p>}
						<p className="text-fine text-ink-3">{by ?? 'Veio com os arquivos do produto.'}</p>
					</li>
				))}
			</ol>
			{past.length > 0 && (
				<>
					<h3 className="mt-5 mb-2 font-semibold">Valores anteriores</h3>
					<ul className="grid gap-2.5">
						{past.map(({ statement, value, span, norm }) => (
							<li key={span}>
								<p>{[value, span].filter(Boolean).join(', ')}</p>
								<p className="text-fine text-ink-3">{[statement, norm].filter(Boolean).join(' ')}</p>
							</li>
						))}
					</ul>
				</>
			)}
		</AdminCard>
	)
}
