import { useEffect, useState } from 'react'
import { data, Form, redirectDocument, useNavigate, useNavigation } from 'react-router'
import { z } from 'zod'
import { NO_STORE } from '#app/cache-headers.ts'
import { clientAddressOf } from '#app/client-address.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { flashCookie } from '#app/flash.ts'
import { readForm } from '#app/read-form.ts'
import { readPage } from '#app/read-page.ts'
import { correlationId, services } from '#app/services.ts'
import { categoryFieldsSchema } from '#core/categories/category-fields.ts'
import { categoryLimits, DEFAULT_CATEGORY_SLUG } from '#core/categories/category-limits.ts'
import { createCategory } from '#core/categories/create-category.ts'
import { findCategoryById } from '#core/categories/find-category.ts'
import { saveCategory } from '#core/categories/save-category.ts'
import { slugify } from '#lib/slugify.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Route } from './+types/category.ts'

const NEW = 'nova'
const LIST = '/admin/categorias'

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.category?.name ?? 'Nova categoria')

export function headers() {
	return NO_STORE
}

export function loader({ params, context }: Route.LoaderArgs) {
	return readPage(context, async ({ db }) => {
		if (params.id === NEW) return { category: undefined, isDefault: false }
		const category = await findCategoryById(db, params.id)
		if (!category) throw gone()
		const { name, slug, description, metaTitle, metaDescription } = category
		return {
			category: { name, slug, description, metaTitle, metaDescription },
			isDefault: slug === DEFAULT_CATEGORY_SLUG,
		}
	})
}

/** A whole new page: the message waits in a cookie that only a new page reads. */
function gone(): Response {
	return redirectDocument(LIST, {
		headers: { 'Set-Cookie': flashCookie({ tone: 'error', title: 'Categoria não encontrada' }) },
	})
}

type Errors = Partial<Record<keyof typeof categoryLimits, string[]>>

const refusals: Record<'name-missing' | 'slug-taken' | 'default-slug', Errors> = {
	'name-missing': { name: ['Informe o nome'] },
	'slug-taken': { slug: ['Outra categoria já usa este endereço. Escolha outro.'] },
	'default-slug': { slug: ['O endereço da categoria padrão não muda.'] },
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, now, log } = context.get(services)
	const texts = await readForm(request)
	const form = categoryFieldsSchema.safeParse(texts)
	if (!form.success) return refuse(texts, 400, { errors: z.flattenError(form.error).fieldErrors })

	const change = {
		fields: form.data,
		by: context.get(signedInAdmin),
		address: clientAddressOf(request),
		now: now(),
	}
	try {
		const result =
			params.id === NEW ? await createCategory(db, change) : await saveCategory(db, { id: params.id, ...change })
		if (result.ok) {
			const title = params.id === NEW ? 'Categoria criada' : 'Categoria salva'
			return data({ state: 'saved' as const, title, name: result.category.name })
		}
		if (result.reason === 'not-found') throw gone()
		return refuse(texts, 409, { errors: refusals[result.reason] })
	} catch (error) {
		if (!(error instanceof Error)) throw error
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'a category could not be saved')
		return refuse(texts, 503, { message: `Não foi possível salvar. Tente de novo. Código do erro: ${id}` })
	}
}

/** What was typed goes back into the form, also where no script keeps it. */
function refuse(texts: Record<string, string>, status: number, why: { errors?: Errors; message?: string }) {
	return data({ state: 'refused' as const, typed: texts, ...why }, status)
}

export default function CategoryPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const title = loaderData.category?.name ?? 'Nova categoria'
	const saving = useNavigation().state === 'submitting'
	const saved = actionData?.state === 'saved' ? actionData : undefined
	const navigate = useNavigate()
	useEffect(() => {
		if (!saved) return
		notify.success(saved.title, saved.name)
		void navigate(LIST)
	}, [saved, navigate])
	return (
		<AdminPage
			title={title}
			parent={{ label: 'Categorias', to: LIST }}
			actions={
				<AdminButton type="submit" form="categoria" tone="action" busy={saving} busyLabel="Salvando">
					Salvar
				</AdminButton>
			}
		>
			<PageHeader
				title={title}
				lead={loaderData.category ? 'O que o site diz deste assunto.' : 'Um assunto que reúne artigos do blog.'}
			/>
			<noscript>
				{saved && (
					<AlertBox tone="ok" className="mb-4">
						{saved.title}: {saved.name}.
					</AlertBox>
				)}
			</noscript>
			<CategoryForm
				key={params.id}
				{...loaderData}
				refusal={actionData?.state === 'refused' ? actionData : undefined}
			/>
		</AdminPage>
	)
}

