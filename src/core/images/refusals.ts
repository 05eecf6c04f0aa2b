import { isPaidProvider, labelOf } from '#core/providers/provider-lists.ts'
import type { ImageProvider } from '#core/providers/registry.ts'
import { faultText, isQuotaFault, isUsedUp, quotaCode } from './fault-words.ts'
import type { ImageFault } from './image-source.ts'

/** A provider that gave no picture, or was not asked for one. */
export type Refusal = { provider: ImageProvider; fault: ImageFault | 'not-configured' }

/** What the answer says went wrong: that who is paid is used up first, else the first refusal. Only their own refusal has the code. */
export function errorOf(refusals: Refusal[], signal: AbortSignal): { error: string | null; errorCode: string | null } {
	if (signal.aborted) return { error: faultText('cancelled', ''), errorCode: 'cancelled' }
	const told = refusals.find(({ provider, fault }) => isPaidProvider(provider) && isUsedUp(fault)) ?? refusals[0]
	if (!told) return { error: null, errorCode: null }
	const quota = isPaidProvider(told.provider) && isQuotaFault(told.fault)
	return { error: quota ? quotaCode(told.provider) : inWords(told), errorCode: told.fault }
}

/** Why the one that was to be asked first was not asked at all, in words; nothing where it was. */
export function notCalled(refusals: Refusal[], wanted: ImageProvider | undefined): NotCalled | null {
	const refusal = refusals.find(({ provider }) => provider === wanted)
	if (refusal?.fault !== 'not-configured' && refusal?.fault !== 'disabled') return null
	return { provider: refusal.provider, reason: inWords(refusal) }
}

export type NotCalled = { provider: ImageProvider; reason: string }

function inWords({ provider, fault }: Refusal): string {
	if (fault === 'not-configured') return `${labelOf(provider)} sem chave de acesso configurada.`
	if (fault === 'blocked' || fault === 'no-image') return 'Nenhuma imagem foi retornada'
	return faultText(fault, provider)
}
