import { faultWords, isQuotaFault } from './fault-words.ts'
import type { ImageProvider } from './image-options.ts'
import type { ImageFault } from './image-source.ts'

/** A provider that gave no picture, or was not asked for one. */
export type Refusal = { provider: ImageProvider; fault: ImageFault | 'disabled' | 'not-configured' }

const skipWords = {
	disabled: 'O Gemini está desativado nas configurações de imagem.',
	'not-configured': 'sem chave de acesso configurada.',
}

const providerNames: Record<ImageProvider, string> = { gemini: 'Gemini', unsplash: 'Unsplash', placeholder: 'Capa' }

/** What the answer says went wrong: a used-up quota first, else the first refusal. */
export function errorOf(refusals: Refusal[], signal: AbortSignal): { error: string | null; errorCode: string | null } {
	if (signal.aborted) return { error: faultWords.cancelled, errorCode: 'cancelled' }
	const quota = refusals.find(({ provider, fault }) => provider === 'gemini' && isQuotaFault(fault))
	const told = quota ?? refusals[0]
	if (!told) return { error: null, errorCode: null }
	return { error: quota ? 'GEMINI_QUOTA_EXCEEDED' : inWords(told), errorCode: told.fault }
}

function inWords({ provider, fault }: Refusal): string {
	if (fault === 'disabled') return skipWords.disabled
	if (fault === 'not-configured') return `${providerNames[provider]} ${skipWords[fault]}`
	if (fault === 'blocked' || fault === 'no-image') return 'Nenhuma imagem foi retornada'
	return faultWords[fault]
}
