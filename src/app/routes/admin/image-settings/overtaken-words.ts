import { usd } from '#app/components/admin/charts/figures.ts'
import { labelOf, paidProviders, switchedProviders } from '#core/providers/provider-lists.ts'
import { changedSettings, enabledName, type ImageSettings, limitName } from '#core/settings/image-settings.ts'

type Overtaken = { seen: ImageSettings; current: ImageSettings; by: string | null; you: string }

/** What somebody else saved while a form was open, and what its owner does now. */
export function explainOvertaken({ seen, current, by, you }: Overtaken): string {
	const words: Record<string, string> = {
		primary: `o provedor principal para “${labelOf(current.primary)}”`,
		fallback: `o provedor de fallback para “${labelOf(current.fallback)}”`,
	}
	for (const id of switchedProviders)
		words[enabledName(id)] = `“${labelOf(id)} habilitado” para ${current[enabledName(id)] ? 'ligado' : 'desligado'}`
	for (const id of paidProviders)
		words[limitName(id)] = `o limite mensal do ${labelOf(id)} para ${usd(current[limitName(id)], 2)}`
	const changes = new Intl.ListFormat('pt-BR').format(changedSettings(seen, current).map((name) => words[name]!))
	const who = by === you ? 'Em outra janela, você' : (by ?? 'Outra pessoa')
	return `${who} mudou ${changes}. O que você alterou continua no formulário e ainda não foi salvo; os outros campos já mostram os valores novos. Confira e, se ainda quiser, salve de novo.`
}
