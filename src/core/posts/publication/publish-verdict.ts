import {
	ASKS_FOR_SECRETS,
	FOREIGN_CONTACTS,
	FOREIGN_LINKS,
	FOREIGN_PICTURES,
} from '#core/generation/runs/screen/index.ts'
import type { Check } from '#core/seo/check-article.ts'

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

/** Why an article must wait for a person, by what was noticed while it was written. */
export function reasonsToHold(warnings: readonly string[]): string[] {
	return Object.entries(holding).flatMap(([code, reason]) => (warnings.includes(code) ? [reason] : []))
}

export type PublishVerdict = { publish: true } | { publish: false; reason: string }

/** Every automatic way asks this. Unchecked money advice must not go live by itself: only on what was asked for, with nothing foreign in it, at the target score, and with nothing critical. */
export function publishVerdict(
	{ score, findings }: Pick<Check, 'score' | 'findings'>,
	target: number,
	warnings: readonly string[] = [],
): PublishVerdict {
	const [critical, ...others] = findings.filter(({ severity }) => severity === 'crítico')
	const count = others.length === 0 ? 'um problema crítico' : `${others.length + 1} problemas críticos`
	const reasons = [
		...reasonsToHold(warnings),
		...(critical ? [`há ${count}: ${critical.message}`] : []),
		...(score < target ? [`a nota de SEO é ${nice(score)} e a meta é ${target}`] : []),
	]
	return reasons.length === 0 ? { publish: true } : { publish: false, reason: reasons.join('; ') }
}

export function nice(score: number): string {
	return score.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
}
