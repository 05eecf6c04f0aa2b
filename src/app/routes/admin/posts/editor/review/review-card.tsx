import { BadgeCheck, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { newsroom } from '#app/components/blog/article/authors.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { LONGEST_REASON, SHORTEST_REASON } from '#core/reviews/reason-length.ts'
import { lastDayOf } from '#core/reviews/review.ts'
import { dateOf, momentOf } from '#lib/brasilia-time.ts'
import type { EditorPart } from '../fields/editor-part.ts'
import { fieldInput } from '../fields/field-input.ts'
import type { ReviewOfEditor } from './use-review.ts'

/** Who wrote the article, and who answers for it as it stands. */
export function ReviewCard({ review, ...part }: EditorPart & { review: ReviewOfEditor }) {
	return (
		<AdminCard title="Autoria e revisão">
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<TextField {...fieldInput(part, 'authorName')} placeholder={newsroom} autoComplete="off" />
				<div className="grid gap-3" aria-live="polite">
					<State review={review} />
					<RequestState review={review} />
					{!review.current && review.decides && <Signing review={review} />}
					{!review.current && !review.decides && <Asking review={review} />}
				</div>
			</div>
		</AdminCard>
	)
}

function State({ review: { current, lapsed } }: { review: ReviewOfEditor }) {
	if (current)
		return (
			<p className="flex gap-2.5">
				<Icon of={BadgeCheck} size={19} className="mt-0.5 shrink-0 text-ok" />
				<span>
					Revisado por <b>{current.name}</b>, registro SUSEP {current.registration}, em {dateOf(current.reviewedAt)}.
					<span className="block text-fine text-ink-2">
						Vale até {dateOf(lastDayOf(current))}, enquanto título e texto ficarem como estão.
					</span>
				</span>
			</p>
		)
	return (
		<p className="flex gap-2.5">
			<Icon of={CircleAlert} size={19} className="mt-0.5 shrink-0 text-warn" />
			<span>
				Nenhuma pessoa assinou esta versão.
				{lapsed && (
					<span className="block text-fine text-ink-2">
						{lapsed.name} revisou o artigo em {dateOf(new Date(lapsed.reviewedAt))}. Título ou texto mudaram depois, ou
						já se passaram seis meses: aquela assinatura não vale mais.
					</span>
				)}
			</span>
		</p>
	)
}

/** Asked for, decided, or nothing of it. */
function RequestState({ review }: { review: ReviewOfEditor }) {
	const { request, decides, registration, version, isSaved, asking, wish } = review
	const [returning, setReturning] = useState(false)
	if (!request || request.state === 'withdrawn' || request.state === 'approved') return null
	if (request.state === 'returned')
		return (
			<p className="text-fine text-ink-2">
				{request.decidedByName ?? 'Alguém'} devolveu a versão {request.version}: “{request.reason}”
			</p>
		)
	return (
		<div className="grid gap-2.5">
			<p className="text-fine text-ink-2">
				Em revisão desde {momentOf(new Date(request.requestedAt))},{' '}
				{request.requestedByName ? `a pedido de ${request.requestedByName}` : 'por ser automático'}.
			</p>
			<div className="flex flex-wrap gap-2">
				{decides && (
					<>
						<AdminButton
							tone="primary"
							disabled={!isSaved || !registration}
							busy={asking === 'approve'}
							busyLabel="Aprovando..."
							onClick={() => void wish({ intent: 'approve', version }, `Versão ${version} aprovada`)}
						>
							Aprovar versão {version}
						</AdminButton>
						<AdminButton aria-expanded={returning} onClick={() => setReturning(!returning)}>
							Devolver
						</AdminButton>
					</>
				)}
				{!decides && (
					<AdminButton
						tone="quiet"
						busy={asking === 'withdraw'}
						busyLabel="Retirando..."
						onClick={() => void wish({ intent: 'withdraw' }, 'Pedido retirado')}
					>
						Retirar o pedido
					</AdminButton>
				)}
			</div>
			{returning && (
				<WordsForm
					label="Motivo da devolução"
					hint={`Pelo menos ${SHORTEST_REASON} caracteres. Vai por e-mail a quem pediu.`}
					least={SHORTEST_REASON}
					action="Devolver com este motivo"
					busy={asking === 'return'}
					onSend={async (text) => {
						if (await wish({ intent: 'return', version, text }, 'Artigo devolvido')) setReturning(false)
					}}
				/>
			)}
		</div>
	)
}

function Asking({ review: { request, isNew, isSaved, version, asking, wish } }: { review: ReviewOfEditor }) {
	if (request?.state === 'waiting') return null
	if (isNew) return <p className="text-fine text-ink-2">Salve o artigo para poder pedir a revisão da versão salva.</p>
	return (
		<WordsForm
			label="Recado a quem revisa"
			hint="Opcional."
			least={0}
			action="Pedir revisão"
			busy={asking === 'request'}
			disabled={!isSaved}
			onSend={async (text) => void (await wish({ intent: 'request', version, text }, 'Revisão pedida'))}
		/>
	)
}

type WordsFormProps = {
	label: string
	hint: string
	/** Characters. */
	least: number
	action: string
	busy: boolean
	disabled?: boolean
	onSend: (text: string) => Promise<void>
}

/** No form of its own: it stands within the article's. */
function WordsForm({ label, hint, least, action, busy, disabled = false, onSend }: WordsFormProps) {
	const [text, setText] = useState('')
	const [short, setShort] = useState(false)
	function send() {
		const isShort = text.trim().length < least
		setShort(isShort)
		if (!isShort) void onSend(text)
	}
	return (
		<div className="grid gap-2.5">
			<TextAreaField
				label={label}
				rows={2}
				maxLength={LONGEST_REASON}
				hint={hint}
				error={short ? `Escreva pelo menos ${least} caracteres` : undefined}
				value={text}
				onChange={(event) => setText(event.target.value)}
			/>
			<div>
				<AdminButton disabled={disabled} busy={busy} busyLabel="Enviando..." onClick={send}>
					{action}
				</AdminButton>
			</div>
			{disabled && <p className="text-fine text-ink-3">Salve antes: revisa-se a versão salva.</p>}
		</div>
	)
}

function Signing({ review: { registration, isNew, isSaved, signing, sign } }: { review: ReviewOfEditor }) {
	if (!useCan('reviews.decide')) return null
	if (isNew) return <p className="text-fine text-ink-2">Salve o artigo para poder assinar: assina-se a versão salva.</p>
	if (!registration)
		return (
			<p className="text-fine text-ink-2">
				Para assinar, informe o seu registro na SUSEP em{' '}
				<Link to="/admin/account" className="font-semibold underline">
					Conta
				</Link>
				.
			</p>
		)
	return (
		<>
			<p className="text-fine text-ink-2">
				Assine só o que você leu por inteiro, com prazos, valores e leis conferidos nas fontes. O seu nome e o registro{' '}
				{registration} aparecem para os leitores.
			</p>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				{/* Without JavaScript it sends the form of the article, which is saved first. */}
				<AdminButton
					type="submit"
					name="review"
					value="sign"
					disabled={!isSaved}
					busy={signing}
					busyLabel="Assinando..."
					onClick={(event) => {
						event.preventDefault()
						void sign()
					}}
				>
					Revisei esta versão
				</AdminButton>
				{!isSaved && <p className="text-fine text-ink-3">Salve antes: assina-se a versão salva.</p>}
			</div>
		</>
	)
}
