import { useSite, useSiteUrl } from '#app/site.ts'
import { BrandMark } from '#drawings/brand-mark.tsx'
import { classNames } from '#lib/class-names.ts'

type SearchResultProps = { title: string; description: string; categorySlug: string | null; mobile: boolean }

/** The search engine's own look, in dark mode too: white and Arial. */
export function SearchResult({ title, description, categorySlug, mobile }: SearchResultProps) {
	const { host } = new URL(useSiteUrl())
	return (
		<div
			aria-label={mobile ? 'Prévia na busca, no celular' : 'Prévia na busca, no desktop'}
			role="group"
			className={classNames(
				'overflow-hidden rounded-control border border-line bg-white p-4 font-[Arial,sans-serif] text-[#4d5156]',
				mobile && 'mx-auto max-w-90 rounded-[16px]',
			)}
		>
			<div className="flex items-center gap-3">
				<span className="grid size-7 shrink-0 place-items-center rounded-full bg-[#f1f3f4]">
					<BrandMark size={18} />
				</span>
				<span className="min-w-0 leading-tight">
					<span className="block text-[14px] text-[#202124]">{useSite().name}</span>
					<span className="block truncate text-[12px]">
						{host} › blog{categorySlug && ` › ${categorySlug}`}
					</span>
				</span>
			</div>
			<p
				className={classNames(
					'mt-2 text-[#1a0dab] [overflow-wrap:anywhere]',
					mobile ? 'line-clamp-3 text-[18px] leading-[1.3]' : 'line-clamp-2 text-[20px] leading-[1.25]',
				)}
			>
				{title || 'Título do artigo'}
			</p>
			<p
				className={classNames(
					'mt-1 text-[14px] leading-[1.45] [overflow-wrap:anywhere]',
					mobile ? 'line-clamp-4' : 'line-clamp-3',
				)}
			>
				{description || 'Sem meta descrição, o buscador escolhe um trecho do texto.'}
			</p>
		</div>
	)
}
