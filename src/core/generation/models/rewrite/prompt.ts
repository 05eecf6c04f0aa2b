import { sanitizePostHtml } from '#core/html/sanitize-post-html.ts'
import type { Finding } from '#core/seo/finding.ts'
import { asDataLine, dataBlock } from '#lib/prompt-data.ts'
import type { NamedSource } from '../../runs/article-source.ts'
import { addressBlock, type Brief, factsBlock, requestBlocks } from '../brief.ts'
import instructions from '../instructions.content.server.ts'

export type RewritePrompt = {
	brief: Brief
	article: { title: string; metaTitle: string; metaDescription: string; content: string }
	score: number
	target: number
	findings: readonly Pick<Finding, 'severity' | 'message' | 'fix'>[]
	sources: readonly NamedSource[]
}

const MOST_FINDINGS = 20

/** Asks for the same article without what the check found wrong. */
export function rewritePrompt({ brief, article, score, target, findings, sources }: RewritePrompt): string {
	return [
		instructions.rewrite.replace('{nota}', String(score)).replace('{meta}', String(target)),
		...requestBlocks(brief),
		factsBlock(brief),
		dataBlock(
			'problemas',
			findings
				.slice(0, MOST_FINDINGS)
				.map(({ severity, message, fix }) => `- [${severity}] ${message} ${fix}`)
				.join('\n'),
		),
		addressBlock(sources, brief.own),
		articleBlock(article),
	].join('\n\n')
}

/** The text stays HTML, as it is to come back. Cleaned, it has no tags but an article's, and so none of ours. */
function articleBlock({ title, metaTitle, metaDescription, content }: RewritePrompt['article']): string {
	const lines = [
		`title: ${asDataLine(title)}`,
		`meta_title: ${asDataLine(metaTitle)}`,
		`meta_description: ${asDataLine(metaDescription)}`,
	]
	return `<artigo>\n${lines.join('\n')}\n\n${sanitizePostHtml(content)}\n</artigo>`
}
