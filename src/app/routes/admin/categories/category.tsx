import { data, Form, useNavigation } from 'react-router'
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
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { redirectWithNotice } from '#app/flash.ts'
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
const FORM = 'category'

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	adminMeta(matches, loaderData?.category?.name ?? 'Nova categoria')

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

function gone(): Response {
	return redirectWithNotice(LIST, { tone: 'error', title: 'Categoria não encontrada' })
}

const refusals = {
	'name-missing': { name: ['Informe o nome'] },
	'slug-taken': { slug: ['Outra categoria já usa este endereço. Escolha outro.'] },
	'default-slug': { slug: ['O endereço da categoria padrão não muda.'] },
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, now, log } = context.get(services)
	const submission = await readSubmission(request, categoryFieldsSchema)
	if (submission.status !== 'success') return data(submission.reply(), 400)

	const change = {
		fields: submission.value,
		by: context.get(signedInAdmin),
		address: clientAddressOf(request),
		now: now(),
	}
	try {
		const result =
			params.id === NEW ? await createCategory(db, change) : await saveCategory(db, { id: params.id, ...change })
		if (result.ok) {
			const title = params.id === NEW ? 'Categoria criada' : 'Categoria salva'
			return redirectWithNotice(LIST, { tone: 'success', title, description: result.category.name })
		}
		if (result.reason === 'not-found') throw gone()
		return data(submission.reply({ fieldErrors: refusals[result.reason] }), 409)
	} catch (error) {
		if (!(error instanceof Error)) throw error
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'a category could not be saved')
		return data(
			submission.reply({ formErrors: [`Não foi possível salvar. Tente de novo. Código do erro: ${id}`] }),
			503,
		)
	}
}

export default function CategoryPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const title = loaderData.category?.name ?? 'Nova categoria'
	const saving = useNavigation().state === 'submitting'
	return (
		<AdminPage
			title={title}
			parent={{ label: 'Categorias', to: LIST }}
			actions={
				<AdminButton type="submit" form={FORM} tone="action" busy={saving} busyLabel="Salvando">
					Salvar
				</AdminButton>
			}
		>
			<PageHeader
				title={title}
				lead={loaderData.category ? 'O que o site diz deste assunto.' : 'Um assunto que reúne artigos do blog.'}
			/>
			<CategoryForm key={params.id} {...loaderData} answer={actionData} />
		</AdminPage>
	)
}

type CategoryFormProps = Route.ComponentProps['loaderData'] & { answer: FormAnswer | undefined }

function CategoryForm({ category, isDefault, answer }: CategoryFormProps) {
	const { form, field, typed, message } = useSchemaForm(categoryFieldsSchema, {
		id: FORM,
		answer,
		defaultValue: { ...category },
	})
	const [name = ''] = typed('name')
	const [slug = ''] = typed('slug')
	const counted = (of: 'description' | 'metaTitle' | 'metaDescription') => ({
		...field(of),
		aside: <Count length={(typed(of)[0] ?? '').trim().length} most={categoryLimits[of]} />,
	})
	const address = slugify(slug, categoryLimits.slug) || category?.slug || slugify(name, categoryLimits.slug)
	const moves = category !== undefined && address !== category.slug
	return (
		<Form {...form} method="post" className="grid max-w-180 gap-4">
			{message && <AlertBox tone="err">{message}</AlertBox>}
			<AdminCard title="Informações">
				<div className="grid gap-4.5">
					<TextField label="Nome" {...field('name')} required maxLength={categoryLimits.name} autoComplete="off" />
					<TextField
						label="Endereço"
						aside={isDefault ? 'fixo' : 'opcional'}
						{...field('slug')}
						readOnly={isDefault}
						maxLength={categoryLimits.slug}
						placeholder={slugify(name, categoryLimits.slug) || 'seguro-auto'}
						autoComplete="off"
						spellCheck={false}
						hint={
							isDefault
								? 'Artigos sem categoria escolhida usam esta, por este endereço.'
								: `A página fica em /blog/categoria/${address || '…'}`
						}
					/>
					{moves && (
						<AlertBox tone="warn">
							O endereço atual, /blog/categoria/{category.slug}, deixa de existir. Links antigos passam a levar ao blog.
						</AlertBox>
					)}
					<TextAreaField label="Descrição" {...counted('description')} hint="Aparece no topo da página da categoria." />
				</div>
			</AdminCard>
			<AdminCard title="Buscadores">
				<div className="grid gap-4.5">
					<TextAreaField
						label="Meta título"
						{...counted('metaTitle')}
						rows={1}
						hint="Se ficar vazio, vale o nome da categoria."
					/>
					<TextAreaField
						label="Meta descrição"
						{...counted('metaDescription')}
						hint="Se ficar vazia, vale a descrição acima."
					/>
				</div>
			</AdminCard>
		</Form>
	)
}

/** Counts while one types; what is too long is said, not cut. */
function Count({ length, most }: { length: number; most: number }) {
	return (
		<span className={length > most ? 'font-semibold text-err' : undefined}>
			{length}/{most}
		</span>
	)
}
