import { diffMarkup } from '#core/seo/block-diff.ts'

/** Two texts of which no paragraph differs: the same one, or one whose HTML alone is another. */
export function NoLineDiffers({ before, after }: { before: string; after: string }) {
	const markup = diffMarkup(before, after)
	if (!markup) return <p className="text-ink-2">O texto é o mesmo.</p>
	return (
		<div className="grid gap-2 text-fine">
			<p className="text-ink-2">As palavras são as mesmas; o código HTML é diferente.</p>
			<pre className="rounded-control bg-err-surface px-3 py-2 break-words whitespace-pre-wrap text-err">
				− {markup.before}
			</pre>
			<pre className="rounded-control bg-ok-surface px-3 py-2 break-words whitespace-pre-wrap text-ok">
				+ {markup.after}
			</pre>
		</div>
	)
}
