import { Search } from 'lucide-react'
import { useState } from 'react'
import { endpoints } from '#app/endpoints.ts'
import { useAnswer } from '#app/use-answer.ts'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AdminButton } from '../admin-button.tsx'
import { ListState } from '../list-state.tsx'
import { DropVeil } from './drop-veil.tsx'
import { FileButton } from './file-button.tsx'
import type { LibraryPage, LibraryPicture } from './library-picture.ts'
import { LoadingPictures } from './loading-pictures.tsx'
import { PictureTile, pictureGrid, tileLook } from './picture-tile.tsx'
import { UploadList } from './upload-list.tsx'
import { useIncomingFiles } from './use-incoming-files.ts'
import { useUploads } from './use-uploads.ts'
import { WideDialog } from './wide-dialog.tsx'

export type PickedPicture = {
	id: string
	url: string
	alt: string
	width: number
	height: number
	credit: string | null
	creditUrl: string | null
}

export type MediaPickerProps = {
	open: boolean
	onOpenChange: (open: boolean) => void
	onPick: (picture: PickedPicture) => void
}

/** Chooses a picture of the media library, or adds one to it. */
export function MediaPicker({ open, onOpenChange, onPick }: MediaPickerProps) {
	function pick({ id, url, alt, width, height, credit, creditUrl }: LibraryPicture) {
		onPick({ id, url, alt, width, height, credit, creditUrl })
		onOpenChange(false)
	}
	return (
		<WideDialog open={open} onOpenChange={onOpenChange} title="Escolher imagem" tall>
			<Choice onPick={pick} />
		</WideDialog>
	)
}

type Listed = LibraryPage | { failed: true; correlationId: string | undefined }

function Choice({ onPick }: { onPick: (picture: LibraryPicture) => void }) {
	const [text, setText] = useState('')
	const { listed, loading, show } = usePictures()
	const sending = useUploads(() => show({ text: '', page: 1 }))
	const dragging = useIncomingFiles(sending.add)

	function search(sought: string) {
		setText(sought)
		show({ text: sought, page: 1 })
	}

	return (
		<>
			<form
				role="search"
				onSubmit={(event) => {
					event.preventDefault()
					// The form of the page around the dialog must not hear of it.
					event.stopPropagation()
					show({ text, page: 1 })
				}}
				className="flex shrink-0 flex-wrap items-end gap-2 px-4.5 pt-4 pb-3.5 drawer:px-6"
			>
				<TextField
					label="Buscar"
					type="search"
					value={text}
					maxLength={100}
					placeholder="Nome, texto alternativo ou crédito"
					onChange={({ currentTarget }) => {
						setText(currentTarget.value)
						// The cross inside the field empties it without sending.
						if (currentTarget.value === '') search('')
					}}
					className="min-w-44 flex-1 max-drawer:basis-full"
				/>
				<AdminButton type="submit" icon={<Icon of={Search} size={16} />} className="drawer:h-9.5">
					Buscar
				</AdminButton>
				<FileButton onFiles={sending.add} tone="primary" className="drawer:h-9.5" />
			</form>
			<div className="@container min-h-0 flex-1 overflow-y-auto px-4.5 pb-4.5 drawer:px-6 drawer:pb-6">
				<UploadList uploads={sending.uploads} busy={sending.busy} onRetry={sending.retry} onClear={sending.clear} />
				<Pictures
					listed={listed}
					loading={loading}
					onPick={onPick}
					onPage={(page) => show({ text, page })}
					onClear={() => search('')}
				/>
			</div>
			{dragging && <DropVeil />}
		</>
	)
}

type Wanted = { text: string; page: number }

function usePictures() {
	const [wanted, setWanted] = useState<Wanted>({ text: '', page: 1 })
	const [listed, setListed] = useState<Listed>()
	const asked = { endpoint: endpoints.pictures(wanted), input: undefined }
	const { asking, askAgain } = useAnswer(asked, {
		onAnswer(answer) {
			if (answer.ok) return setListed(answer)
			setListed({ failed: true, correlationId: answer.reason === 'fault' ? answer.correlationId : undefined })
		},
	})

	function show(next: Wanted) {
		setWanted(next)
		askAgain()
	}
	return { listed, loading: asking, show }
}

type PicturesProps = {
	listed: Listed | undefined
	loading: boolean
	onPick: (picture: LibraryPicture) => void
	onPage: (page: number) => void
	onClear: () => void
}

function Pictures({ listed, loading, onPick, onPage, onClear }: PicturesProps) {
	if (!listed) return <LoadingPictures />
	if ('failed' in listed) {
		return (
			<ListState
				state="error"
				message="Não foi possível carregar as imagens."
				correlationId={listed.correlationId}
				onRetry={() => onPage(1)}
			/>
		)
	}
	if (listed.total === 0) {
		return (
			<ListState
				state="empty"
				title="Nenhuma imagem"
				hint="Envie uma imagem, arraste-a para cá ou mude a busca."
				action={<AdminButton onClick={onClear}>Ver todas</AdminButton>}
			/>
		)
	}
	const { pictures, page, pageCount, total } = listed
	return (
		<>
			<ul aria-label="Imagens" aria-busy={loading} className={classNames(pictureGrid, loading && 'opacity-60')}>
				{pictures.map((picture) => (
					<li key={picture.id} className="min-w-0">
						<button type="button" onClick={() => onPick(picture)} className={tileLook}>
							<PictureTile picture={picture} verb="Usar" />
						</button>
					</li>
				))}
			</ul>
			<div className="mt-4 flex flex-wrap items-center gap-2">
				<p className="mr-auto text-fine text-ink-3">
					{total === 1 ? '1 imagem' : `${total} imagens`}
					{pageCount > 1 && ` · página ${page} de ${pageCount}`}
				</p>
				{page > 1 && (
					<AdminButton size="small" onClick={() => onPage(page - 1)}>
						Mais novas
					</AdminButton>
				)}
				{page < pageCount && (
					<AdminButton size="small" onClick={() => onPage(page + 1)}>
						Mais antigas
					</AdminButton>
				)}
			</div>
		</>
	)
}
