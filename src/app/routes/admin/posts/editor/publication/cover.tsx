import { AltProposal } from '#app/components/admin/media/alt-proposal.tsx'
import { PictureCredit } from '#app/components/ui/picture-credit.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { CoverChoices } from '../fields/cover-choices.tsx'
import { coverPicture } from '../fields/cover-picture.ts'
import type { EditorPart } from '../fields/editor-part.ts'
import { fieldInput } from '../fields/field-input.ts'
import { Fold } from './fold.tsx'

type CoverThumbnailProps = EditorPart & {
	slug: string
	categorySlug: string | null
	onMakePicture: (() => void) | undefined
}

/** The article's picture, its own or the one the site draws for its address, and the ways to another. */
export function CoverThumbnail({ onMakePicture, ...article }: CoverThumbnailProps) {
	const { fields, change } = article
	const { featuredImageUrl, coverAlt, coverFocus } = fields
	return (
		<div>
			<img
				src={coverPicture(article)}
				alt={coverAlt || (featuredImageUrl ? 'Capa do artigo, ainda sem descrição' : 'Capa desenhada pelo site')}
				style={{ objectPosition: coverFocus || undefined }}
				className="mb-1.5 aspect-1200/630 w-full rounded-[6px] bg-paper-3 object-cover"
			/>
			<CoverChoices
				fields={fields}
				change={change}
				onMakePicture={onMakePicture}
				className="grid justify-items-start"
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
						<AltProposal url={featuredImageUrl} onAccept={(alt) => part.change({ coverAlt: alt })} />
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
