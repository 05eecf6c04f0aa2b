import { ArrowLeftRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { type Claim, criticalStates } from '#core/claims/claim.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/format-day.ts'
import { ClaimIcon, claimColour } from './claim-icon.tsx'
import { evidenceWords, hostOf, placeWords, stateWords } from './claim-words.ts'
import { SignForm } from './sign-form.tsx'
import { SourceForm } from './source-form.tsx'
import type { ReadClaims } from './use-claims.ts'

type ClaimRowProps = {
	claim: Claim
	claims: ReadClaims
	position: string
	current: boolean
	/** Only one row of the list has a filled button. */
	main: boolean
	onChoose: () => void
}

export function ClaimRow({ claim, claims, position, current, main, onChoose }: ClaimRowProps) {
	const critical = criticalStates.includes(claim.state)
	const asked = claims.asked && isSame(claims.asked.claim, claim) ? claims.asked.what : undefined
	return (
		<li
			tabIndex={-1}
			data-claim-row={claim.span.start}
			aria-current={current || undefined}
			className={classNames(
				'relative grid grid-cols-[auto_1fr] gap-x-2.5 px-4.5 py-3.5 outline-offset-[-2px]',
				current && 'bg-hover/40',
			)}
		>
			<ClaimIcon state={claim.state} className="mt-0.5" />
			<div className="min-w-0">
				<p className="flex items-baseline justify-between gap-3">
					<span className={classNames('font-semibold', claimColour(claim.state))}>{stateWords(claim)}</span>
					<span className="shrink-0 text-fine text-ink-3">
						{claim.field && `${placeWords[claim.field]} · `}
						{position}
						{critical && ' · crítico'}
					</span>
				</p>
				<button
					type="button"
					className="block w-full text-left break-words hover:underline"
					onClick={() => {
						onChoose()
						claims.show(claim)
					}}
				>
					“{shortened(claim)}”<span className="sr-only"> – ir ao trecho</span>
				</button>
				<Evidence claim={claim} />
				<div className="mt-2 flex flex-wrap gap-1.5">
					<Actions claim={claim} claims={claims} main={main} />
				</div>
				{asked === 'source' && <SourceForm claim={claim} claims={claims} />}
				{asked === 'sign' && <SignForm claim={claim} claims={claims} />}
			</div>
		</li>
	)
}

/** Claims are read anew while one types. */
function isSame(one: Claim, other: Claim): boolean {
	return one.span.start === other.span.start && one.field === other.field && one.sentenceKey === other.sentenceKey
}

function Evidence({ claim }: { claim: Claim }) {
	const { evidence } = claim
	if (evidence?.kind === 'source')
		return (
			<>
				<blockquote className="mt-2 rounded-control bg-accent-surface px-3 py-2 text-fine break-words">
					“{evidence.quote}”
				</blockquote>
				<p className="mt-1 flex flex-wrap justify-between gap-x-3 text-fine text-ink-3">
					<a href={evidence.url} target="_blank" rel="noreferrer" className="underline">
						{evidence.title || hostOf(evidence.url)}
					</a>
					<span>lida em {formatDay(evidence.readOn)}</span>
				</p>
			</>
		)
	if (evidence?.kind === 'signature')
		return (
			<p className="mt-1 text-fine text-ink-2">
				{evidence.name}, {evidence.registration}, em {formatDay(evidence.on)}.
				{evidence.note !== '' && ` “${evidence.note}”`} Vale até {formatDay(evidence.until)}.
			</p>
		)
	if (evidence && criticalStates.includes(claim.state))
		return (
			<dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-fine">
				<Line label="No texto">
					<b className="font-semibold text-err">{claim.text}</b>
				</Line>
				<Line label={claim.state === 'replaced' ? 'Deixou de valer' : 'Em vigor'}>
					{evidence.value ? <b className="font-semibold text-ok">{evidence.value}</b> : evidence.statement}
					{evidence.from && ` desde ${formatDay(evidence.from)}`}
					{claim.state === 'replaced' && evidence.until && ` em ${formatDay(evidence.until)}`}
					{evidence.norm && `, ${evidence.norm}`}
				</Line>
				<Line label="Conferido">
					{evidence.checkedOn
						? `${evidence.checkedByName ?? 'por uma pessoa'}, ${formatDay(evidence.checkedOn)}`
						: 'ainda por ninguém'}
				</Line>
			</dl>
		)
	return <p className="mt-1 text-fine break-words text-ink-2">{evidenceWords(claim)}</p>
}

function Line({ label, children }: { label: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-ink-3">{label}</dt>
			<dd className="min-w-0 break-words">{children}</dd>
		</>
	)
}

function Actions({ claim, claims, main }: Pick<ClaimRowProps, 'claim' | 'claims' | 'main'>) {
	const { state, evidence, correction } = claim
	const maySign = useCan('claims.sign')
	const seeFact = evidence?.kind === 'fact' && (
		<AdminButton
			size="small"
			tone={state === 'fact' ? 'quiet' : 'plain'}
			href={`/admin/fatos/${evidence.factId}`}
			target="_blank"
		>
			Ver o fato
		</AdminButton>
	)
	if (state === 'fact') return seeFact
	if (state === 'source' || state === 'signed')
		return (
			<AdminButton size="small" tone="quiet" onClick={() => void claims.withdraw(claim)}>
				{state === 'signed' ? 'Retirar assinatura' : 'Retirar a fonte'}
			</AdminButton>
		)
	return (
		<>
			{correction !== undefined && (
				<AdminButton
					size="small"
					tone={main ? 'primary' : 'plain'}
					icon={<Icon of={ArrowLeftRight} size={15} />}
					onClick={() => claims.correct(claim)}
				>
					Trocar por {correction}
				</AdminButton>
			)}
			{seeFact}
			{maySign && evidence?.kind === 'fact' && (
				<AdminButton size="small" tone="quiet" onClick={() => void claims.notThisFact(claim)}>
					Não é este fato
				</AdminButton>
			)}
			{state === 'unsupported' && (
				<>
					<AdminButton size="small" tone={main ? 'primary' : 'plain'} onClick={() => claims.ask('source', claim)}>
						Dar uma fonte
					</AdminButton>
					{maySign && (
						<AdminButton size="small" onClick={() => claims.ask('sign', claim)}>
							Conferi
						</AdminButton>
					)}
					<AdminButton size="small" tone="quiet" onClick={() => claims.dropSentence(claim)}>
						Tirar a frase
					</AdminButton>
					{claims.isSetApart(claim) && (
						<AdminButton size="small" tone="quiet" onClick={() => void claims.withdraw(claim)}>
							Comparar de novo com o fato
						</AdminButton>
					)}
				</>
			)}
		</>
	)
}

const LONGEST = 160

/** The sentence, or as much of it around the words as fits. */
function shortened({ sentence, text }: Claim): string {
	if (sentence.length <= LONGEST) return sentence.replace(/\.$/, '')
	const at = Math.max(0, sentence.indexOf(text))
	const start = Math.max(0, at - Math.floor((LONGEST - text.length) / 2))
	const end = Math.min(sentence.length, start + LONGEST)
	return `${start > 0 ? '…' : ''}${sentence.slice(start, end).trim()}${end < sentence.length ? '…' : ''}`
}
