import type { BadgeTone } from '#app/components/ui/badge.tsx'
import { faultWords } from '#core/images/fault-words.ts'
import type { ListedGeneration } from '#core/images/list-generations.ts'

type Told = { tone: BadgeTone; label: string; reason?: string; reasonTone?: 'err' | 'warn' }

/** Our own limit, the provider's quota and its pace are three things, and three words. */
const stops: Record<string, string> = {
	'monthly-limit': 'Limite do mês',
	'quota-per-day': 'Cota do Gemini',
	'quota-zero': 'Cota do Gemini',
	'credit-gone': 'Sem crédito',
	'rate-limited': 'Muitos pedidos',
}

/** What became of an attempt, in a word and, where it failed, in a sentence. */
export function tellState(
	generation: Pick<ListedGeneration, 'state' | 'success' | 'errorCode' | 'errorMessage'>,
): Told {
	const { state, success, errorCode, errorMessage } = generation
	if (state === 'pending') return { tone: 'info', label: 'Em andamento' }
	if (success) return { tone: 'ok', label: 'Sucesso' }
	const words: Readonly<Record<string, string>> = faultWords
	const reason = words[errorCode ?? ''] ?? errorMessage ?? 'O motivo não foi registrado.'
	const stop = stops[errorCode ?? '']
	if (stop) return { tone: 'warn', label: stop, reason, reasonTone: 'warn' }
	return { tone: 'err', label: 'Erro', reason, reasonTone: 'err' }
}
