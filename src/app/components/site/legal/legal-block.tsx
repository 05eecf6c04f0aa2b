import type { LegalBlock } from '#app/content/legal/legal-page.ts'
import { LegalTable } from './legal-table.tsx'
import { RichText } from './rich-text.tsx'

export function LegalBlockView({ block }: { block: LegalBlock }) {
	switch (block.type) {
		case 'paragraph':
			return (
				<p className="mt-4 leading-[1.68]">
					<RichText content={block.content} />
				</p>
			)
		case 'note':
			return (
				<p className="mt-5 rounded-card bg-amber-100 px-5 py-4 leading-[1.6]">
					<RichText content={block.content} />
				</p>
			)
		case 'list':
			return (
				<ul className="mt-4 list-disc space-y-2 pl-5.5 leading-[1.6] marker:text-teal-600">
					{block.items.map((item, i) => (
						<li key={i} className="pl-1">
							<RichText content={item} />
						</li>
					))}
				</ul>
			)
		case 'definitions':
			return (
				<dl className="mt-5 border-b border-line">
					{block.entries.map(({ term, details }) => (
						<div key={term} className="gap-x-6 border-t border-line py-3 md:grid md:grid-cols-[13rem_1fr]">
							<dt className="font-semibold">{term}</dt>
							<dd className="text-ink-2">
								<RichText content={details} />
							</dd>
						</div>
					))}
				</dl>
			)
		case 'table':
			return <LegalTable {...block} />
	}
}
