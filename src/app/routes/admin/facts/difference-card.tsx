import { GitBranch } from 'lucide-react'
import { Form } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { ShownFact } from './read-fact.server.ts'

type DifferenceCardProps = Pick<ShownFact, 'seen' | 'versions'> & { fileVersions: ShownFact['versions'] }

/** The text of a release beside one's own: it is never put in its place unasked. */
export function DifferenceCard({ seen, versions, fileVersions }: DifferenceCardProps) {
	return (
		<details className={cardLook}>
			<summary className="flex cursor-pointer items-center gap-3 px-4.5 py-3.5">
				<Icon of={GitBranch} size={18} className="shrink-0" />
				<span className="flex-1">
					<strong className="font-semibold">A versão nova do produto traz outro texto para este fato.</strong> O seu não
					foi tocado.
				</span>
				<span className="font-semibold text-accent">Ver a diferença</span>
			</summary>
			<div className="grid gap-4.5 border-t border-line p-4.5 drawer:grid-cols-2">
				<Versions title="O seu" versions={versions} />
				<Versions title="O da versão nova" versions={fileVersions} />
				<Form method="post" className="drawer:col-span-2">
					<input type="hidden" name="intent" value="take-file-text" />
					<input type="hidden" name="seen" value={seen} />
					<AdminButton type="submit">Usar o da versão nova</AdminButton>
				</Form>
			</div>
		</details>
	)
}

function Versions({ title, versions }: { title: string; versions: ShownFact['versions'] }) {
	return (
		<div>
			<h3 className="mb-2 font-semibold">{title}</h3>
			<ul className="grid gap-3">
				{versions.map(({ statement, detail, value, span, norm }) => (
					<li key={span + statement}>
						<p>{statement}</p>
						{detail && <p className="text-ink-2">{detail}</p>}
						<p className="text-fine text-ink-3">{[value, norm, span].filter(Boolean).join(' · ')}</p>
					</li>
				))}
			</ul>
		</div>
	)
}
