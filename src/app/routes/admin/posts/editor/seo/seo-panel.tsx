import { CircleAlert, CircleCheck, Lightbulb, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { ProgressBar } from '#app/components/admin/progress-bar.tsx'
import { SearchConsoleSection } from '#app/components/admin/search-console-section.tsx'
import { possibleWords } from '#app/components/admin/seo/possible-words.ts'
import { SearchPreview } from '#app/components/admin/seo/search-preview.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { scoreGrade } from '#app/components/ui/score-grade.ts'
import { ScoreRing } from '#app/components/ui/score-ring.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { LEAST_SCORED_WORDS } from '#core/posts/scores/least-scored-words.ts'
import type { Check, RuleResult } from '#core/seo/check-article.ts'
import type { Finding } from '#core/seo/finding.ts'
import { DESCRIPTION, TITLE } from '#core/seo/rules/metadata.ts'
import { RESULT } from '#core/seo/text/text-width.ts'
import { CountedField } from '../fields/counted-field.tsx'
import type { EditorPart } from '../fields/editor-part.ts'
import { fieldInput } from '../fields/field-input.ts'

type SeoPanelProps = EditorPart & {
	/** None yet: it is on its way, or there is too little to judge. */
	check: Check | undefined
	tooShort: boolean
	categorySlug: string | null
	onShow: (finding: Finding) => void
	onFix: (finding: Finding) => void
	onFixAll: () => void
}

const GREEN = 90
const SHOWN = 6
const MET_SHOWN = 2

/** How the article is found: its score, how it looks in a search, and what could be better. */
export function SeoPanel({ check, tooShort, categorySlug, onShow, onFix, onFixAll, ...part }: SeoPanelProps) {
	const maySend = useCan('search-engines')
	const { title, metaTitle, metaDescription, excerpt } = part.fields
	return (
		<>
			<div className="grid gap-4.5 p-4.5">
				{tooShort && <p className="text-ink-2">A nota aparece quando o texto tiver {LEAST_SCORED_WORDS} palavras.</p>}
				{!tooShort && (check ? <Score check={check} /> : <ScoreComing />)}
				<AdminButton
					size="small"
					icon={<Icon of={WandSparkles} size={15} />}
					onClick={onFixAll}
					className="justify-self-start"
				>
					Corrigir tudo
				</AdminButton>
				<SearchPreview
					title={metaTitle || title}
					description={metaDescription || excerpt}
					categorySlug={categorySlug}
				/>
				<CountedField
					{...fieldInput(part, 'metaTitle')}
					least={TITLE.least}
					most={TITLE.most}
					room={RESULT.title}
					rows={1}
					placeholder={title}
				/>
				<CountedField
					{...fieldInput(part, 'metaDescription')}
					least={DESCRIPTION.least}
					most={DESCRIPTION.most}
					room={RESULT.description}
					rows={3}
				/>
				{check && !tooShort && <Findings check={check} onShow={onShow} onFix={onFix} />}
			</div>
			{maySend && <SearchConsoleSection />}
		</>
	)
}

function Score({ check }: { check: Check }) {
	const score = Math.round(check.score)
	const limit = possibleWords(check.possible)
	return (
		<div aria-live="polite">
			<div className="flex items-center gap-4">
				<ScoreRing score={score} />
				<p>
					<b className="block font-semibold">{scoreGrade(score).word}</b>
					{limit && <span className="block text-fine text-ink-2">{limit}</span>}
					<span className="text-ink-2">{advice(score, check)}</span>
				</p>
			</div>
			<div className="mt-3 grid grid-cols-2 gap-4">
				<Part label="Estrutura HTML · 40%" value={check.html} />
				<Part label="YMYL · 60%" value={check.ymyl} />
			</div>
		</div>
	)
}

function Part({ label, value }: { label: string; value: number }) {
	return (
		<div>
			<p className="mb-1.5 text-fine text-ink-2">{label}</p>
			<ProgressBar label={label} value={value} max={100} />
		</div>
	)
}

function ScoreComing() {
	return (
		<div className="flex items-center gap-4" role="status">
			<span className="sr-only">Calculando a pontuação</span>
			<Skeleton className="size-23 rounded-full" />
			<Skeleton className="h-4 flex-1" />
		</div>
	)
}

function advice(score: number, { findings, possible }: Check): string {
	const fixable = findings.filter(({ autoFixable }) => autoFixable).length
	const missing = GREEN - score
	const first =
		missing <= 0
			? 'No verde.'
			: possible < GREEN
				? 'Para o verde falta a revisão de uma pessoa.'
				: missing === 1
					? 'Falta 1 ponto para o verde.'
					: `Faltam ${missing} pontos para o verde.`
	if (fixable === 0) return first
	return `${first} ${fixable === 1 ? 'Um problema pode' : `${fixable} problemas podem`} ser corrigido${fixable === 1 ? '' : 's'} agora.`
}

type FindingsProps = { check: Check; onShow: (finding: Finding) => void; onFix: (finding: Finding) => void }

function Findings({ check, onShow, onFix }: FindingsProps) {
	const [all, setAll] = useState(false)
	const { findings, rules } = check
	const met = rules.filter(({ points, granted }) => granted === points).toSorted((a, b) => b.points - a.points)
	const folded = met.slice(MET_SHOWN)
	const shown = all ? findings : findings.slice(0, SHOWN)
	return (
		<div>
			<ul aria-label="Problemas de SEO" className="divide-y divide-line border-t border-line">
				{shown.map((finding, index) => (
					<FindingRow key={`${finding.id} ${index}`} finding={finding} onShow={onShow} onFix={onFix} />
				))}
			</ul>
			{findings.length > SHOWN && (
				<AdminButton tone="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
					{all ? 'Mostrar menos' : `Mostrar mais ${findings.length - SHOWN}`}
				</AdminButton>
			)}
			<ul aria-label="Regras atendidas" className="divide-y divide-line border-t border-line">
				{met.slice(0, MET_SHOWN).map((rule) => (
					<MetRow key={rule.id} rule={rule} />
				))}
			</ul>
			{folded.length > 0 && (
				<details className="border-t border-line pt-1">
					<summary className="flex min-h-11 cursor-pointer items-center text-fine font-semibold text-ink-2 drawer:min-h-8">
						{folded.length === 1 ? 'Mais 1 regra atendida' : `Mais ${folded.length} regras atendidas`}
					</summary>
					<ul aria-label="Outras regras atendidas" className="divide-y divide-line">
						{folded.map((rule) => (
							<MetRow key={rule.id} rule={rule} />
						))}
					</ul>
				</details>
			)}
		</div>
	)
}

function MetRow({ rule: { label, evidence } }: { rule: RuleResult }) {
	return (
		<li className="grid grid-cols-[auto_1fr] gap-x-2.5 py-2.5">
			<Icon of={CircleCheck} size={17} className="mt-0.5 text-ok" />
			<div className="min-w-0 break-words">
				<p className="font-semibold">{label}</p>
				<p className="text-fine text-ink-3">{evidence}</p>
			</div>
		</li>
	)
}

type FindingRowProps = Omit<FindingsProps, 'check'> & { finding: Finding }

function FindingRow({ finding, onShow, onFix }: FindingRowProps) {
	const { severity, message, element, fix, autoFixable, points } = finding
	const hint = severity === 'dica'
	return (
		<li className="grid grid-cols-[auto_1fr_auto] gap-x-2.5 py-3">
			<Icon
				of={hint ? Lightbulb : CircleAlert}
				size={17}
				className={hint ? 'mt-0.5 text-info' : severity === 'crítico' ? 'mt-0.5 text-err' : 'mt-0.5 text-warn'}
			/>
			<div className="min-w-0">
				<p className="font-semibold break-words">
					<span className="sr-only">{severity}: </span>
					{message}
				</p>
				<p className="text-fine break-words text-ink-2">{fix}</p>
				<p className="text-fine break-words text-ink-3">
					{element}
					{points > 0 && <span className="tabular-nums"> · −{points.toLocaleString('pt-BR')}</span>}
				</p>
			</div>
			<div className="grid content-start justify-items-end gap-1">
				{autoFixable && (
					<AdminButton size="small" onClick={() => onFix(finding)}>
						Corrigir
					</AdminButton>
				)}
				<AdminButton tone="quiet" size="small" onClick={() => onShow(finding)}>
					Ver
				</AdminButton>
			</div>
		</li>
	)
}
