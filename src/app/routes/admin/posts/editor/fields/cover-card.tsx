import { Images, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { MediaPicker } from '#app/components/admin/media/media-picker.tsx'
import { coverUrl } from '#app/components/blog/cover-url.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { PictureCredit } from '#app/components/ui/picture-credit.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { coverFields, noCover } from './cover-fields.ts'
import type { EditorPart } from './editor-part.ts'
import { fieldInput } from './field-input.ts'

type CoverCardProps = EditorPart & {
	/** Of the saved article: the drawing must not change with every letter of the title. */
	slug: string
	categorySlug: string | null
}

/** The article's picture: its own, or the one the site draws for its address. */
export function CoverCard({ slug, categorySlug, ...part }: CoverCardProps) {
	const [picking, setPicking] = useState(false)
	const { fields, change, errors } = part
	const { featuredImageUrl, coverAlt, coverCredit, coverCreditUrl, coverFocus } = fields
	const category = categorySlug ? { slug: categorySlug } : null
	const own = featuredImageUrl !== ''
	return (
		<AdminCard title="Capa">
			<img
				src={coverUrl({ slug, category, featuredImageUrl: own ? featuredImageUrl : null })}
				alt={coverAlt || (own ? 'Capa do artigo' : 'Capa desenhada pelo site')}
				style={{ objectPosition: coverFocus || undefined }}
				className="aspect-1200/630 w-full rounded-control bg-paper-3 object-cover"
			/>
			<p className="mt-2 text-fine text-ink-3">
				{!own && 'Desenhada pelo site · 1200 × 630'}
				{own && (coverCredit ? <PictureCredit name={coverCredit} url={coverCreditUrl} /> : 'Imagem própria do artigo')}
			</p>
			<div className="mt-3 flex flex-wrap gap-2">
				<AdminButton icon={<Icon of={Images} size={16} />} onClick={() => setPicking(true)}>
					Escolher da biblioteca
				</AdminButton>
				{own && (
					<AdminButton tone="quiet" icon={<Icon of={Trash2} size={16} />} onClick={() => change(noCover)}>
						Usar a desenhada
					</AdminButton>
				)}
			</div>
			<input type="hidden" name="featuredImageUrl" value={featuredImageUrl} />
			<input type="hidden" name="coverFocus" value={coverFocus} />
			{errors['featuredImageUrl'] && (
				<p className="mt-2 text-field-hint font-medium text-err">{errors['featuredImageUrl']}</p>
			)}
			{own ? (
				<div className="mt-4 grid gap-4">
					<TextField {...fieldInput(part, 'coverAlt')} hint={altHint(coverAlt)} />
					<TextField {...fieldInput(part, 'coverCredit')} aside="opcional" />
					<TextField {...fieldInput(part, 'coverCreditUrl')} type="url" aside="opcional" />
				</div>
			) : (
				<>
					<input type="hidden" name="coverAlt" value={coverAlt} />
					<input type="hidden" name="coverCredit" value={coverCredit} />
					<input type="hidden" name="coverCreditUrl" value={coverCreditUrl} />
				</>
			)}
			<MediaPicker
				open={picking}
				onOpenChange={setPicking}
				onPick={(picture) => {
					setPicking(false)
					change(coverFields(picture))
				}}
			/>
		</AdminCard>
	)
}

function altHint(alt: string): string {
	const what = 'O que a imagem mostra, para quem não a vê.'
	return alt.trim() ? what : `${what} Ainda falta: olhe a imagem e descreva.`
}
