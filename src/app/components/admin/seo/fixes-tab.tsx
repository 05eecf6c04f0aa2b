import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Switch } from '#app/components/ui/switch.tsx'
import type { Fix } from '#core/seo/fixes/propose-fixes.ts'
import { AdminButton } from '../admin-button.tsx'
import { CodeView, ReaderView } from './fix-view.tsx'

type FixesTabProps = {
	fixes: readonly Fix[]
	/** Nothing where the text can no longer be changed. */
	onAccept: ((fix: Fix) => void) | undefined
	onRefuse: (fix: Fix) => void
}

/** Repairs that need no judgement, each to be taken or left: as a reader sees them, and as HTML for who wants that. */
export function FixesTab({ fixes, onAccept, onRefuse }: FixesTabProps) {
	const [code, setCode] = useState(false)
	if (fixes.length === 0)
		return <EmptyState title="Nada a corrigir" hint="O que sobra pede a sua decisão: veja os avisos nas outras abas." />
	return (
		<div className="@container">
			<Switch label="Mostrar o HTML" checked={code} onCheckedChange={setCode} className="mb-2" />
			<ul className="grid gap-3">
				{fixes.map((fix, index) => (
					<li key={`${fix.id} ${index}`} className="min-w-0 rounded-card border border-line p-4">
						<div className="flex flex-wrap items-center justify-between gap-3">
							<h3 className="min-w-0 text-[1rem] font-semibold">{fix.label}</h3>
							<div className="flex gap-2">
								<AdminButton size="small" onClick={() => onRefuse(fix)} icon={<Icon of={X} size={15} />}>
									Recusar
								</AdminButton>
								<AdminButton
									size="small"
									disabled={!onAccept}
									onClick={() => onAccept?.(fix)}
									icon={<Icon of={Check} size={15} />}
								>
									Aceitar
								</AdminButton>
							</div>
						</div>
						{code ? <CodeView fix={fix} /> : <ReaderView fix={fix} />}
					</li>
				))}
			</ul>
		</div>
	)
}
