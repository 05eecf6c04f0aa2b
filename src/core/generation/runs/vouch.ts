import type { WrittenArticle } from '#core/generation/local-writer/local-writer.ts'
import {
	SECOND_LOOK_MISSING,
	SECOND_LOOK_REFUSED,
	SOURCES_UNVERIFIED,
} from '#core/posts/publication/warning-reasons.ts'
import { labelOf } from '#core/providers/provider-lists.ts'
import { closeBudget, openBudget } from '../costs/budget.ts'
import { priceOf } from '../costs/prices.ts'
import type { Brief } from '../models/brief.ts'
import type { Asking } from '../models/call-model.ts'
import { nameClaims } from '../models/claims/index.ts'
import type { NamedClaim } from '../models/claims/schema.ts'
import { lookAgain } from '../models/second-look/index.ts'
import { tasks } from '../models/tasks.ts'
import { usableModels } from '../models/usable-models.ts'
import type { NamedSource } from './article-source.ts'
import { mostCost } from './estimate-cost.ts'
import { findQuotes, type Quotes } from './find-quotes.ts'
import type { FoundQuote } from './found-quote.ts'
import { counted } from './pipeline-words.ts'
import type { Work } from './writing-parts.ts'
import type { WritingServices } from './writing-services.ts'

export type Vouching = {
	/** The model that wrote it. */
	asking: Asking
	brief: Brief
	notes: string | undefined
	article: Pick<WrittenArticle, 'title' | 'content'>
	/** Pages that it may lean on. */
	sources: readonly NamedSource[]
	/** The one that wrote reads it again, with other instructions. */
	fastMode: boolean
	work: Work
	now: Date
}

export type Vouched = {
	quotes: FoundQuote[]
	/** Codes, and what the second reader said, in words. */
	warnings: string[]
	costUsd: number
}

/** What an article claims beyond our facts is looked up, and somebody who did not write it reads it. */
export async function vouchFor(services: WritingServices, vouching: Vouching): Promise<Vouched> {
	const claims = await quoteClaims(services, vouching)
	const look = await secondLook(services, vouching, claims)
	return {
		quotes: claims.quotes.found,
		warnings: [...(claims.quotes.lost.length > 0 ? [SOURCES_UNVERIFIED] : []), ...look.warnings],
		costUsd: claims.costUsd + look.costUsd,
	}
}

type QuotedClaims = { named: NamedClaim[]; quotes: Quotes; costUsd: number }

async function quoteClaims(services: WritingServices, vouching: Vouching): Promise<QuotedClaims> {
	const { asking, brief, notes, article, sources, work, now } = vouching
	await work.begin('claims', '')
	const named = await nameClaims(services, { ...asking, brief, notes, sources, content: article.content })
	if (!named.ok) {
		await work.end('claims', 'error', `sem resposta (${named.detail}); o que não está no cadastro fica sem apoio`)
		return { named: [], quotes: { found: [], lost: [] }, costUsd: named.costUsd }
	}
	const quotes = await findQuotes(services, { named: named.value, signal: asking.signal, now })
	for (const { url, why } of quotes.lost) await work.tell('conferir', `trecho descartado, ${why}: ${url}`)
	await work.end('claims', 'completed', claimsText(named.value, quotes))
	return { named: named.value, quotes, costUsd: named.costUsd }
}

function claimsText(named: readonly NamedClaim[], { found, lost }: Quotes): string {
	if (named.length === 0) return 'o modelo não apontou nenhum trecho de fonte'
	const parts = [
		counted(named.length, 'afirmação além do cadastro', 'afirmações além do cadastro'),
		counted(found.length, 'trecho encontrado', 'trechos encontrados'),
		...(lost.length > 0 ? [counted(lost.length, 'descartado', 'descartados')] : []),
	]
	return parts.join(', ')
}

type Look = { warnings: string[]; costUsd: number }

async function secondLook(services: WritingServices, vouching: Vouching, claims: QuotedClaims): Promise<Look> {
	const { asking, brief, notes, article, work } = vouching
	const reader = await readerFor(services, vouching)
	await work.begin('review', `${labelOf(reader.model.provider)} (${reader.model.model}) está relendo`)
	try {
		const found = new Map(claims.quotes.found.map(({ sentence, url }) => [sentence, url]))
		const listed = claims.named.map(({ claim }) => ({
			claim,
			found: found.has(claim),
			address: found.get(claim) ?? '',
		}))
		const looked = await lookAgain(services, { ...reader, brief, notes, claims: listed, ...article })
		if (!looked.ok) {
			await work.end('review', 'error', `sem resposta: ${looked.detail}`)
			return { warnings: [SECOND_LOOK_MISSING], costUsd: looked.costUsd }
		}
		const { approved, reasons } = looked.value
		await work.end(
			'review',
			'completed',
			approved ? 'nada contra' : counted(reasons.length, 'motivo contra', 'motivos contra'),
		)
		const said = approved ? [] : reasons.map((reason) => `Segunda leitura: ${reason}`)
		return { warnings: approved ? [] : [SECOND_LOOK_REFUSED, ...said], costUsd: looked.costUsd }
	} finally {
		if (reader.budget !== asking.budget) await closeBudget(services.db, reader.budget)
	}
}

/** Another model where there is one with room in its month; else the same, with other instructions. */
async function readerFor(services: WritingServices, { asking, fastMode, now }: Vouching): Promise<Asking> {
	const { db, models } = services
	const others = fastMode ? [] : await usableModels(db, models)
	const model = others.find(({ provider }) => provider !== asking.model.provider)
	if (!model) return asking
	const { tries, mostSentLetters: sentLetters } = tasks.review
	const usd = tries * mostCost(await priceOf(db, model), { task: 'review', sentLetters })
	const { runId } = asking.budget
	const opened = await openBudget(db, { provider: model.provider, model: model.model, runId, usd, now })
	return opened.ok ? { ...asking, model, budget: opened.value } : asking
}
