import type { BadgeTone } from '#app/components/ui/badge.tsx'
import { knownFaultText } from '#core/images/fault-words.ts'
import type { ListedGeneration } from '#core/images/list-generations.ts'
import { labelOf } from '#core/providers/provider-lists.ts'

type Told = { tone: BadgeTone; label: string; reason?: string; reasonTone?: 'err' | 'warn' }

/** Our own limit, the provider's quota and its pace are three things, and three words. */
const stops: Record<string, string> = {
	'monthly-limit': 'Limite do mês',
	'quota-per-day': 'Cota do {nome}',
	'quota-zero': 'Cota do {nome}',
	'credit-gone': 'Sem crédito',
	'rate-limited': 'Muitos pedidos',
}

/** What became of an attempt, in a word and, where it failed, in a sentence. */
export function tellState(
	generation: Pick<ListedGeneration, 'provider' | 'state' | 'success' | 'errorCode' | 'errorMessage'>,
): Told {
	const { provider, state, success, errorCode, errorMessage } = generation
	if (state === 'pending') return { tone: 'info', label: 'Em andamento' }
	if (success) return { tone: 'ok', label: 'Sucesso' }
	const reason = knownFaultText(errorCode, provider) ?? errorMessage ?? 'O motivo não foi registrado.'
	const stop = stops[errorCode ?? '']?.replace('{nome}', labelOf(provider))
	if (stop) return { tone: 'warn', label: stop, reason, reasonTone: 'warn' }
	return { tone: 'err', label: 'Erro', reason, reasonTone: 'err' }
}
