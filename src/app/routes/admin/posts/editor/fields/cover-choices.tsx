import { useState } from 'react'
import { MediaPicker } from '#app/components/admin/media/media-picker.tsx'
import { coverFields, noCover } from './cover-fields.ts'
import type { EditorPart } from './editor-part.ts'

type CoverChoicesProps = Pick<EditorPart, 'fields' | 'change'> & {
	/** None where nobody may ask for a new picture here. */
	onMakePicture?: (() => void) | undefined
	className?: string | undefined
}

const look = 'min-h-11 text-left text-fine leading-tight font-semibold text-accent hover:underline drawer:min-h-7'

/** The ways to another cover, wherever the article's is shown: the library, a new one, the one the site draws. */
export function CoverChoices({ fields, change, onMakePicture, className }: CoverChoicesProps) {
	const [picking, setPicking] = useState(false)
	return (
		<div className={className}>
			<button type="button" className={look} onClick={() => setPicking(true)}>
				Trocar capa
			</button>
			{onMakePicture && (
				<button type="button" className={look} onClick={onMakePicture}>
					Regenerar Imagem
				</button>
			)}
			{fields.featuredImageUrl !== '' && (
				<button type="button" className={look} onClick={() => change(noCover)}>
					Usar a desenhada
				</button>
			)}
			<MediaPicker
				open={picking}
				onOpenChange={setPicking}
				onPick={(picture) => {
					setPicking(false)
					change(coverFields(picture))
				}}
			/>
		</div>
	)
}
