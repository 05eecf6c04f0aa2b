import type { BadgeTone } from '#app/components/ui/badge.tsx'
import type { ClaimName } from '#core/identity/claims.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'

/** Told so long before its last day. */
const NOTICE_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000

type Held = { basis: string; until: string | null }
export type ClaimState = { tone: BadgeTone; words: string; hidden?: string }

/** How a claim stands today, and what would bring it back. */
export function claimState(
	name: ClaimName,
	{ basis, until }: Held,
	{ now, reviewsUrl }: { now: Date; reviewsUrl: string | null },
): ClaimState {
	if (basis.trim() === '' || !until) {
		return hidden('Escondida', 'Diga de onde vem e até quando vale para ela voltar ao site.')
	}
	const today = brasiliaDay(now)
	if (until < today) return hidden('Venceu', 'O último dia passou. Confira a base e dê outro dia para ela voltar.')
	if (name === 'avaliacoes' && !reviewsUrl) return hidden('Escondida', 'Falta a página de avaliações.')
	const days = Math.round((Date.parse(until) - Date.parse(today)) / DAY_MS)
	if (days > NOTICE_DAYS) return { tone: 'ok', words: 'Visível' }
	return { tone: 'warn', words: days === 0 ? 'Vence hoje' : `Vence em ${days} ${days === 1 ? 'dia' : 'dias'}` }
}

function hidden(words: string, reason: string): ClaimState {
	return { tone: 'err', words, hidden: reason }
}
