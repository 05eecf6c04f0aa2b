import { randomUUID } from 'node:crypto'
import { data, isRouteErrorResponse, redirect, redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import editorStyles from '#app/components/admin/editor/editor.css?url'
import {
	emptyEditorFields,
	readEditorFields,
	sameFields,
	settled,
	toEditorFields,
} from '#app/components/admin/editor/editor-fields.ts'
import { PostEditor } from '#app/components/admin/editor/post-editor.tsx'
import { explanations } from '#app/components/admin/editor/save-answer.ts'
import { ListState } from '#app/components/admin/list-state.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { flashCookie } from '#app/flash.ts'
import { readForm } from '#app/read-form.ts'
import { readPage } from '#app/read-page.ts'
import { correlationId, services } from '#app/services.ts'
import { type CategoryChoice, listCategoryChoices } from '#core/categories/list-category-choices.ts'
import { findPostFields } from '#core/posts/find-post-fields.ts'
import { findWorkingCopy } from '#core/posts/working-copies.ts'
import { actingAdmin } from '../../acting-admin.ts'
import { signedInAdmin } from '../../signed-in-admin.ts'
import type { Route } from './+types/editor.ts'
import { saveFromEditor } from './save-from-editor.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.opened.postId ? loaderData.opened.fields.title || 'Editar post' : 'Novo post')

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: editorStyles }]

export function headers() {
	return NO_STORE
}

/** What somebody writes is newer than anything a reload would bring; only another article is worth one. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
	if (formMethod && formMethod !== 'GET') return false
	return currentUrl.pathname !== nextUrl.pathname || currentUrl.pathname === '/admin/posts/new'
}

export function loader({ params, url, context }: Route.LoaderArgs) {
	return readPage(context, async ({ db, log, siteUrl }) => {
		const userId = context.get(signedInAdmin).id
		const categories = await listCategoryChoices(db).catch((error: unknown): CategoryChoice[] | undefined => {
			log.error({ err: error, correlationId: context.get(correlationId) }, 'the categories could not be read')
			return undefined
		})
		const common = { categories: categories ?? [], categoriesFailed: categories === undefined, siteUrl }
		if (params.id === 'new')
			return { ...common, ...(await openNew(db, { userId, copyId: url.searchParams.get('copia') })) }

		const post = await findPostFields(db, params.id)
		if (!post) throw notFound()
		const { id, version, publishedAt } = post
		const fields = toEditorFields(post.fields)
		const copy = await findWorkingCopy(db, { postId: id, userId })
		const left = copy && { ...copy, fields: readEditorFields(copy.fields), savedAt: copy.updatedAt.toISOString() }
		const leftCopy = left && !sameFields(left.fields, fields) ? left : undefined
		const opened = {
			postId: id,
			copyId: copy?.id ?? randomUUID(),
			version,
			fields,
			publishedAt: publishedAt?.toISOString() ?? null,
		}
		return { ...common, opened, leftCopy, continued: undefined }
	})
}

type Db = Parameters<typeof findPostFields>[0]

/** A new article, or one that was begun and not saved: then its address names its copy. */
async function openNew(db: Db, { userId, copyId }: { userId: string; copyId: string | null }) {
	const copy = copyId ? await findWorkingCopy(db, { id: copyId, userId }) : undefined
	if (copyId && !copy && (await findPostFields(db, copyId))) throw redirect(`/admin/posts/${copyId}`)
	const fields = copy ? readEditorFields(copy.fields) : emptyEditorFields
	const opened = { postId: null, copyId: copy?.id ?? randomUUID(), version: 0, fields, publishedAt: null }
	return { opened, leftCopy: undefined, continued: copy?.updatedAt.toISOString() }
}

/** A whole new page: the message waits in a cookie that only a new page reads. */
function notFound() {
	const cookie = flashCookie({ tone: 'error', title: 'Post não encontrado' })
	return redirectDocument('/admin/posts', { headers: { 'Set-Cookie': cookie } })
}

/** For a browser without JavaScript; with it the page sends JSON to its neighbour, `gravar`. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, now } = context.get(services)
	const form = await readForm(request)
	const fields = settled(readEditorFields(form))
	const isNew = params.id === 'new'
	const id = isNew ? (form['copyId'] ?? randomUUID()) : params.id
	const baseVersion = Number(form['baseVersion'] ?? 0)
	const admin = actingAdmin(request, context)
	const answer = await saveFromEditor(db, { id, isNew, baseVersion, fields, admin, now: now() })
	if (answer.ok) {
		const cookie = flashCookie({ tone: 'success', title: 'Post salvo com sucesso' })
		return redirect(`/admin/posts/${answer.id}`, { headers: { 'Set-Cookie': cookie } })
	}
	if (answer.reason === 'not-found') throw notFound()
	const errors: Record<string, string> =
		answer.reason === 'invalid'
			? answer.errors
			: answer.reason === 'changed-meanwhile'
				? { title: 'Outra pessoa salvou este post enquanto você escrevia. Confira o que mudou antes de salvar de novo' }
				: { content: explanations[answer.reason] }
	return data({ fields, errors, copyId: id }, { status: answer.reason === 'changed-meanwhile' ? 409 : 400 })
}

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
	const { opened, leftCopy, categories, categoriesFailed, siteUrl } = loaderData
	const sent = actionData && { fields: actionData.fields, copyId: actionData.copyId }
	return (
		<PostEditor
			key={opened.postId ?? opened.copyId}
			opened={{ ...opened, ...sent }}
			leftCopy={leftCopy}
			categories={categories}
			siteUrl={siteUrl}
			sentErrors={actionData?.errors}
			notice={
				categoriesFailed ? 'As categorias não puderam ser carregadas. O post pode ser salvo sem categoria.' : undefined
			}
		/>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const code = isRouteErrorResponse(error)
		? (error.data as { correlationId?: string } | null)?.correlationId
		: undefined
	return (
		<AdminPage title="Editar post" parent={{ label: 'Posts do Blog', to: '/admin/posts' }}>
			<PageHeader title="Erro ao carregar post" />
			<ListState
				state="error"
				message="O banco de dados não respondeu. Tente de novo em alguns instantes."
				correlationId={code}
			/>
			<div className="mt-5">
				<AdminButton onClick={() => location.reload()}>Tentar de novo</AdminButton>
			</div>
		</AdminPage>
	)
}
