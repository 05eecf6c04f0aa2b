import type { Unmet } from '#core/generation/local-writer/obey-wishes.ts'
import type { Choice, RefusalReason } from '#core/generation/local-writer/prompt/types.ts'
import { findProvider, labelOf, textProviders } from '#core/providers/provider-lists.ts'
import type { ArticleSource } from './article-source.ts'

/** What a warning of the pipeline says to a person. */
const warnings: Record<string, string> = {
	RESEARCH_UNAVAILABLE: 'A pesquisa na web não respondeu como devia; o artigo usa as fontes oficiais da nossa lista.',
	TOPIC_UNKNOWN:
		'O redator local não conhece bem o assunto do pedido e escreveu sobre o mais próximo. Confira o texto antes de publicar.',
	FOREIGN_LINKS_REMOVED: 'Links para páginas que ninguém aprovou foram retirados do texto. O registro diz quais.',
	FOREIGN_PICTURES_REMOVED: 'Imagens de fora foram retiradas do texto.',
	FOREIGN_CONTACTS:
		'O texto traz telefone, e-mail ou endereço de página que não é nosso nem de órgão conhecido. O registro diz qual. Confira antes de publicar.',
	ASKS_FOR_SECRETS:
		'O texto pede ao leitor senha, código, pagamento, dados de cartão ou fotos de documentos. Isso pode ter vindo de uma página mal-intencionada: não publique sem conferir.',
	HARMFUL_DRAFT:
		'A primeira versão pedia segredos ao leitor, dava conselho perigoso, acusava alguém ou trazia um registro inventado, e foi reescrita. O registro diz o quê. Leia a de agora inteira antes de publicar.',
	CONTRADICTING_DRAFT:
		'A primeira versão contradizia um fato do cadastro e foi reescrita. O registro diz onde. Leia a de agora inteira antes de publicar.',
	SOURCES_UNVERIFIED:
		'Há fontes ou trechos de fontes que não puderam ser verificados. O registro diz quais. Confira antes de publicar.',
	SECOND_LOOK_REFUSED: 'A segunda leitura recusou o texto. Os motivos estão abaixo.',
	SECOND_LOOK_MISSING: 'Ninguém releu o texto: o modelo da segunda leitura não respondeu.',
}

/** Who wrote where a provider did not, told of the end of its code: GROQ_500_FALLBACK. */
const failures: Record<string, (label: string, others: string) => string> = {
	'500_DEGRADED': (label, others) => `O ${label} não respondeu como devia; ${others} escreveu o artigo.`,
	'500_FALLBACK': (label) => `O ${label} não respondeu como devia; o redator local escreveu o artigo.`,
	MONTHLY_LIMIT: (label) =>
		`O limite mensal do ${label} não comporta mais uma execução; outro redator escreveu o artigo.`,
}

export function warningText(code: string): string {
	const [, name = '', failure = ''] = /^([A-Z]+)_(.+)$/.exec(code) ?? []
	const provider = textProviders.find((id) => id.toUpperCase() === name)
	if (!provider) return warnings[code] ?? code
	const others = textProviders.filter((id) => id !== provider)
	const other = others.length === 1 ? `o ${labelOf(others[0]!)}` : 'outro provedor'
	return failures[failure]?.(labelOf(provider), other) ?? code
}

const refusals: Record<RefusalReason, string> = {
	harmful: 'Este pedido ajuda a enganar, a burlar a lei ou a ferir alguém. Não escrevemos sobre isso.',
	foreign: 'Este pedido não é sobre seguros, previdência, consórcio ou planos de saúde.',
	nonsense: 'Não há o que ler neste pedido. Escreva o assunto em palavras.',
	instructions:
		'Este pedido dá ordens ao programa em vez de dizer um assunto. Escreva só sobre o que deve ser o artigo.',
}

/** Why nobody writes what was asked for. */
export function refusalText(reason: RefusalReason): string {
	return refusals[reason]
}

/** That there are no facts on it, and what there is near it; before that, what became of the models. */
export function unknownText(suggestions: readonly Choice[], before: readonly string[] = []): string {
	const near = suggestions.slice(0, 3).map(({ label }) => label)
	const unknown = `O redator local não tem fatos sobre este assunto, e nada foi escrito. Perto dele há: ${near.join('; ')}.`
	return [...before.map((failure) => `${failure}.`), unknown].join(' ')
}

/** What the article leans on, and whether anybody opened it: pages of our own list are not fetched again. */
export function sourcesText(sources: readonly ArticleSource[]): string {
	const many = (state: ArticleSource['state']) => sources.filter((source) => source.state === state).length
	const parts = [
		many('verified') > 0 && counted(many('verified'), 'fonte aberta', 'fontes abertas'),
		many('curated') > 0 && counted(many('curated'), 'fonte do cadastro', 'fontes do cadastro'),
		many('unverified') > 0 && counted(many('unverified'), 'não verificada', 'não verificadas'),
	]
	return parts.filter(Boolean).join(', ') || 'nenhuma fonte'
}

/** What the local writer was asked for and did not do. */
export function unmetText({ wish, has = 0 }: Unmet): string {
	switch (wish.kind) {
		case 'tone':
			return `O redator local tem um só tom: o pedido de tom ${wish.value} não foi atendido.`
		case 'reader':
			return `O redator local escreve para quem não é do ramo: o pedido de um texto para ${wish.value} não foi atendido.`
		case 'place':
			return `O redator local não tem nada próprio de ${wish.value} sobre este assunto: o artigo vale para o país todo.`
		case 'form':
			return `Neste assunto não há de que fazer ${wish.value}: esse pedido não foi atendido.`
		case 'sections':
			return `O artigo tem ${counted(has, 'seção', 'seções')}, e o pedido fala em ${wish.value}: ${AS_LONG_AS_KNOWN}`
		case 'words':
			return `O artigo tem ${counted(has, 'palavra', 'palavras')}, e o pedido fala em ${wish.value.toLocaleString('pt-BR')}: ${AS_LONG_AS_KNOWN}`
		case 'length':
			return `O artigo tem ${counted(has, 'palavra', 'palavras')}, pouco para um texto longo: ${AS_LONG_AS_KNOWN}`
	}
}

const AS_LONG_AS_KNOWN = 'o redator local escreve o que sabe do assunto, nem mais nem menos.'

export function counted(many: number, one: string, more: string): string {
	return `${many.toLocaleString('pt-BR')} ${many === 1 ? one : more}`
}

export function providerName(provider: string | null): string {
	return findProvider(provider)?.label ?? 'Nenhum ainda'
}

/** Who wrote an article: 'Groq (openai/gpt-oss-120b)'. */
export function writerText({ provider, model }: { provider: string | null; model: string | null }): string {
	const name = providerName(provider)
	return model && provider !== 'local' ? `${name} (${model})` : name
}
