import { useMemo } from 'react'
import { NoLineDiffers } from '#app/components/admin/no-line-differs.tsx'
import { diffBlocks, type TextChange } from '#core/seo/block-diff.ts'
import { classNames } from '#lib/class-names.ts'
import { describeFields } from '../fields/describe-fields.ts'
import type { EditorFields } from '../fields/editor-fields.ts'

type SideBySideProps = {
	left: { name: string; fields: EditorFields }
	right: { name: string; fields: EditorFields }
	categories: readonly { id: string; name: string }[]
}

type Pair = { left: TextChange | undefined; right: TextChange | undefined }

/** Two states of an article next to each other, with what they do not share coloured and named. */
export function SideBySide({ left, right, categories }: SideBySideProps) {
	const { pairs, cut } = useMemo(() => {
		const diff = diffBlocks(left.fields.content, right.fields.content)
		return { pairs: pairUp(diff.changes), cut: diff.cut }
	}, [left.fields.content, right.fields.content])
	const facts = useMemo(
		() => describeFields(left.fields, right.fields, categories),
		[left.fields, right.fields, categories],
	)
	const textChanged = pairs.some((pair) => pair.left?.kind !== 'same')
	return (
		<div className="grid gap-4">
			{facts.length > 0 && (
				<table className="w-full table-fixed text-left text-fine">
					<caption className="mb-1.5 text-left font-semibold">Campos diferentes</caption>
					<thead className="text-ink-3">
						<tr>
							<th className="w-28 py-1.5 pr-3 font-medium">Campo</th>
							<th className="py-1.5 pr-3 font-medium">{left.name}</th>
							<th className="py-1.5 font-medium">{right.name}</th>
						</tr>
					</thead>
					<tbody className="align-top">
						{facts.map(({ label, before, after }) => (
							<tr key={label} className="border-t border-line">
								<th scope="row" className="py-1.5 pr-3 font-semibold">
									{label}
								</th>
								<td className="py-1.5 pr-3 break-words">{before || '(vazio)'}</td>
								<td className="py-1.5 break-words">{after || '(vazio)'}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			{textChanged ? (
				<div
					role="table"
					aria-label="Texto lado a lado"
					className="overflow-hidden rounded-control border border-line text-fine"
				>
					<div role="row" className="grid grid-cols-2 bg-paper-2 font-semibold">
						<span role="columnheader" className="px-3 py-2">
							{left.name}
						</span>
						<span role="columnheader" className="border-l border-line px-3 py-2">
							{right.name}
						</span>
					</div>
					{nearChanges(pairs).map((pair, index) => (
						<div role="row" key={index} className="grid grid-cols-2 border-t border-line">
							<Side change={pair.left} sign="−" name="só à esquerda" look="bg-err-surface text-err" />
							<Side change={pair.right} sign="+" name="só à direita" look="bg-ok-surface text-ok" />
						</div>
					))}
				</div>
			) : (
				<NoLineDiffers before={left.fields.content} after={right.fields.content} />
			)}
			{cut && <p className="text-fine text-ink-3">Há mais diferenças do que cabe mostrar; só as primeiras aparecem.</p>}
		</div>
	)
}

type SideProps = { change: TextChange | undefined; sign: string; name: string; look: string }

function Side({ change, sign, name, look }: SideProps) {
	const other = change && change.kind !== 'same'
	return (
		<div
			role="cell"
			className={classNames(
				'min-w-0 px-3 py-1.5 break-words not-first:border-l not-first:border-line',
				other ? look : 'text-ink-3',
			)}
		>
			{other && (
				<>
					<span aria-hidden="true">{sign} </span>
					<span className="sr-only">{name}: </span>
				</>
			)}
			{change?.text}
		</div>
	)
}

/** What was removed stands beside what was added in its place. */
function pairUp(changes: readonly TextChange[]): Pair[] {
	const pairs: Pair[] = []
	let removed: TextChange[] = []
	let added: TextChange[] = []
	const flush = () => {
		for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
			pairs.push({ left: removed[index], right: added[index] })
		removed = []
		added = []
	}
	for (const change of changes) {
		if (change.kind === 'removed') removed.push(change)
		else if (change.kind === 'added') added.push(change)
		else {
			flush()
			pairs.push({ left: change, right: change })
		}
	}
	flush()
	return pairs
}

function nearChanges(pairs: readonly Pair[]): Pair[] {
	const changed = (index: number) => index in pairs && pairs[index]!.left?.kind !== 'same'
	return pairs.filter((_, index) => changed(index) || changed(index - 1) || changed(index + 1))
}
