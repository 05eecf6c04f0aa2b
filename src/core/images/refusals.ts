import { faultWords, isQuotaFault, isUsedUp } from './fault-words.ts'
import type { ImageProvider } from './image-options.ts'
import type { ImageFault } from './image-source.ts'

/** A provider that gave no picture, or was not asked for one. */
export type Refusal = { provider: ImageProvider; fault: ImageFault | 'not-configured' }

const providerNames: Record<ImageProvider, string> = { gemini: 'Gemini', unsplash: 'Unsplash', placeholder: 'Capa' }

/** What the answer says went wrong: that Gemini is used up first, else the first refusal. Only Google's own refusal has the code. */
export function errorOf(refusals: Refusal[], signal: AbortSignal): { error: string | null; errorCode: string | null } {
	if (signal.aborted) return { error: faultWords.cancelled, errorCode: 'cancelled' }
	const told = refusals.find(({ provider, fault }) => provider === 'gemini' && isUsedUp(fault)) ?? refusals[0]
	if (!told) return { error: null, errorCode: null }
	const quota = told.provider === 'gemini' && isQuotaFault(told.fault)
	return { error: quota ? 'GEMINI_QUOTA_EXCEEDED' : inWords(told), errorCode: told.fault }
}

function inWords({ provider, fault }: Refusal): string {
	if (fault === 'not-configured') return `${providerNames[provider]} sem chave de acesso configurada.`
	if (fault === 'blocked' || fault === 'no-image') return 'Nenhuma imagem foi retornada'
	return faultWords[fault]
}
