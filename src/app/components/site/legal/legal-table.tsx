import { useId } from 'react'
import type { LegalBlock } from '#app/content/legal/legal-page.ts'
import { RichText } from './rich-text.tsx'

type LegalTableProps = Omit<Extract<LegalBlock, { type: 'table' }>, 'type'>

/** Scrolls inside its own box, which the keyboard can reach; the page never scrolls sideways. */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
	const captionId = useId()
	return (
		<div
			role="region"
			aria-labelledby={captionId}
			// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
			tabIndex={0}
			className="mt-5 overflow-x-auto rounded-card bg-white shadow-hairline"
		>
			<table className="w-full min-w-152 text-left text-[0.96875rem] leading-normal">
				<caption id={captionId} className="px-4 pt-4 pb-3 text-left font-semibold">
					{caption}
				</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col" className="border-b border-line bg-paper-2 px-4 py-2.5 font-semibold">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row, i) => (
						<tr key={i} className="not-last:border-b not-last:border-line">
							{row.map((cell, column) => (
								<td key={columns[column]} className="px-4 py-3 align-top text-ink-2 first:text-ink">
									<RichText content={cell} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}
