import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { MediaPicker } from '#app/components/admin/media/media-picker.tsx'
import { parseMediaUrl, thumbnailUrl } from '#core/media/media-url.ts'
import { textAt } from './draft.ts'
import { useDraft } from './use-identity-draft.ts'

type PictureFieldProps = {
	/** The place of the picture's id. */
	of: string
	label: string
	hint?: string
	/** What stands there without one. */
	without: string
}

/** A picture of the library, by its id. */
export function PictureField({ of, label, hint, without }: PictureFieldProps) {
	const { draft, pictures, errors, set, addPicture } = useDraft()
	const [picking, setPicking] = useState(false)
	const id = textAt(draft, of)
	const name = pictures[id]
	return (
		<fieldset className="flex min-w-0 flex-wrap items-center gap-4">
			<legend className="mb-1.75 text-field-label font-semibold">{label}</legend>
			<div className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-control bg-white p-1 inset-ring inset-ring-line">
				{name ? (
					<img src={thumbnailUrl(name)} alt="" className="max-h-full max-w-full object-contain" />
				) : (
					<span className="px-1 text-center text-fine text-[#44576a]">{id ? 'apagada' : 'sem imagem'}</span>
				)}
			</div>
			<div className="min-w-0 flex-1 basis-52">
				<div className="flex flex-wrap gap-2">
					<AdminButton
						size="small"
						onClick={() => setPicking(true)}
						aria-label={`${id ? 'Trocar' : 'Escolher'} imagem: ${label}`}
					>
						{id ? 'Trocar imagem' : 'Escolher imagem'}
					</AdminButton>
					{id && (
						<AdminButton size="small" tone="quiet" onClick={() => set(of, null)} aria-label={`Tirar: ${label}`}>
							Tirar
						</AdminButton>
					)}
				</div>
				<p className="mt-1.5 text-field-hint text-ink-3">
					{id && !name ? 'Esta imagem foi apagada da biblioteca.' : id ? hint : without}
				</p>
				{errors[of] && <p className="text-field-hint font-medium text-err">{errors[of]}</p>}
			</div>
			<MediaPicker
				open={picking}
				onOpenChange={setPicking}
				onPick={(picture) => {
					const file = parseMediaUrl(picture.url)
					if (file) addPicture(picture.id, file.name)
					set(of, picture.id)
				}}
			/>
		</fieldset>
	)
}
