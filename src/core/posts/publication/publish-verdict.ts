import type { Claim } from '#core/claims/claim.ts'
import type { Check } from '#core/seo/check-article.ts'
import type { ClosestPost } from '#core/seo/find-closest-post.ts'
import type { Finding } from '#core/seo/finding.ts'
import { claimReasons } from './claim-reasons.ts'
import type { PublishReason, ReasonCode } from './publish-reason.ts'
import { SOURCES_UNVERIFIED, warningReasons } from './warning-reasons.ts'

export type PublishVerdict = { publish: boolean; reasons: PublishReason[] }

/** Points out of those that can be had: all 100 only after a person reviewed the text. */
export type Scored = Pick<Check, 'score' | 'possible' | 'findings'>

export type Judged = {
	check: Scored
	/** Of a hundred, held against the share of the points that can be had. */
	target: number
	/** The most similar of our articles; null where none is, nothing where nobody looked. */
	closest: ClosestPost | null | undefined
	claims: readonly Claim[]
	/** Whether it is on what was asked for; nothing where nobody asked. */
	onRequest?: boolean | undefined
	/** What was noticed while it was written. */
	warnings?: readonly string[] | undefined
	/** Sources that it names and nobody could read. */
	unverifiedSources?: readonly { url: string; title: string }[] | undefined
	/** A fact in force is not enough: a person must have checked it. */
	checkedFactsOnly?: boolean | undefined
	cost?: { spentUsd: number; limitUsd: number } | undefined
}

/**
 * Whether an article may go before readers, with everything that speaks against it, the gravest first. Every way asks
 * this: what publishes by itself waits for the last reason to go, a person may go on with a motive, past nothing
 * critical.
 */
export function publishVerdict(judged: Judged): PublishVerdict {
	const { check, target, closest, claims, warnings = [], unverifiedSources = [], cost } = judged
	const ofClaims = claimReasons(claims, { checkedFactsOnly: judged.checkedFactsOnly ?? false })
	const reasons = [
		...ofClaims,
		...findingReasons(check).filter((reason) => !ofClaims.some((claim) => isSamePlace(claim, reason))),
		...warningReasons(unverifiedSources.length > 0 ? warnings.filter((code) => code !== SOURCES_UNVERIFIED) : warnings),
		...unverifiedSources.map(sourceReason),
		...(judged.onRequest === false ? [offRequest] : []),
		...(closest === undefined ? [notCompared] : []),
		...scoreReasons(check, target),
		...(cost && cost.spentUsd > cost.limitUsd ? [costReason(cost)] : []),
	]
	return { publish: reasons.length === 0, reasons: reasons.toSorted((a, b) => Number(b.critical) - Number(a.critical)) }
}

/** What rules say of the article that keeps it from going live, and whether it has the points. */
export function checkReasons(check: Scored, target: number): PublishReason[] {
	return [...findingReasons(check), ...scoreReasons(check, target)]
}

/** Rules that ask what the verdict asks too: an article of ours once more, or one on something else. */
const telling: Record<string, ReasonCode> = { relevance: 'off-topic', uniqueness: 'too-close' }

/** Rules of form and of search. They hold what publishes itself; a person may know better, since no reader is misled. */
const formal = [
	'single-h1',
	'title-length',
	'text-length',
	'official-sources',
	'uniqueness',
	'relevance',
	'keyphrase-density',
	'repetition',
	'coherence',
]

function findingReasons({ findings }: Scored): PublishReason[] {
	return findings.filter(isReason).map(({ id, severity, message, element, field, span }) => ({
		code: telling[id] ?? 'finding',
		message,
		critical: severity === 'crítico' && !formal.includes(id),
		about: telling[id] ? '' : `${id} | ${element}`,
		place: { field, span },
	}))
}

function isReason({ id, severity }: Finding): boolean {
	return severity === 'crítico' || (severity === 'aviso' && id in telling)
}

/** A claim and a rule may stumble over the same words; the claim says more. */
function isSamePlace({ place: one, critical }: PublishReason, { place: other }: PublishReason): boolean {
	if (!critical || !one?.span || !other?.span || other.field !== 'content') return false
	return one.span.start < other.span.end && other.span.start < one.span.end
}

function sourceReason({ url, title }: { url: string; title: string }): PublishReason {
	const message = `A fonte ${title ? `“${title}” (${url})` : url} não pôde ser verificada.`
	return { code: 'source-unverified', message, critical: false, about: url }
}

const offRequest: PublishReason = {
	code: 'off-topic',
	message: 'Título, resumo e seções não tratam do que o pedido diz.',
	critical: false,
	about: 'pedido',
}

const notCompared: PublishReason = {
	code: 'not-compared',
	message: 'O texto não foi comparado com os outros artigos do site.',
	critical: false,
	about: '',
}

/** Held against the points a text can have before anybody reviewed it: the rest is not for it to earn. */
function scoreReasons({ score, possible }: Scored, target: number): PublishReason[] {
	if ((score / possible) * 100 >= target) return []
	const points = possible < 100 ? `${nice(score)} de ${nice(possible)} possíveis sem revisão` : nice(score)
	const share = possible < 100 ? ` (${nice((score / possible) * 100)} %)` : ''
	const message = `A nota de SEO é ${points}${share}, e a meta é ${target}${share && ' %'}.`
	return [{ code: 'low-score', message, critical: false, about: '' }]
}

function costReason({ spentUsd, limitUsd }: { spentUsd: number; limitUsd: number }): PublishReason {
	const message = `A geração custou US$ ${dollars(spentUsd)}, acima do limite de US$ ${dollars(limitUsd)}.`
	return { code: 'cost-limit', message, critical: false, about: '' }
}

function dollars(usd: number): string {
	return usd.toLocaleString('pt-BR', { minimumFractionDigits: 4, maximumFractionDigits: 4 })
}

export function nice(score: number): string {
	return score.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
}
