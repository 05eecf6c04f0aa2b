import { Link } from 'react-router'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import type { ShownFact } from './read-fact.server.ts'

/** Those that say something else first; below them the texts that the local writer and the site draw from. */
export function ArticlesCard({ articles, texts }: Pick<ShownFact, 'articles' | 'texts'>) {
	return (
		<AdminCard
			title="Artigos que dependem deste fato"
			actions={<span className="text-fine text-ink-3">{countWords(articles)}</span>}
			flush
		>
			{articles.length === 0 ? (
				<p className="p-4.5 text-ink-2">
					Nenhum artigo do blog se refere a ele ainda. Contam os artigos em que a referência está marcada.
				</p>
			) : (
				<ul className="divide-y divide-line">
					{articles.map(({ id, title, references }) => (
						<li key={id} className="px-4.5 py-3">
							<Link to={`/admin/posts/${id}`} className="font-semibold hover:underline">
								{title}
							</Link>
							{references.map(({ said, sentence, holds: isSo }) => (
								<div key={sentence + said} className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1.5">
									<p className="min-w-0 flex-1 basis-60 text-fine text-ink-2">“{sentence}”</p>
									<Badge tone={isSo ? 'ok' : 'err'} dot>{`diz ${said}`}</Badge>
								</div>
							))}
						</li>
					))}
				</ul>
			)}
			{texts.length > 0 && (
				<details className="border-t border-line px-4.5 py-3">
					<summary className="cursor-pointer font-semibold">
						{texts.length === 1
							? '1 texto do produto se refere a ele'
							: `${texts.length} textos do produto se referem a ele`}
					</summary>
					<ul className="mt-2 grid gap-1 text-fine text-ink-2">
						{texts.map(({ label, file }) => (
							<li key={file}>
								{label} <span className="text-ink-3">({file})</span>
							</li>
						))}
					</ul>
				</details>
			)}
		</AdminCard>
	)
}

function countWords(articles: ShownFact['articles']): string {
	const wrong = articles.filter(({ references }) => references.some(({ holds }) => !holds)).length
	const total = articles.length === 1 ? '1 artigo' : `${articles.length} artigos`
	return wrong === 0 ? total : `${total}, ${wrong} a acertar`
}
