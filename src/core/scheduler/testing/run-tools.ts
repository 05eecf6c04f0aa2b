import type { WriteArticleRequest } from '#core/pipeline/write-article.ts'
import { goodArticle } from '#core/seo/testing/good-article.ts'
import type { Db } from '#db/client.server.ts'
import type { RunTools } from '../work-on-run.ts'

/** Who wrote it and when it was checked, said in the text. */
const signed = '<p>Revisado em março de 2026 por Ana Nunes, corretora de seguros com registro na SUSEP.</p>'

let sequence = 0

/** Of a subject that no other article has. */
function newTitle(): string {
	sequence += 1
	return `Artigo ${sequence}um ${sequence}dois`
}

export type Written = { prompts: string[]; faults: unknown[] }

type Wish = 'fail' | 'weak' | 'off-topic' | 'foreign' | undefined

const warned: Partial<Record<NonNullable<Wish>, string[]>> = {
	'off-topic': ['TOPIC_UNKNOWN'],
	foreign: ['ASKS_FOR_SECRETS', 'SOURCES_UNVERIFIED'],
}

type Options = {
	clock: () => Date
	/** What the article is like, or a fault instead of it. */
	onWrite?: (request: WriteArticleRequest) => Promise<Wish> | Wish
}

/** Everything a run needs, with a writer that answers at once and remembers what it was asked. */
export function runTools(db: Db, { clock, onWrite }: Options): RunTools & Written {
	const prompts: string[] = []
	const faults: unknown[] = []
	return {
		db,
		clock,
		siteUrl: 'https://www.farol.example',
		siteName: 'Farol do Sul Seguros',
		prompts,
		faults,
		onFault: (error) => faults.push(error),
		async write(request) {
			prompts.push(request.prompt)
			const wish = await onWrite?.(request)
			if (request.signal.aborted) return { ok: false, reason: 'cancelled', message: 'parado' }
			if (wish === 'fail') return { ok: false, reason: 'failed', message: 'provider down' }
			const { title, metaTitle, metaDescription, content, sourceUrls } = goodArticle
			const article = {
				title: wish === 'weak' ? request.prompt : newTitle(),
				metaTitle: metaTitle ?? title,
				metaDescription: metaDescription ?? '',
				content: wish === 'weak' ? '<p>Curto.</p>' : content + signed,
				excerpt: 'Resumo do artigo.',
				tags: ['seguro'],
				sourceUrls: [...(sourceUrls ?? [])],
			}
			const warnings = (wish && warned[wish]) ?? []
			return { ok: true, article, provider: 'local', model: 'stand-in', warnings, sources: [], costUsd: 0 }
		},
	}
}
