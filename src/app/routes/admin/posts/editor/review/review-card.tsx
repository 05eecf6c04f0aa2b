import { BadgeCheck, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { useShell } from '#app/components/admin/shell-context.ts'
import { newsroomOf } from '#app/components/blog/article/authors.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useSite } from '#app/site.ts'
import { lastDayOf } from '#core/reviews/review.ts'
import { dateOf } from '#lib/brasilia-time.ts'
import type { EditorPart } from '../fields/editor-part.ts'
import { fieldInput } from '../fields/field-input.ts'
import { openNotesWords, waitingWords } from './review-state.ts'
import type { ReviewOfEditor } from './use-review.ts'
import { WordsForm } from './words-form.tsx'

/** Who wrote the article, and who answers for it as it stands. */
export function ReviewCard({ review, ...part }: EditorPart & { review: ReviewOfEditor }) {
	return (
		<AdminCard title="Autoria e revisão">
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<TextField {...fieldInput(part, 'authorName')} placeholder={newsroomOf(useSite())} autoComplete="off" />
				<div className="grid gap-3" aria-live="polite">
					<State review={review} />
					<RequestState review={review} />
					{!review.current && review.decides && !review.waits && <Signing review={review} />}
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
	const { request, decides, waits, live, asking, wish } = review
	if (request?.state === 'returned')
		return (
			<p className="text-fine text-ink-2">
				{request.decidedByName ?? 'Alguém'} devolveu a versão {request.version}: “{request.reason}”
			</p>
		)
	if (!request || !waits) return null
	return (
		<div className="grid justify-items-start gap-2.5">
			<p className="text-fine text-ink-2">{waitingWords({ ...request, live })}</p>
			{decides ? (
				<WhatThePageWillSay review={review} />
			) : (
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
	)
}

/** Readers see it under the reviewer's name: they read it before they approve. */
function WhatThePageWillSay({ review }: { review: ReviewOfEditor }) {
	const { registration, version } = review
	const { userName } = useShell()
	if (!registration) return <WithoutRegistration />
	return (
		<div className="text-fine text-ink-2">
			<p className="font-semibold text-ink">Ao aprovar, a página dirá</p>
			<p>
				Revisado por <b className="font-semibold text-ink">{userName}</b>, registro SUSEP {registration}, com a data da
				aprovação
			</p>
			<p className="mt-1">
				Vale só para a versão {version}, por seis meses. Se título ou texto mudarem, a aprovação caduca.
			</p>
			<DespiteNotes review={review} />
		</div>
	)
}

/** In a browser without JavaScript nobody can be asked afterwards. */
function DespiteNotes({ review: { openNotes } }: { review: ReviewOfEditor }) {
	if (openNotes === 0) return null
	return (
		<noscript>
			<label className="mt-1 flex items-center gap-2">
				<input type="checkbox" name="despiteNotes" value="yes" /> {openNotesWords(openNotes)}: assino assim mesmo
			</label>
		</noscript>
	)
}

function Asking({ review: { request, isNew, isSaved, version, asking, wish } }: { review: ReviewOfEditor }) {
	const [text, setText] = useState('')
	if (request?.state === 'waiting') return null
	if (isNew) return <p className="text-fine text-ink-2">Salve o artigo para poder pedir a revisão da versão salva.</p>
	return (
		<WordsForm
			label="Recado a quem revisa"
			text={text}
			onText={setText}
			hint="Opcional."
			least={0}
			action="Pedir revisão"
			busy={asking === 'request'}
			disabled={!isSaved}
			onSend={async () => {
				if (await wish({ intent: 'request', version, text }, 'Revisão pedida')) setText('')
			}}
		/>
	)
}

function WithoutRegistration() {
	return (
		<p className="text-fine text-ink-2">
			Para assinar, informe o seu registro na SUSEP em{' '}
			<Link to="/admin/account" className="font-semibold underline">
				Conta
			</Link>
			.
		</p>
	)
}

function Signing({ review }: { review: ReviewOfEditor }) {
	const { registration, isNew, isSaved, asking, answerFor } = review
	if (isNew) return <p className="text-fine text-ink-2">Salve o artigo para poder assinar: assina-se a versão salva.</p>
	if (!registration) return <WithoutRegistration />
	return (
		<>
			<p className="text-fine text-ink-2">
				Assine só o que você leu por inteiro, com prazos, valores e leis conferidos nas fontes. O seu nome e o registro{' '}
				{registration} aparecem para os leitores.
			</p>
			<DespiteNotes review={review} />
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				{/* Without JavaScript it sends the form of the article, which is saved first. */}
				<AdminButton
					type="submit"
					name="review"
					value="sign"
					disabled={!isSaved}
					busy={asking === 'sign'}
					busyLabel="Assinando..."
					onClick={(event) => {
						event.preventDefault()
						void answerFor('sign')
					}}
				>
					Revisei esta versão
				</AdminButton>
				{!isSaved && <p className="text-fine text-ink-3">Salve antes: assina-se a versão salva.</p>}
			</div>
		</>
	)
}
