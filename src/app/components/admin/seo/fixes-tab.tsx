import { Check, X } from 'lucide-react'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { Fix } from '#core/seo/fixes/propose-fixes.ts'
import { AdminButton } from '../admin-button.tsx'

type FixesTabProps = {
	fixes: readonly Fix[]
	/** Nothing where the text can no longer be changed. */
	onAccept: ((fix: Fix) => void) | undefined
	onRefuse: (fix: Fix) => void
}

/** Repairs that need no judgement, each to be taken or left. */
export function FixesTab({ fixes, onAccept, onRefuse }: FixesTabProps) {
	if (fixes.length === 0)
		return <EmptyState title="Nada a corrigir" hint="O que sobra pede a sua decisão: veja os avisos nas outras abas." />
	return (
		<ul className="grid gap-3">
			{fixes.map((fix, index) => (
				<li key={`${fix.id} ${index}`} className="rounded-card border border-line p-4">
					<div className="flex flex-wrap items-center justify-between gap-3">
						<h3 className="text-[1rem] font-semibold">{fix.label}</h3>
						<div className="flex gap-2">
							<AdminButton size="small" onClick={() => onRefuse(fix)} icon={<Icon of={X} size={15} />}>
								Recusar
							</AdminButton>
							<AdminButton
								size="small"
								tone="primary"
								disabled={!onAccept}
								onClick={() => onAccept?.(fix)}
								icon={<Icon of={Check} size={15} />}
							>
								Aceitar
							</AdminButton>
						</div>
					</div>
					<dl className="mt-3 grid gap-2 font-mono text-fine">
						{fix.before !== '' && <Side name="Antes" text={fix.before} look="bg-err-surface text-err" />}
						<Side name="Depois" text={fix.after || '(apagado)'} look="bg-ok-surface text-ok" />
					</dl>
				</li>
			))}
		</ul>
	)
}

function Side({ name, text, look }: { name: string; text: string; look: string }) {
	return (
		<div className={`rounded-control px-3 py-2 ${look}`}>
			<dt className="sr-only">{name}</dt>
			<dd className="max-h-30 overflow-auto break-words whitespace-pre-wrap">{text}</dd>
		</div>
	)
}
