import { useState } from 'react'
import { askServer, isLost, type NoAnswer, wordsFor } from '#app/ask-server.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { endpoints } from '#app/endpoints.ts'
import type { Check } from '#core/seo/check-article.ts'
import type { Article } from '#core/seo/finding.ts'
import type { MeasuredPage } from '#core/seo/page-speed.ts'
import type { PageSpeedState } from './page-speed-tab.tsx'

/** An analysis is tried again this often. */
const RETRIES = { retries: 3 }
const ADVICE = 'Teste a conexão e tente de novo.'

export type FixedArticle = { content: string; metaTitle: string; metaDescription: string; applied: number }

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
		const { title, metaTitle, metaDescription, content, categorySlug, sourceUrls } = article
		const description = metaDescription ?? ''
		const text = { content, title, description, metaTitle, categorySlug, postId }
		const answer = await askServer(
			endpoints.validateContent,
			{ ...text, sourceUrls: sourceUrls && [...sourceUrls] },
			RETRIES,
		)
		setBusy(undefined)
		if (!answer.ok) {
			tell('Erro na análise', answer, 'seo-check')
			return undefined
		}
		notify.settle('seo-check')
		const { check } = answer
		setValidated({ check, text: JSON.stringify(article) })
		return check
	}

	async function fix(): Promise<FixedArticle | undefined> {
		if (lacksContent('seo-fix')) return undefined
		setBusy('fixing')
		const { title, metaTitle, metaDescription, content, sourceUrls } = article
		const text = { content, title, metaTitle: metaTitle || undefined, metaDescription: metaDescription ?? '' }
		const answer = await askServer(
			endpoints.fixContent,
			{ ...text, sourceUrls: sourceUrls && [...sourceUrls] },
			RETRIES,
		)
		setBusy(undefined)
		if (!answer.ok) {
			tell('Erro na correção', answer, 'seo-fix')
			return undefined
		}
		notify.settle('seo-fix')
		const touchesTitle = (metaTitle ?? '') !== '' || answer.metaTitle !== title
		return { ...answer, metaTitle: touchesTitle ? answer.metaTitle : '' }
	}

	async function measure(): Promise<void> {
		if (!url) {
			notify.error('URL necessária', 'Publique o artigo para que a página possa ser analisada.', 'page-speed')
			return
		}
		setPageSpeed({ state: 'running' })
		const answer = await askServer(endpoints.measurePage, { url }, RETRIES)
		if (answer.ok) {
			notify.settle('page-speed')
			return setPageSpeed({ state: 'done', result: answer.value })
		}
		setPageSpeed({ state: 'failed', message: wordsOf(answer) })
		tell('Erro na análise', answer, 'page-speed')
	}

	async function testConnection(): Promise<void> {
		setBusy('testing')
		const asked = [endpoints.measurePageHealth, endpoints.fixContentHealth]
		const answers = await Promise.all(asked.map((endpoint) => askServer(endpoint)))
		setBusy(undefined)
		if (answers.every((answer) => 'status' in answer))
			notify.success('Conexão em ordem', 'A análise e a correção respondem.', 'seo-connection')
		else notify.error('Falha na conexão', 'O servidor não respondeu. Confira a rede e tente de novo.', 'seo-connection')
	}

	// The server's word is about the text it saw, and not about what was written since.
	const current = validated?.text === JSON.stringify(article) ? validated.check : undefined
	return { busy, validated: current, pageSpeed, validate, fix, measure, testConnection }
}

type Failure = NoAnswer | Extract<MeasuredPage, { ok: false }>

function wordsOf(failure: Failure): string {
	return 'message' in failure ? failure.message : wordsFor(failure)
}

function tell(title: string, failure: Failure, subject: string): void {
	const code = failure.reason === 'fault' && failure.correlationId ? ` Código: ${failure.correlationId}.` : ''
	notify.error(title, `${wordsOf(failure)}${isLost(failure) ? ` ${ADVICE}` : ''}${code}`, subject)
}
