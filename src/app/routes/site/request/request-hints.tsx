import { PageLink } from '#app/components/ui/page-link.tsx'
import type { ShownHints } from '#app/leads/request/request-hints.server.ts'

/** Beside the answer that is to come. */
export function RequestHints({ hints }: { hints: ShownHints | undefined }) {
	if (!hints) return null
	if (hints.kind === 'meanwhile')
		return (
			<section aria-labelledby="enquanto-isso" className="mt-7">
				<h2 id="enquanto-isso" className="text-[1.25rem]">
					Enquanto isso
				</h2>
				<ul className="mt-2 divide-y divide-line border-t border-line">
					{hints.lines.map((line) => (
						<li key={line} className="py-3 text-small text-ink-2">
							{line}
						</li>
					))}
				</ul>
			</section>
		)
	return (
		<section aria-labelledby="nao-espere" className="mt-5 rounded-card bg-teal-200 p-4.5 text-navy-900">
			<h2 id="nao-espere" className="text-[1.25rem]">
				{hints.title}
			</h2>
			<p className="mt-1 text-small">{hints.text}</p>
			{hints.link && (
				<PageLink
					to={hints.link.to}
					className="mt-1 inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
				>
					{hints.link.label}
				</PageLink>
			)}
		</section>
	)
}
