import type { Check } from '#core/seo/check-article.ts'
import { ASKS_FOR_SECRETS, FOREIGN_CONTACTS, FOREIGN_LINKS, FOREIGN_PICTURES } from './screen/index.ts'

/** Of articles that were written when the local writer still wrote on what it did not know. */
const TOPIC_UNKNOWN = 'TOPIC_UNKNOWN'
export const SOURCES_UNVERIFIED = 'SOURCES_UNVERIFIED'

/** The warnings that keep an article from publishing itself, and why. */
const holding: Record<string, string> = {
	[TOPIC_UNKNOWN]: 'o redator local não conhece bem o assunto do pedido',
	[ASKS_FOR_SECRETS]: 'o texto pede ao leitor senha, código, pagamento, dados de cartão ou fotos de documentos',
	[FOREIGN_CONTACTS]: 'o texto traz telefone, e-mail ou endereço de página que não é nosso nem de órgão conhecido',
	[FOREIGN_LINKS]: 'o texto trazia links para páginas que ninguém aprovou, e eles foram retirados',
	[FOREIGN_PICTURES]: 'o texto trazia imagens de fora, e elas foram retiradas',
	[SOURCES_UNVERIFIED]: 'há fontes que não puderam ser verificadas',
}

/** Why an article must wait for a person, by what was noticed while it was written. Every automatic way asks this. */
export function reasonsToHold(warnings: readonly string[]): string[] {
	return Object.entries(holding).flatMap(([code, reason]) => (warnings.includes(code) ? [reason] : []))
}

export type PublishVerdict = { publish: true } | { publish: false; reason: string }

/** Unchecked money advice must not go live by itself: only on what was asked for, with nothing foreign in it, at the target score, and with nothing critical. */
export function publishVerdict(
	{ score, findings }: Pick<Check, 'score' | 'findings'>,
	target: number,
	warnings: readonly string[] = [],
): PublishVerdict {
	const reasons = reasonsToHold(warnings)
	if (reasons.length > 0) return { publish: false, reason: reasons.join('; ') }
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
