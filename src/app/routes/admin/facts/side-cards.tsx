import { ExternalLink } from 'lucide-react'
import { Form } from 'react-router'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { factLimits } from './fact-form-schema.ts'
import type { ShownFact } from './read-fact.server.ts'

export function BasisCard({ norm, url, span, kind, words, topics, changedHere }: ShownFact) {
	return (
		<AdminCard title="Base">
			<dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 [&>dt]:text-ink-3">
				<dt>Norma</dt>
				<dd>
					{norm ? <p className="font-semibold">{norm}</p> : 'nenhuma indicada'}
					{url && (
						<a
							href={url}
							target="_blank"
							rel="noopener noreferrer"
							className="inline-flex items-center gap-1 font-semibold text-accent hover:underline"
						>
							{new URL(url).hostname.replace(/^www\./, '')}
							<Icon of={ExternalLink} size={14} />
						</a>
					)}
				</dd>
				<dt>Vale</dt>
				<dd>{span}</dd>
				<dt>Tipo</dt>
				<dd>{kind}</dd>
				<dt>Palavras</dt>
				<dd>{words || 'nenhuma'}</dd>
				<dt>Temas</dt>
				<dd className="flex flex-wrap gap-1.5">
					{topics.map((topic) => (
						<Badge key={topic} tone="accent">
							{topic}
						</Badge>
					))}
				</dd>
				{changedHere && (
					<>
						<dt>Origem</dt>
						<dd>mudado aqui: as versões novas do produto não o trocam</dd>
					</>
				)}
			</dl>
		</AdminCard>
	)
}

export function SignatureCard({ seen }: Pick<ShownFact, 'seen'>) {
	return (
		<AdminCard title="Conferência">
			<Form key={seen} id="conferi" method="post" className="grid gap-3">
				<input type="hidden" name="intent" value="check" />
				<input type="hidden" name="seen" value={seen} />
				<p className="text-ink-2">
					“Conferi” assina, com o seu nome e a data de hoje, que este texto diz o que a norma diz.
				</p>
				<TextField
					label="Observação"
					aside="opcional"
					name="note"
					maxLength={factLimits.note}
					placeholder="Texto da lei relido, sem mudança."
					autoComplete="off"
				/>
			</Form>
		</AdminCard>
	)
}

export function HistoryCard({ changes, otherVersions }: ShownFact) {
	return (
		<AdminCard title="Histórico">
			<ol className="grid gap-3.5">
				{changes.map(({ id, label, on, by, note, value }) => (
					<li key={id} className="border-l-2 border-line pl-3.5">
						<p className="flex justify-between gap-3">
							<span className="font-semibold">{[label, value].filter(Boolean).join(': ')}</span>
							<span className="text-fine whitespace-nowrap text-ink-3">{on}</span>
						</p>
						{note && <p className="text-ink-2">“{note}”</p>}
						<p className="text-fine text-ink-3">{by ?? 'Veio com os arquivos do produto.'}</p>
					</li>
				))}
			</ol>
			{otherVersions.length > 0 && (
				<>
					<h3 className="mt-5 mb-2 font-semibold">Em outros períodos</h3>
					<ul className="grid gap-2.5">
						{otherVersions.map(({ statement, value, span, norm }) => (
							<li key={span}>
								<p>{[value, span].filter(Boolean).join(', ')}</p>
								<p className="text-fine text-ink-3">{[statement, norm].filter(Boolean).join(' ')}</p>
							</li>
						))}
					</ul>
				</>
			)}
		</AdminCard>
	)
}
