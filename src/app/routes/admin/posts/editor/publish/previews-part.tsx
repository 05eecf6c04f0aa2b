import { Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { SearchResult } from '#app/components/admin/seo/search-result.tsx'
import { motifForCategory } from '#app/components/blog/cover-url.ts'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { useSite, useSiteUrl } from '#app/site.ts'
import type { EditorFields } from '../fields/editor-fields.ts'
import { SheetPart } from './sheet-part.tsx'

/** The very drawing that is sent to social networks; nobody needs it before the sheet is open. */
const ShareCard = lazy(async () => ({ default: (await import('#drawings/share-card.tsx')).ShareCard }))

type PreviewsPartProps = { fields: EditorFields; slug: string; category: { name: string; slug: string } | undefined }

/** How the article looks where people come across it. */
export function PreviewsPart({ fields, slug, category }: PreviewsPartProps) {
	const { host } = new URL(useSiteUrl())
	const { shortName, sector } = useSite()
	const { title, metaTitle, metaDescription, excerpt } = fields
	const shown = { title: metaTitle || title, description: metaDescription || excerpt }
	return (
		<>
			<SheetPart
				title="Na busca"
				icon={Search}
				aside="celular"
				summary={`título ${shown.title.length}/60, descrição ${shown.description.length}/160`}
			>
				<SearchResult {...shown} categorySlug={category?.slug ?? null} mobile />
			</SheetPart>
			<SheetPart title="Ao compartilhar" icon={Search} summary={shown.title || 'sem título'}>
				<div className="overflow-hidden rounded-card border border-line">
					<div className="aspect-1200/630 bg-paper-3 [&_svg]:block [&_svg]:h-auto [&_svg]:w-full">
						<Suspense fallback={<Skeleton className="size-full" />}>
							<ShareCard
								slug={slug}
								brand={{ shortName, sector }}
								motif={motifForCategory(category?.slug)}
								title={title || 'Título do artigo'}
								kicker={category?.name ?? 'Blog'}
							/>
						</Suspense>
					</div>
					<div className="bg-paper-2 px-3.5 py-2.5">
						<p className="text-fine text-ink-2">{host}</p>
						<p className="font-semibold wrap-anywhere">{shown.title || 'Título do artigo'}</p>
					</div>
				</div>
			</SheetPart>
		</>
	)
}
