import { quotaCode } from '#core/images/fault-words.ts'
import { findProvider, labelOf, paidProviders } from '#core/providers/provider-lists.ts'

type Answer = {
	success: boolean
	degraded?: boolean
	provider?: string | null
	error?: string | null
	errorCode?: string | null
	notCalled?: { provider: string; reason: string } | null
	attempts?: { provider: string; errorCode: string | null }[]
}

/** Stays in the dialog, beside the picture or in its place. */
export type GenerationMessage = { tone: 'ok' | 'warn' | 'err'; title: string; text: string }

const DRAWN = 'A imagem é um desenho do site.'
const WHAT_TO_DO = 'Aumente o limite na Configuração de Imagens ou espere o próximo mês.'

/** What a person is told of a picture that came: from whom, where it is not from whom it was asked. */
export function messageOf({
	success,
	degraded,
	provider,
	error,
	errorCode,
	notCalled,
	attempts,
}: Answer): GenerationMessage {
	const instead = insteadOf(provider)
	const usedUp = paidProviders.find((id) => error === quotaCode(id))
	if (usedUp) return { tone: 'warn', title: `Quota ${labelOf(usedUp)} Excedida`, text: instead }
	// Ours, and not theirs: it is for the administrator to raise.
	if (errorCode === 'monthly-limit') {
		const limited = attempts?.find((attempt) => attempt.errorCode === errorCode)
		const whose = limited ? ` do ${labelOf(limited.provider)}` : ''
		return { tone: 'warn', title: `Limite mensal${whose} atingido`, text: `${instead} ${WHAT_TO_DO}` }
	}
	if (notCalled) {
		const title = `O ${labelOf(notCalled.provider)} não foi chamado`
		return { tone: 'warn', title, text: `${notCalled.reason} ${instead}` }
	}
	if (!success || degraded || provider === 'placeholder') {
		const text = error ?? (provider === 'placeholder' ? DRAWN : 'O provedor escolhido não respondeu.')
		return { tone: 'warn', title: 'Imagem gerada com fallback', text }
	}
	return { tone: 'ok', title: 'Imagem gerada', text: 'Confira e use, ou gere outra.' }
}

function insteadOf(provider: string | null | undefined): string {
	if (!provider) return 'Nenhuma imagem foi gerada.'
	if (provider === 'placeholder') return DRAWN
	return findProvider(provider)?.images?.photos
		? 'A imagem veio do banco de imagens gratuito.'
		: `A imagem veio do ${labelOf(provider)}.`
}
