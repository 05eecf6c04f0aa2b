type Answer = {
	success: boolean
	degraded?: boolean
	provider?: string | null
	error?: string | null
	errorCode?: string | null
}

type Toast = { tone: 'success' | 'warning'; title: string; text: string }

const DRAWN = 'A imagem é um desenho do site.'
const WHAT_TO_DO = 'Aumente o limite na Configuração de Imagens ou espere o próximo mês.'

/** What a person is told of a picture that came: from whom, where it is not from whom it was asked. */
export function toastOf({ success, degraded, provider, error, errorCode }: Answer): Toast {
	const instead = provider === 'placeholder' ? DRAWN : 'A imagem veio do banco de imagens gratuito.'
	if (error === 'GEMINI_QUOTA_EXCEEDED') {
		return { tone: 'warning', title: 'Quota Gemini Excedida', text: instead }
	}
	// Ours, and not Google's: it is for the administrator to raise.
	if (errorCode === 'monthly-limit')
		return { tone: 'warning', title: 'Limite mensal do Gemini atingido', text: `${instead} ${WHAT_TO_DO}` }
	if (!success || degraded || provider === 'placeholder') {
		const text = error ?? (provider === 'placeholder' ? DRAWN : 'O provedor escolhido não respondeu.')
		return { tone: 'warning', title: 'Imagem gerada com fallback', text }
	}
	return { tone: 'success', title: 'Imagem gerada', text: 'Confira e use, ou gere outra.' }
}
