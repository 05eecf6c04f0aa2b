import { useState } from 'react'
import { MediaPicker } from '#app/components/admin/media/media-picker.tsx'
import { coverUrl } from '#app/components/blog/cover-url.ts'
import { PictureCredit } from '#app/components/ui/picture-credit.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { coverFields, noCover } from '../fields/cover-fields.ts'
import type { EditorPart } from '../fields/editor-part.ts'
import { fieldInput } from '../fields/field-input.ts'
import { Fold } from './fold.tsx'

type CoverThumbnailProps = EditorPart & {
	slug: string
	categorySlug: string | null
	onMakePicture: (() => void) | undefined
}

const linkLook =
	'block min-h-11 text-left text-fine leading-tight font-semibold text-accent hover:underline drawer:min-h-7'

/** The article's picture, its own or the one the site draws for its address, and the ways to another. */
export function CoverThumbnail({ slug, categorySlug, onMakePicture, fields, change }: CoverThumbnailProps) {
	const [picking, setPicking] = useState(false)
	const { featuredImageUrl, coverAlt, coverFocus } = fields
	const own = featuredImageUrl !== ''
	const category = categorySlug ? { slug: categorySlug } : null
	return (
		<div>
			<img
				src={coverUrl({ slug, category, featuredImageUrl: own ? featuredImageUrl : null })}
				alt={coverAlt || (own ? 'Capa do artigo' : 'Capa desenhada pelo site')}
				style={{ objectPosition: coverFocus || undefined }}
				className="mb-1.5 aspect-1200/630 w-full rounded-[6px] bg-paper-3 object-cover"
			/>
			<button type="button" className={linkLook} onClick={() => setPicking(true)}>
				Trocar capa
			</button>
			{onMakePicture && (
				<button type="button" className={linkLook} onClick={onMakePicture}>
					Regenerar Imagem
				</button>
			)}
			{own && (
				<button type="button" className={linkLook} onClick={() => change(noCover)}>
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

/** What is said of a picture of one's own. */
export function CoverDetails(part: EditorPart) {
	const { featuredImageUrl, coverAlt, coverCredit, coverCreditUrl, coverFocus } = part.fields
	const error = part.errors['featuredImageUrl']
	return (
		<>
			<input type="hidden" name="featuredImageUrl" value={featuredImageUrl} />
			<input type="hidden" name="coverFocus" value={coverFocus} />
			{error && <p className="px-4.5 pb-3 text-field-hint font-medium text-err">{error}</p>}
			{featuredImageUrl === '' ? (
				<>
					<input type="hidden" name="coverAlt" value={coverAlt} />
					<input type="hidden" name="coverCredit" value={coverCredit} />
					<input type="hidden" name="coverCreditUrl" value={coverCreditUrl} />
				</>
			) : (
				<>
					{coverCredit && (
						<p className="px-4.5 pb-3 text-fine text-ink-3">
							<PictureCredit name={coverCredit} url={coverCreditUrl} />
						</p>
					)}
					<Fold label="Texto alternativo e crédito da capa" open={coverAlt.trim() === ''}>
						<TextField {...fieldInput(part, 'coverAlt')} hint={altHint(coverAlt)} />
						<TextField {...fieldInput(part, 'coverCredit')} aside="opcional" />
						<TextField {...fieldInput(part, 'coverCreditUrl')} type="url" aside="opcional" />
					</Fold>
				</>
			)}
		</>
	)
}

function altHint(alt: string): string {
	const what = 'O que a imagem mostra, para quem não a vê.'
	return alt.trim() ? what : `${what} Ainda falta: olhe a imagem e descreva.`
}
