import { usd } from '#app/components/admin/charts/figures.ts'
import { changedSettings, type ImageSettings } from '#core/settings/image-settings.ts'

const providers = { unsplash: 'Unsplash', gemini: 'Gemini', placeholder: 'desenho do site' } as const

type Overtaken = { seen: ImageSettings; current: ImageSettings; by: string | null; you: string }

/** What somebody else saved while a form was open, and what its owner does now. */
export function explainOvertaken({ seen, current, by, you }: Overtaken): string {
	const words: Record<keyof ImageSettings, string> = {
		primary: `o provedor principal para “${providers[current.primary]}”`,
		fallback: `o provedor de fallback para “${providers[current.fallback]}”`,
		geminiEnabled: `“Gemini habilitado” para ${current.geminiEnabled ? 'ligado' : 'desligado'}`,
		groqLimitUsd: `o limite mensal do Groq para ${usd(current.groqLimitUsd, 2)}`,
		geminiLimitUsd: `o limite mensal do Gemini para ${usd(current.geminiLimitUsd, 2)}`,
	}
	const changes = new Intl.ListFormat('pt-BR').format(changedSettings(seen, current).map((name) => words[name]))
	const who = by === you ? 'Em outra janela, você' : (by ?? 'Outra pessoa')
	return `${who} mudou ${changes}. O que você alterou continua no formulário e ainda não foi salvo; os outros campos já mostram os valores novos. Confira e, se ainda quiser, salve de novo.`
}
