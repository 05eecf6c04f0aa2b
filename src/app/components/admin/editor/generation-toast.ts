type Answer = {
	success: boolean
	degraded?: boolean
	provider?: string | null
	error?: string | null
}

type Toast = { tone: 'success' | 'warning'; title: string; text: string }

const DRAWN = 'A imagem é um desenho do site.'

/** What a person is told of a picture that came: from whom, where it is not from whom it was asked. */
export function toastOf({ success, degraded, provider, error }: Answer): Toast {
	if (error === 'GEMINI_QUOTA_EXCEEDED') {
		const text = provider === 'placeholder' ? DRAWN : 'A imagem veio do banco de imagens gratuito.'
		return { tone: 'warning', title: 'Quota Gemini Excedida', text }
	}
	if (!success || degraded || provider === 'placeholder') {
		const text = error ?? (provider === 'placeholder' ? DRAWN : 'O provedor escolhido não respondeu.')
		return { tone: 'warning', title: 'Imagem gerada com fallback', text }
	}
	return { tone: 'success', title: 'Imagem gerada', text: 'Confira e use, ou gere outra.' }
}
