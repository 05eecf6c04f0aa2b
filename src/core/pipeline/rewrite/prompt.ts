import type { Finding } from '#core/seo/finding.ts'
import type { NamedSource } from '../article-source.ts'

type RewritePrompt = {
	article: { title: string; metaTitle: string; metaDescription: string; content: string }
	score: number
	target: number
	findings: readonly Pick<Finding, 'severity' | 'message' | 'fix'>[]
	sources: readonly NamedSource[]
}

const MOST_FINDINGS = 20

/** Asks for the same article without what the check found wrong. */
export function rewritePrompt({ article, score, target, findings, sources }: RewritePrompt): string {
	return [
		`O artigo abaixo tem nota ${score} de 100 na nossa verificação; a meta é ${target}. Reescreva-o resolvendo os problemas listados, sem perder informação correta, sem encurtar e sem inventar nada.`,
		`Problemas:\n${findings
			.slice(0, MOST_FINDINGS)
			.map(({ severity, message, fix }) => `- [${severity}] ${message} ${fix}`)
			.join('\n')}`,
		`Endereços que você pode citar:\n${sources.map(({ url, title }) => `- ${url} (${title})`).join('\n')}`,
		`<artigo>\ntitle: ${article.title}\nmeta_title: ${article.metaTitle}\nmeta_description: ${article.metaDescription}\n\n${article.content}\n</artigo>`,
	].join('\n\n')
}
