import type { PublishReason, ReasonCode } from '#core/posts/publication/publish-reason.ts'
import type { RuleResult } from '#core/seo/check-article.ts'

const names: Record<Exclude<ReasonCode, 'finding'>, string> = {
	'off-topic': 'Fora do assunto',
	'claim-contradicted': 'Contradiz um fato',
	'claim-replaced': 'Substituído',
	'claim-unsupported': 'Uma afirmação sem apoio',
	'fact-unchecked': 'Um fato que ninguém conferiu',
	'source-unverified': 'Uma fonte não verificada',
	'foreign-content': 'Conteúdo de fora',
	'asks-for-secrets': 'Pede dados ao leitor',
	'second-look': 'A segunda leitura',
	'too-close': 'Parecido com outro artigo',
	'not-compared': 'Não foi comparado',
	'low-score': 'Nota abaixo da meta',
	'cost-limit': 'Custo acima do limite',
}

/** What a reason is called; of a rule, what the rule asks for. */
export function reasonName({ code, about }: PublishReason, rules: readonly RuleResult[]): string {
	if (code !== 'finding') return names[code]
	const [id] = about.split(' | ')
	return rules.find((rule) => rule.id === id)?.label ?? 'Notado ao ser gerado'
}

/** The form's field where a reason is looked after, where it names no place itself. */
const fields: Partial<Record<ReasonCode, string>> = {
	'source-unverified': 'sourceUrls',
	'low-score': 'metaTitle',
	'off-topic': 'title',
}

export function fieldOfReason({ code, place }: Pick<PublishReason, 'code' | 'place'>): string {
	return place?.field ?? fields[code] ?? 'content'
}

/** The head of a verdict. */
export function verdictWords(
	reasons: readonly Pick<PublishReason, 'critical'>[],
	{ isLive = false }: { isLive?: boolean } = {},
): { title: string; text: string } {
	const critical = reasons.filter((reason) => reason.critical).length
	if (reasons.length === 0 && isLive) return { title: 'No ar', text: 'Nada fala contra o texto que está no ar.' }
	if (reasons.length === 0) return { title: 'Pronto para publicar', text: 'Nada fala contra a publicação.' }
	if (critical === 0)
		return {
			title: `${inWords(reasons.length)} ${reasons.length === 1 ? 'ponto pede' : 'pontos pedem'} a sua decisão`,
			text: `Resolva-${reasons.length === 1 ? 'o' : 'os'} ou publique com um motivo, que fica no registro.`,
		}
	const points = critical === 1 ? 'um ponto crítico' : `${inWords(critical).toLowerCase()} pontos críticos`
	return {
		title: `Ainda não: ${points}`,
		text: `Corrija-${critical === 1 ? 'o' : 'os'} antes; nenhum motivo dispensa isso.`,
	}
}

const small = ['Zero', 'Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove']

function inWords(count: number): string {
	return small[count] ?? String(count)
}
