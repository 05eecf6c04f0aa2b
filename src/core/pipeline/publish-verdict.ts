import type { Check } from '#core/seo/check-article.ts'
import { TOPIC_UNKNOWN } from '#core/writing/strays.ts'

export const OFF_TOPIC = 'o redator local não conhece bem o assunto do pedido'

export type PublishVerdict = { publish: true } | { publish: false; reason: string }

/** Unchecked money advice must not go live by itself: only on what was asked for, at the target score, and with nothing critical. */
export function publishVerdict(
	{ score, findings }: Pick<Check, 'score' | 'findings'>,
	target: number,
	warnings: readonly string[] = [],
): PublishVerdict {
	if (warnings.includes(TOPIC_UNKNOWN)) return { publish: false, reason: OFF_TOPIC }
	const critical = findings.filter(({ severity }) => severity === 'crítico')
	if (critical.length > 0) {
		const [first] = critical
		return {
			publish: false,
			reason: `há ${critical.length === 1 ? 'um problema crítico' : `${critical.length} problemas críticos`}: ${first!.message}`,
		}
	}
	if (score < target) return { publish: false, reason: `a nota de SEO é ${nice(score)} e a meta é ${target}` }
	return { publish: true }
}

export function nice(score: number): string {
	return score.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
}
