import { GitCompareArrows } from 'lucide-react'
import { useMemo } from 'react'
import { describeFields } from '../fields/describe-fields.ts'
import type { EditorFields } from '../fields/editor-fields.ts'
import { CompareVersions } from './compare-versions.tsx'
import { readerChanges } from './reader-changes.ts'
import { SheetPart } from './sheet-part.tsx'

type ChangesPartProps = {
	live: { version: number; fields: EditorFields }
	fields: EditorFields
	categories: readonly { id: string; name: string }[]
}

/** What readers of the live article will find otherwise, in short; all of it is two columns away. */
export function ChangesPart({ live, fields, categories }: ChangesPartProps) {
	const text = useMemo(() => readerChanges(live.fields.content, fields.content), [live.fields.content, fields.content])
	const next = { ...fields, status: live.fields.status, publishAt: live.fields.publishAt }
	const others = describeFields(live.fields, next, categories).map(({ label }) => label)
	const nothing = text.first.length === 0 && others.length === 0
	return (
		<SheetPart
			title="O que muda para o leitor"
			icon={GitCompareArrows}
			summary={nothing ? 'nada' : [text.first.length > 0 && 'o texto', ...others].filter(Boolean).join(', ')}
			aside={<CompareVersions live={live} fields={fields} categories={categories} label="Comparar versões" />}
		>
			<div className="grid gap-1 rounded-card border border-line px-3.5 py-3 wrap-anywhere text-ink-2">
				{nothing && <p>Nada: o texto é o que já está no ar.</p>}
				{text.first.length > 0 && (
					<p>
						{text.first.map(({ kind, text: words }, index) =>
							kind === 'same' ? (
								`${words} `
							) : kind === 'removed' ? (
								<span key={index}>
									<del className="rounded-[3px] bg-err-surface px-1 text-err">{words}</del>{' '}
								</span>
							) : (
								<span key={index}>
									<ins className="rounded-[3px] bg-ok-surface px-1 font-semibold text-ok no-underline">
										{words}
									</ins>{' '}
								</span>
							),
						)}
						{text.more > 0 && (
							<span className="text-ink-3">
								e mais {text.more} {text.more === 1 ? 'trecho' : 'trechos'}
							</span>
						)}
					</p>
				)}
				{others.length > 0 && (
					<p className="text-fine">
						{text.first.length > 0 ? 'Também muda' : 'Muda'}
						{others.length > 1 && 'm'}: {others.join(', ')}.
					</p>
				)}
			</div>
		</SheetPart>
	)
}
