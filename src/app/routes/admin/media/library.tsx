import { Link, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { SearchFilter } from '#app/components/admin/list/filter-fields.tsx'
import { FilterForm } from '#app/components/admin/list/filter-form.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { PageLinks } from '#app/components/admin/list/pager.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { DropVeil } from '#app/components/admin/media/drop-veil.tsx'
import { FileButton } from '#app/components/admin/media/file-button.tsx'
import { LoadingPictures } from '#app/components/admin/media/loading-pictures.tsx'
import { PictureTile, pictureGrid, tileLook } from '#app/components/admin/media/picture-tile.tsx'
import { UploadList } from '#app/components/admin/media/upload-list.tsx'
import { useIncomingFiles } from '#app/components/admin/media/use-incoming-files.ts'
import { useUploads } from '#app/components/admin/media/use-uploads.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { listPictures } from '#core/media/list-pictures.ts'
import { textIn } from '#lib/form-texts.ts'
import { mayDo } from '../forbidden.ts'
import { readList } from '../read-list.ts'
import { toldAction } from '../told-action.ts'
import type { Route } from './+types/library.ts'
import { type ChangeAnswer, changePicture } from './change-picture.server.ts'
import { mediaList } from './media-query.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { readPicture } from './read-picture.server.ts'
import { tellPicture } from './tell-picture.ts'
import { toLibraryPicture } from './to-library-picture.ts'
import { UploadForm } from './upload-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Mídia')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	const { text, page, picture } = mediaList.parse(url.searchParams)
	return readList(context, async ({ db }) => {
		const found = await listPictures(db, { query: text, page })
		return {
			...found,
			pictures: found.pictures.map(toLibraryPicture),
			opened: picture ? await openPicture(db, picture, mayDo(context, 'media.manage')) : undefined,
		}
	})
}

/** Where it is used names articles of others. */
async function openPicture(db: Parameters<typeof readPicture>[0], id: string, withUses: boolean) {
	const picture = await readPicture(db, id)
	return picture && !withUses ? { ...picture, uses: [] } : picture
}

export function action(args: Route.ActionArgs) {
	return changePicture(args)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const form = await request.clone().formData()
	const sent = { intent: textIn(form, 'intent'), label: textIn(form, 'label') }
	return toldAction<ChangeAnswer>(serverAction, { tell: (answer) => tellPicture(answer, sent) })
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
			<noscript>
				<UploadForm />
			</noscript>
			<UploadList uploads={sending.uploads} busy={sending.busy} onRetry={sending.retry} onClear={sending.clear} />
			{list ? (
				<Library {...list} />
			) : (
				<ListError message="Não foi possível carregar as imagens." correlationId={problem} />
			)}
			{dragging && <DropVeil />}
		</AdminPage>
	)
}

function Library({
	pictures,
	page,
	pageCount,
	total,
	opened,
}: NonNullable<Route.ComponentProps['loaderData']['list']>) {
	const navigate = useNavigate()
	const query = useListQuery(mediaList)
	const close = () => void navigate(mediaList.href(query, { page }), { preventScrollReset: true })
	return (
		<>
			{query.picture && !opened && (
				<AlertBox tone="warn" className="mb-4">
					A imagem que você procura não existe mais.
				</AlertBox>
			)}
			{(total > 0 || query.text) && (
				<FilterForm action={mediaList.path} filtered={mediaList.isFiltered(query)}>
					<SearchFilter
						param={mediaList.params.text}
						value={query.text}
						placeholder="Nome, texto alternativo ou crédito"
						className="min-w-44 flex-1 drawer:max-w-96"
					/>
				</FilterForm>
			)}
			<ListBody
				list={mediaList}
				query={query}
				empty={pictures.length === 0}
				busy={useRowsChange()}
				loading={<LoadingPictures count={pictures.length || 10} />}
				nothing={{
					title: 'Nenhuma imagem ainda',
					hint: 'Envie a primeira: ela serve de capa ou entra no texto dos artigos.',
				}}
				noMatch={{
					title: 'Nenhuma imagem encontrada',
					hint: 'Tente outra palavra do nome, do texto alternativo ou do crédito.',
					clear: 'Ver todas',
				}}
			>
				<ul aria-label="Imagens" className={pictureGrid}>
					{pictures.map((picture) => (
						<li key={picture.id} className="min-w-0">
							<Link to={mediaList.href(query, { page, picture: picture.id })} preventScrollReset className={tileLook}>
								<PictureTile picture={picture} verb="Abrir" />
							</Link>
						</li>
					))}
				</ul>
				<div className="mt-4 [&>div]:px-0">
					<PageLinks
						page={page}
						pageCount={pageCount}
						total={total}
						nouns={['imagem', 'imagens']}
						hrefFor={(wanted) => mediaList.href(query, { page: wanted })}
						previous="Mais novas"
						next="Mais antigas"
					/>
				</div>
			</ListBody>
			{opened && <PictureDialog key={opened.id} picture={opened} onClose={close} />}
		</>
	)
}

/** Whether another page or another search is on its way; a picture that opens leaves the list alone. */
function useRowsChange(): boolean {
	const query = useListQuery(mediaList)
	const { state, location } = useNavigation()
	if (state !== 'loading' || location.pathname !== mediaList.path) return false
	const next = mediaList.parse(new URLSearchParams(location.search))
	return next.text !== query.text || next.page !== query.page
}