type Refusal = { typed: Record<string, string>; errors?: Errors; message?: string }
type CategoryFormProps = Route.ComponentProps['loaderData'] & { refusal: Refusal | undefined }

function CategoryForm({ category, isDefault, refusal }: CategoryFormProps) {
	const errors = refusal?.errors
	const first = (name: keyof typeof categoryLimits) => refusal?.typed[name] ?? category?.[name] ?? ''
	const [name, setName] = useState(first('name'))
	const [slug, setSlug] = useState(first('slug'))
	const address = slugify(slug, categoryLimits.slug) || category?.slug || slugify(name, categoryLimits.slug)
	const moves = category !== undefined && address !== category.slug
	return (
		<Form id="categoria" method="post" className="grid max-w-180 gap-4">
			{refusal?.message && <AlertBox tone="err">{refusal.message}</AlertBox>}
			<AdminCard title="Informações">
				<div className="grid gap-4.5">
					<TextField
						label="Nome"
						name="name"
						required
						maxLength={categoryLimits.name}
						value={name}
						onChange={(event) => setName(event.currentTarget.value)}
						autoComplete="off"
						error={errors?.name?.[0]}
					/>
					<TextField
						label="Endereço"
						aside={isDefault ? 'fixo' : 'opcional'}
						name="slug"
						readOnly={isDefault}
						maxLength={categoryLimits.slug}
						value={slug}
						onChange={(event) => setSlug(event.currentTarget.value)}
						placeholder={slugify(name, categoryLimits.slug) || 'seguro-auto'}
						autoComplete="off"
						spellCheck={false}
						hint={
							isDefault
								? 'Artigos sem categoria escolhida usam esta, por este endereço.'
								: `A página fica em /blog/categoria/${address || '…'}`
						}
						error={errors?.slug?.[0]}
					/>
					{moves && (
						<AlertBox tone="warn">
							O endereço atual, /blog/categoria/{category.slug}, deixa de existir. Links antigos passam a levar ao blog.
						</AlertBox>
					)}
					<CountedArea
						label="Descrição"
						name="description"
						first={first('description')}
						most={categoryLimits.description}
						hint="Aparece no topo da página da categoria."
						error={errors?.description?.[0]}
					/>
				</div>
			</AdminCard>
			<AdminCard title="Buscadores">
				<div className="grid gap-4.5">
					<CountedArea
						label="Meta título"
						name="metaTitle"
						first={first('metaTitle')}
						most={categoryLimits.metaTitle}
						rows={1}
						hint="Vazio: o nome da categoria."
						error={errors?.metaTitle?.[0]}
					/>
					<CountedArea
						label="Meta descrição"
						name="metaDescription"
						first={first('metaDescription')}
						most={categoryLimits.metaDescription}
						hint="Vazia: a descrição acima."
						error={errors?.metaDescription?.[0]}
					/>
				</div>
			</AdminCard>
		</Form>
	)
}

type CountedAreaProps = {
	label: string
	name: string
	first: string
	most: number
	rows?: number
	hint: string
	error: string | undefined
}

/** Counts while one types; what is too long is said, not cut. */
function CountedArea({ first, most, ...field }: CountedAreaProps) {
	const [text, setText] = useState(first)
	const length = text.trim().length
	return (
		<TextAreaField
			{...field}
			value={text}
			onChange={(event) => setText(event.currentTarget.value)}
			aside={
				<span className={length > most ? 'font-semibold text-err' : undefined}>
					{length}/{most}
				</span>
			}
		/>
	)
}
