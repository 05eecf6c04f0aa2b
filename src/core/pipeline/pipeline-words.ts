/** What a warning of the pipeline says to a person. */
const warnings: Record<string, string> = {
	GROQ_500_DEGRADED: 'O Groq não respondeu; o Gemini escreveu o artigo.',
	GROQ_500_FALLBACK: 'O Groq não respondeu; o redator local escreveu o artigo.',
	GEMINI_500_FALLBACK: 'O Gemini não respondeu; o redator local escreveu o artigo.',
	GROQ_MONTHLY_LIMIT: 'O limite mensal do Groq foi atingido; outro redator escreveu o artigo.',
	GEMINI_MONTHLY_LIMIT: 'O limite mensal do Gemini foi atingido; outro redator escreveu o artigo.',
	RESEARCH_UNAVAILABLE: 'A pesquisa na web não respondeu; o artigo usa as fontes oficiais da nossa lista.',
	TOPIC_UNKNOWN:
		'O redator local não conhece bem o assunto do pedido e escreveu sobre o mais próximo. Confira o texto antes de publicar.',
	SOURCES_UNVERIFIED: 'Há fontes que não puderam ser verificadas. Confira-as antes de publicar.',
}

export function warningText(code: string): string {
	return warnings[code] ?? code
}

export function providerName(provider: string | null): string {
	return { groq: 'Groq', gemini: 'Gemini', local: 'Redator local' }[provider ?? ''] ?? 'Nenhum ainda'
}

/** Who wrote an article: 'Groq (openai/gpt-oss-120b)'. */
export function writerText({ provider, model }: { provider: string | null; model: string | null }): string {
	const name = providerName(provider)
	return model && provider !== 'local' ? `${name} (${model})` : name
}
