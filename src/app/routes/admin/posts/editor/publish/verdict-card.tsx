import { ChevronRight, CircleCheck, CircleHelp, CircleX, LoaderCircle, type LucideIcon, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import { classNames } from '#lib/class-names.ts'
import { fieldOfReason, reasonName, verdictWords } from './reason-words.ts'
import type { Repair } from './repairs.ts'
import type { Repaired } from './use-repairs.ts'
import type { Verdict } from './use-verdict.ts'

type VerdictCardProps = {
	verdict: Verdict
	/** What was put right here, and how each is taken back. */
	repaired: readonly Repaired[]
	onUndo: (repaired: Repaired) => void
	repairOf: (reason: PublishReason) => Repair | undefined
	onRepair: (reason: PublishReason, repair: Repair) => void
	onGo: (reason: PublishReason) => void
	onField: (name: string) => void
	onAskAgain: () => void
}

const looks = {
	ok: { icon: CircleCheck, head: 'bg-ok-surface text-ok' },
	warn: { icon: Scale, head: 'bg-warn-surface text-warn' },
	err: { icon: CircleX, head: 'bg-err-surface text-err' },
} satisfies Record<string, { icon: LucideIcon; head: string }>

/** Whether it may go before readers, and what speaks against that: each with the one thing to do about it. */
export function VerdictCard(props: VerdictCardProps) {
	const { verdict, repaired, onUndo, repairOf, onRepair, onGo, onField, onAskAgain } = props
	const judged = verdict.state === 'ready' || verdict.state === 'checking' ? verdict.judged : undefined
	const rows = (
		<>
			{repaired.map((each) => (
				<VerdictRow
					key={each.key}
					icon={<Icon of={CircleCheck} size={19} className="text-ok" />}
					name={
						<>
							{each.name}
							{each.words && (
								<>
									: <del className="font-normal text-ink-3">{each.words.from}</del> {each.words.to}
								</>
							)}
						</>
					}
					why={each.why}
				>
					<AdminButton size="small" tone="quiet" onClick={() => onUndo(each)}>
						Desfazer
					</AdminButton>
				</VerdictRow>
			))}
			{judged?.reasons.map((reason) => {
				const repair = repairOf(reason)
				return (
					<ReasonRow key={`${reason.code} ${reason.about} ${reason.message}`} reason={reason} rules={judged.rules}>
						{repair ? (
							<AdminButton size="small" tone="primary" onClick={() => onRepair(reason, repair)}>
								{repair.label}
							</AdminButton>
						) : (
							<AdminButton size="small" onClick={() => onGo(reason)}>
								{wayTo(reason)}
							</AdminButton>
						)}
					</ReasonRow>
				)
			})}
			{verdict.state === 'invalid' &&
				Object.entries(verdict.errors).map(([name, words]) => (
					<VerdictRow key={name} icon={<Icon of={CircleX} size={19} className="text-err" />} name={`${words}.`} why="">
						<AdminButton size="small" onClick={() => onField(name)}>
							Ir ao campo
						</AdminButton>
					</VerdictRow>
				))}
		</>
	)
	return (
		<section
			aria-label="Veredito"
			aria-busy={verdict.state === 'checking'}
			className="overflow-hidden rounded-card border border-line"
		>
			<JudgedHead verdict={verdict} onAskAgain={onAskAgain} />
			<ul className="divide-y divide-line">{rows}</ul>
			{judged && <MetRules rules={judged.rules} score={judged.score} />}
		</section>
	)
}

function JudgedHead({ verdict, onAskAgain }: Pick<VerdictCardProps, 'verdict' | 'onAskAgain'>) {
	if (verdict.state === 'checking')
		return (
			<p
				role="status"
				className="flex items-center gap-3 border-b border-line bg-paper-2 px-4 py-3.5 font-semibold text-ink-2"
			>
				<Icon of={LoaderCircle} size={19} className="animate-spin motion-reduce:animate-none" />
				Conferindo…
			</p>
		)
	if (verdict.state === 'failed')
		return (
			<div
				role="alert"
				className="flex flex-wrap items-center gap-3 border-b border-line bg-err-surface px-4 py-3.5 text-err"
			>
				<p className="min-w-0 flex-1 font-semibold">O texto não pôde ser conferido. {verdict.words}</p>
				<AdminButton size="small" onClick={onAskAgain}>
					Conferir de novo
				</AdminButton>
			</div>
		)
	if (verdict.state === 'invalid') return <Head tone="err" {...FIELD_MISSING} />
	return <VerdictHead reasons={verdict.judged.reasons} />
}

const FIELD_MISSING = { title: 'Ainda não: falta um campo', text: 'Corrija-o antes; o texto continua guardado.' }

type VerdictHeadProps = { reasons: readonly Pick<PublishReason, 'critical'>[]; isLive?: boolean }

/** The words of a verdict, with its colour. */
export function VerdictHead({ reasons, isLive = false }: VerdictHeadProps) {
	const tone = reasons.some(({ critical }) => critical) ? 'err' : reasons.length > 0 ? 'warn' : 'ok'
	return <Head tone={tone} {...verdictWords(reasons, { isLive })} />
}

function Head({ tone, title, text }: { tone: keyof typeof looks; title: string; text: string }) {
	const { icon, head } = looks[tone]
	return (
		<div role="status" className={classNames('flex gap-3 border-b border-line px-4 py-3.5', head)}>
			<Icon of={icon} size={20} className="mt-0.5 shrink-0" />
			<div>
				<h3 className="text-section">{title}</h3>
				<p className="text-ink">{text}</p>
			</div>
		</div>
	)
}

/** What the button that leads to a reason says. */
export function wayTo(reason: PublishReason): string {
	if (fieldOfReason(reason) !== 'content') return 'Ir ao campo'
	return reason.place?.span ? 'Ir ao trecho' : 'Ir ao texto'
}

type VerdictRowProps = { icon: ReactNode; name: ReactNode; why: string; children?: ReactNode }

function VerdictRow({ icon, name, why, children }: VerdictRowProps) {
	return (
		<li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 gap-y-2 px-4 py-3 drawer:grid-cols-[1.25rem_minmax(0,1fr)_auto] drawer:items-center">
			<span className="mt-0.5 self-start">{icon}</span>
			<div className="min-w-0 wrap-anywhere">
				<p className="font-semibold">{name}</p>
				{why && <p className="text-fine text-ink-2">{why}</p>}
			</div>
			{children && <div className="max-drawer:col-start-2">{children}</div>}
		</li>
	)
}

type ReasonRowProps = { reason: PublishReason; rules: Parameters<typeof reasonName>[1]; children?: ReactNode }

/** One reason against publishing, with what can be done about it. */
export function ReasonRow({ reason, rules, children }: ReasonRowProps) {
	const { critical, message } = reason
	return (
		<VerdictRow
			icon={<Icon of={critical ? CircleX : CircleHelp} size={19} className={critical ? 'text-err' : 'text-warn'} />}
			name={
				<>
					{reasonName(reason, rules)}
					{critical && <span className="font-medium text-err"> · crítico</span>}
				</>
			}
			why={message}
		>
			{children}
		</VerdictRow>
	)
}

type MetProps = {
	rules: readonly { id: string; label: string; evidence: string; points: number; granted: number }[]
	score: number
}

/** What was looked at and is in order, folded: nobody has to do anything about it. */
export function MetRules({ rules, score }: MetProps) {
	const met = rules.filter(({ points, granted }) => granted === points)
	if (met.length === 0) return null
	return (
		<details className="group border-t border-line">
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 px-4 font-medium text-ink-2">
				<Icon of={ChevronRight} size={16} className="transition-transform group-open:rotate-90" />
				<span>{met.length === 1 ? 'Uma condição atendida' : `${met.length} condições atendidas`}</span>
				<span className="ml-auto text-fine font-normal text-ink-3">nota de SEO {Math.round(score)}</span>
			</summary>
			<ul className="divide-y divide-line border-t border-line">
				{met.map(({ id, label, evidence }) => (
					<li key={id} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 px-4 py-2">
						<Icon of={CircleCheck} size={17} className="mt-0.5 text-ok" />
						<p className="min-w-0 text-fine wrap-anywhere">
							<b className="font-semibold">{label}</b> <span className="text-ink-2">{evidence}</span>
						</p>
					</li>
				))}
			</ul>
		</details>
	)
}
