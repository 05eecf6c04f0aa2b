import { useState } from 'react'
import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import type { IdentityField } from '#core/identity/identity-schema.ts'
import type { IdentityChange } from '#core/identity/list-identity-versions.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { capitalised, fieldsText } from './identity-words.ts'
import { HISTORY_PATH } from './tabs.ts'

/** To a version, wholly or in some parts. */
export type Revert = { to: number; fields?: readonly IdentityField[] }

type Asked = { revert: Revert; title: string; question: string; confirm: string }

type HistoryProps = { history: readonly IdentityChange[]; busy: boolean; onRevert: (revert: Revert) => void }

/** The last few, beside the form. */
export function LastChanges({ history, busy, onRevert }: HistoryProps) {
	const [asked, setAsked] = useState<Asked>()
	if (history.length === 0) return null
	return (
		<AdminCard title="Últimas mudanças" flush>
			<ul>
				{history.slice(0, 3).map((change) => (
					<li key={change.version} className="flex items-center gap-3 border-b border-line px-4.5 py-2.5">
						<Told change={change} />
						<UndoButton change={change} busy={busy} onAsk={setAsked} />
					</li>
				))}
			</ul>
			<p className="px-4.5 py-2.5">
				<Link to={HISTORY_PATH} className="font-semibold underline underline-offset-3">
					Ver todo o histórico
				</Link>
			</p>
			<Question asked={asked} onClose={() => setAsked(undefined)} onRevert={onRevert} />
		</AdminCard>
	)
}

/** All of them, each with two ways back. */
export function HistoryTab({ history, busy, onRevert }: HistoryProps) {
	const [asked, setAsked] = useState<Asked>()
	const newest = history[0]?.version ?? 0
	return (
		<AdminCard title="Histórico" flush>
			{history.length === 0 ? (
				<div className="p-4.5">
					<ListState
						state="empty"
						title="Nada mudou ainda"
						hint="O site mostra os dados fictícios com que o programa veio."
					/>
				</div>
			) : (
				<ul aria-label="Mudanças, da mais nova à mais antiga">
					{history.map((change) => (
						<li key={change.version} className="flex flex-wrap items-center gap-3 border-b border-line px-4.5 py-2.5">
							<Told change={change} />
							{change.version === newest ? (
								<Badge tone="ok" dot>
									No ar
								</Badge>
							) : (
								<AdminButton
									size="small"
									tone="quiet"
									disabled={busy}
									aria-label={`Voltar a esta versão: ${change.version}`}
									onClick={() => setAsked(backTo(change))}
								>
									Voltar a esta versão
								</AdminButton>
							)}
							<UndoButton change={change} busy={busy} onAsk={setAsked} />
						</li>
					))}
				</ul>
			)}
			<Question asked={asked} onClose={() => setAsked(undefined)} onRevert={onRevert} />
		</AdminCard>
	)
}

function Told({ change: { version, fields, by, at, revertsTo } }: { change: IdentityChange }) {
	return (
		<div className="min-w-0 flex-1 basis-52">
			<p className="font-semibold">{capitalised(fieldsText(fields))}</p>
			<p className="text-fine text-ink-3">
				Versão {version}, {by}, {momentOf(at)}
				{revertsTo !== null && `, voltando à ${revertsTo === 0 ? 'de origem' : `versão ${revertsTo}`}`}
			</p>
		</div>
	)
}

type UndoButtonProps = { change: IdentityChange; busy: boolean; onAsk: (asked: Asked) => void }

function UndoButton({ change, busy, onAsk }: UndoButtonProps) {
	const { version, fields, at } = change
	const asked = {
		revert: { to: version - 1, fields },
		title: 'Desfazer esta mudança?',
		question: `${capitalised(fieldsText(fields))}: volta ao que era antes de ${momentOf(at)}, também o que tenha mudado depois nesta parte. Vale no site assim que você confirmar.`,
		confirm: 'Desfazer',
	}
	return (
		<AdminButton size="small" disabled={busy} aria-label={`Desfazer a versão ${version}`} onClick={() => onAsk(asked)}>
			Desfazer
		</AdminButton>
	)
}

function backTo({ version, at }: IdentityChange): Asked {
	return {
		revert: { to: version },
		title: `Voltar à versão ${version}?`,
		question: `Tudo volta a ser como em ${momentOf(at)}. Vale no site assim que você confirmar, e fica no histórico como uma versão nova.`,
		confirm: 'Voltar a esta versão',
	}
}

type QuestionProps = { asked: Asked | undefined; onClose: () => void; onRevert: (revert: Revert) => void }

function Question({ asked, onClose, onRevert }: QuestionProps) {
	return (
		<ConfirmDialog
			open={asked !== undefined}
			onOpenChange={(open) => !open && onClose()}
			title={asked?.title ?? ''}
			question={asked?.question ?? ''}
			confirmLabel={asked?.confirm ?? ''}
			tone="primary"
			onConfirm={() => {
				if (asked) onRevert(asked.revert)
				onClose()
			}}
		/>
	)
}
