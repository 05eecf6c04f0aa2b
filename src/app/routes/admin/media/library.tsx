import { Link, useNavigate, useNavigation, useRevalidator, useRouteLoaderData } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { FilterForm } from '#app/components/admin/filter-form.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { DropVeil } from '#app/components/admin/media/drop-veil.tsx'
import { FileButton } from '#app/components/admin/media/file-button.tsx'
import type { LibraryPage } from '#app/components/admin/media/library-picture.ts'
import { LoadingPictures } from '#app/components/admin/media/loading-pictures.tsx'
import { MEDIA_PAGE } from '#app/components/admin/media/media-paths.ts'
import { PictureTile, pictureGrid, tileLook } from '#app/components/admin/media/picture-tile.tsx'
import { UploadList } from '#app/components/admin/media/upload-list.tsx'
import { useIncomingFiles } from '#app/components/admin/media/use-incoming-files.ts'
import { useUploads } from '#app/components/admin/media/use-uploads.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Pager } from '#app/components/admin/pager.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { loader as rootLoader } from '#app/root.tsx'
import { listPictures } from '#core/media/list-pictures.ts'
import { readList } from '../read-list.ts'
import type { Route } from './+types/library.ts'
import { changePicture } from './change-picture.server.ts'
import { type MediaQuery, mediaHref, parseMediaQuery } from './media-query.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { readPicture, type ShownPicture } from './read-picture.server.ts'
import { toLibraryPicture } from './to-library-picture.ts'
import { UploadForm } from './upload-form.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Mídia')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	const query = parseMediaQuery(url.searchParams)
	return readList(context, async ({ db }) => {
		const found = await listPictures(db, { query: query.text, page: query.page })
		return {
			library: { ...found, pictures: found.pictures.map(toLibraryPicture) },
			query,
			picture: query.picture === undefined ? undefined : await readPicture(db, query.picture),
		}
	})
}

export function action(args: Route.ActionArgs) {
	return changePicture(args)
}

export default function Media({ loaderData: { list, problem } }: Route.ComponentProps) {
	const { revalidate } = useRevalidator()
	const sending = useUploads(() => void revalidate())
	const dragging = useIncomingFiles(sending.add)
	return (
		<AdminPage title="Mídia" actions={<FileButton onFiles={sending.add} className="noscript:hidden" />}>
			<PageHeader
				title="Mídia"
				lead={
					<>
						As imagens dos artigos.{' '}
						<span className="max-drawer:hidden">Arraste arquivos para cá ou cole com Ctrl+V: </span>
						PNG, JPEG, WebP ou AVIF, até 10 MB.
					</>
				}
			/>
			<WithoutScript />
			<UploadList uploads={sending.uploads} busy={sending.busy} onRetry={sending.retry} onClear={sending.clear} />
			{list ? (
				<Library {...list} />
			) : (
				<ListState
					state="error"
					message="Não foi possível carregar as imagens."
					correlationId={problem}
					onRetry={() => void revalidate()}
				/>
			)}
			{dragging && <DropVeil />}
		</AdminPage>
	)
}

/** The form, and what came of it, which otherwise a toast would say. */
function WithoutScript() {
	const flash = useRouteLoaderData<typeof rootLoader>('root')?.flash
	return (
		<noscript>
			{flash && (
				<AlertBox tone={flash.tone === 'error' ? 'err' : 'ok'} className="mb-4">
					{flash.title}. {flash.description}
				</AlertBox>
			)}
			<UploadForm />
		</noscript>
	)
}

type LibraryProps = { library: LibraryPage; query: MediaQuery; picture: ShownPicture | undefined }

function Library({ library, query, picture }: LibraryProps) {
	const navigate = useNavigate()
	const loading = useListChange(query)
	const close = () => void navigate(mediaHref({ ...query, picture: undefined }), { preventScrollReset: true })
	return (
		<>
			{query.picture && !picture && (
				<AlertBox tone="warn" className="mb-4">
					A imagem que você procura não existe mais.
				</AlertBox>
			)}
			{(library.total > 0 || query.text) && <LibrarySearch text={query.text} />}
			<div className="@container mt-4">
				{loading ? (
					<LoadingPictures count={library.pictures.length || 10} />
				) : (
					<Pictures library={library} query={query} />
				)}
			</div>
			{picture && <PictureDialog key={picture.id} picture={picture} onClose={close} />}
		</>
	)
}

/** Whether another page or another search is on its way; a picture that opens leaves the list alone. */
function useListChange({ text, page }: MediaQuery): boolean {
	const { state, location } = useNavigation()
	if (state !== 'loading' || location.pathname !== MEDIA_PAGE) return false
	const next = parseMediaQuery(new URLSearchParams(location.search))
	return next.text !== text || next.page !== page
}

function LibrarySearch({ text }: { text: string }) {
	return (
		<FilterForm action={MEDIA_PAGE} filtered={text !== ''}>
			<TextField
				label="Buscar"
				type="search"
				name="q"
				defaultValue={text}
				maxLength={100}
				placeholder="Nome, texto alternativo ou crédito"
				className="min-w-44 flex-1 drawer:max-w-96"
			/>
		</FilterForm>
	)
}

function Pictures({ library, query }: { library: LibraryPage; query: MediaQuery }) {
	const { pictures, page, pageCount, total } = library
	if (total === 0) return <Nothing narrowed={query.text !== ''} />
	const pageHref = (wanted: number) => mediaHref({ ...query, picture: undefined, page: wanted })
	return (
		<>
			<ul aria-label="Imagens" className={pictureGrid}>
				{pictures.map((picture) => (
					<li key={picture.id} className="min-w-0">
						<Link
							to={mediaHref({ ...query, page, picture: picture.id })}
							preventScrollReset
							aria-label={`Abrir ${picture.label}`}
							className={tileLook}
						>
							<PictureTile picture={picture} />
						</Link>
					</li>
				))}
			</ul>
			<div className="mt-4 [&>div]:px-0">
				<Pager
					previous={{ label: 'Mais novas', to: page > 1 ? pageHref(page - 1) : undefined }}
					next={{ label: 'Mais antigas', to: page < pageCount ? pageHref(page + 1) : undefined }}
				>
					{total === 1 ? '1 imagem' : `${total} imagens`}
					{pageCount > 1 && ` · página ${page} de ${pageCount}`}
				</Pager>
			</div>
		</>
	)
}

function Nothing({ narrowed }: { narrowed: boolean }) {
	if (narrowed) {
		return (
			<ListState
				state="empty"
				title="Nenhuma imagem encontrada"
				hint="Tente outra palavra do nome, do texto alternativo ou do crédito."
				action={<AdminButton to={MEDIA_PAGE}>Ver todas</AdminButton>}
			/>
		)
	}
	return (
		<ListState
			state="empty"
			title="Nenhuma imagem ainda"
			hint="Envie a primeira: ela serve de capa ou entra no texto dos artigos."
		/>
	)
}
