import { PictureCredit } from '#app/components/ui/picture-credit.tsx'
import { coverAlt } from '#drawings/cover-alt.ts'
import { CoverBrand } from '../cover-brand.tsx'
import { coverSizes, coverUrl, motifForCategory } from '../cover-url.ts'
import { SizedPicture } from '../sized-picture.tsx'

export type CoverFacts = {
	slug: string
	title: string
	featuredImageUrl: string | null
	coverAlt: string | null
	coverCredit: string | null
	coverCreditUrl: string | null
	coverFocus: string | null
	category: { name: string; slug: string } | null
}

/** Edge to edge on phones. The first thing a reader sees, so it comes before other pictures. */
export function ArticleCover({ post }: { post: CoverFacts }) {
	return (
		<figure className="mt-6.5 max-md:-mx-5 md:mt-9">
			<div className="relative">
				<SizedPicture
					src={coverUrl(post)}
					sizes="(min-width: 82rem) 78rem, 100vw"
					{...coverSizes.wide}
					alt={altOf(post)}
					fetchPriority="high"
					decoding="async"
					style={{ objectPosition: post.coverFocus ?? undefined }}
					className="h-60 w-full bg-paper-3 object-cover md:h-90 md:rounded-panel lg:h-125"
				/>
				{!post.featuredImageUrl && (
					<CoverBrand className="bottom-4 left-5 text-small md:bottom-6 md:left-6 md:text-base" />
				)}
			</div>
			{post.featuredImageUrl && post.coverCredit && (
				<figcaption className="mt-2 text-small text-ink-3 max-md:px-5">
					Imagem: <PictureCredit name={post.coverCredit} url={post.coverCreditUrl} />
				</figcaption>
			)}
		</figure>
	)
}

function altOf({ slug, title, featuredImageUrl, coverAlt: written, category }: CoverFacts): string {
	if (!featuredImageUrl) return coverAlt(slug, motifForCategory(category?.slug))
	return written || `Capa do artigo: ${title}`
}
