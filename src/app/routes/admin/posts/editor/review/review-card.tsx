import { BadgeCheck, CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { newsroom } from '#app/components/blog/article/authors.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { lastDayOf } from '#core/reviews/review.ts'
import { dateOf } from '#lib/brasilia-time.ts'
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
					{!review.current && <Signing review={review} />}
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
