import { useState } from 'react'
import { notify } from '#app/components/ui/toaster.tsx'
import type { Check } from '#core/seo/check-article.ts'
import type { Article, Finding } from '#core/seo/finding.ts'
import type { PageSpeed } from '#core/seo/page-speed.ts'
import { callFunction, checkHealth, type FunctionFailure } from './call-function.ts'
import type { PageSpeedState } from './page-speed-tab.tsx'

/** Analysis calls are tried again this often. */
const RETRIES = 3
const ADVICE = 'Teste a conexão e tente de novo.'

export type FixedArticle = { content: string; metaTitle: string; metaDescription: string; applied: number }

type Told = Omit<Finding, 'id'> & { type: string }
type Validated = Omit<Check, 'findings'> & { issues: Told[]; warnings: Told[] }
type Fixed = {
	fixedContent: string
	fixedMetaTitle: string
	fixedMetaDescription: string
	appliedFixes: { label: string }[]
}
type Measured = ({ success: true } & PageSpeed) | { success: false; error: string }

type SeoToolsOf = {
	article: Article
	/** The stored article the text is of, if it is of one. */
	postId?: string | undefined
	/** Where the page can be read, once it can. */
	url?: string | undefined
}

/** What the server does for a text: checks it against the whole site, repairs it, measures its page. */
export function useSeoTools({ article, postId, url }: SeoToolsOf) {
	const [busy, setBusy] = useState<'validating' | 'fixing' | 'testing'>()
	const [validated, setValidated] = useState<{ check: Check; text: string }>()
	const [pageSpeed, setPageSpeed] = useState<PageSpeedState>({ state: 'idle' })

	/** Says that there is nothing to work on. */
	function lacksContent(subject: string): boolean {
		if (article.content.trim() !== '') return false
		notify.error('Conteúdo necessário', 'Escreva o texto antes.', subject)
		return true
	}

	async function validate(): Promise<Check | undefined> {
		if (lacksContent('seo-check')) return undefined
		setBusy('validating')
		const { title, metaTitle, metaDescription, content, author, factCheckedAt, categorySlug, sourceUrls } = article
		const answer = await callFunction<Validated>({
			name: 'validate-content',
			retries: RETRIES,
			payload: {
				content,
				title,
				description: metaDescription ?? '',
				metaTitle,
				author,
				factCheckedAt,
				categorySlug,
				sourceUrls,
				postId,
			},
		})
		setBusy(undefined)
		if (!answer.ok) {
			tell('Erro na análise', answer, 'seo-check')
			return undefined
		}
		notify.settle('seo-check')
		const { issues, warnings, ...rest } = answer.value
		const check = {
			...rest,
			findings: [...issues, ...warnings].map(({ type, ...finding }) => ({ ...finding, id: type })),
		}
		setValidated({ check, text: JSON.stringify(article) })
		return check
	}

	async function fix(): Promise<FixedArticle | undefined> {
		if (lacksContent('seo-fix')) return undefined
		setBusy('fixing')
		const { title, metaTitle, metaDescription, content, sourceUrls } = article
		const answer = await callFunction<Fixed>({
			name: 'auto-fix-seo',
			retries: RETRIES,
			payload: {
				content,
				title,
				metaTitle: metaTitle || undefined,
				metaDescription: metaDescription ?? '',
				sourceUrls,
			},
		})
		setBusy(undefined)
		if (!answer.ok) {
			tell('Erro na correção', answer, 'seo-fix')
			return undefined
		}
		notify.settle('seo-fix')
		const { fixedContent, fixedMetaTitle, fixedMetaDescription, appliedFixes } = answer.value
		const touchesTitle = (metaTitle ?? '') !== '' || fixedMetaTitle !== title
		return {
			content: fixedContent,
			metaTitle: touchesTitle ? fixedMetaTitle : '',
			metaDescription: fixedMetaDescription,
			applied: appliedFixes.length,
		}
	}

	async function measure(): Promise<void> {
		if (!url) {
			notify.error('URL necessária', 'Publique o artigo para que a página possa ser analisada.', 'page-speed')
			return
		}
		setPageSpeed({ state: 'running' })
		const answer = await callFunction<Measured>({ name: 'analyze-pagespeed', payload: { url }, retries: RETRIES })
		if (answer.ok && answer.value.success) {
			notify.settle('page-speed')
			return setPageSpeed({ state: 'done', result: answer.value })
		}
		const message = answer.ok ? (answer.value as { error: string }).error : answer.message
		setPageSpeed({ state: 'failed', message })
		if (answer.ok) notify.error('Erro na análise', message, 'page-speed')
		else tell('Erro na análise', answer, 'page-speed')
	}

	async function testConnection(): Promise<void> {
		setBusy('testing')
		const healthy = await Promise.all([checkHealth('analyze-pagespeed'), checkHealth('auto-fix-seo')])
		setBusy(undefined)
		if (healthy.every(Boolean))
			notify.success('Conexão em ordem', 'A análise e a correção respondem.', 'seo-connection')
		else notify.error('Falha na conexão', 'O servidor não respondeu. Confira a rede e tente de novo.', 'seo-connection')
	}

	// The server's word is about the text it saw, and not about what was written since.
	const current = validated?.text === JSON.stringify(article) ? validated.check : undefined
	return { busy, validated: current, pageSpeed, validate, fix, measure, testConnection }
}

function tell(title: string, { reason, message, correlationId }: FunctionFailure, subject: string): void {
	const code = correlationId ? ` Código: ${correlationId}.` : ''
	notify.error(title, reason === 'connection' ? `${message} ${ADVICE}${code}` : `${message}${code}`, subject)
}
