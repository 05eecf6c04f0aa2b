import type { ProviderSpend } from '#core/generation/costs/month-spend.ts'
import type { PicturePrices } from '#core/generation/costs/picture-prices.ts'
import type { ListedPrice } from '#core/generation/costs/prices.ts'
import type { GenerationDay } from '#core/images/generations-per-day.ts'
import type { ImageTrend, MonthImages } from '#core/images/image-stats.ts'
import type { ListedGeneration } from '#core/images/list-generations.ts'
import { defaultImageSettings, type ImageSettings } from '#core/settings/image-settings.ts'
import type { SettingsTab } from './tabs.ts'

/** What could not be read: the settings, something beside them, the history, or the server at all. */
export type Problem = 'settings' | 'data' | 'history' | 'unreachable'

type Told = { problem: Problem | undefined; code: string | undefined }

/** What a tab shows. What could not be read is not there. */
export type SettingsData = Told & {
	tab: 'configuracao'
	settings: ImageSettings
	spend: ProviderSpend[] | undefined
	prices: ListedPrice[] | undefined
	/** What a picture costs, by the models in use. */
	picturePrices: PicturePrices | undefined
	/** Who cannot be asked for a picture, and so costs nothing. */
	withoutKey: string[]
	month: MonthImages | undefined
}
export type AnalyticsData = Told & {
	tab: 'analytics'
	stats: { trend: ImageTrend; days: GenerationDay[] } | undefined
	/** Who could not be asked for a picture. */
	withoutKey: string[]
}
export type HistoryData = Told & { tab: 'historico'; generations: ListedGeneration[] | undefined }
export type TabData = SettingsData | AnalyticsData | HistoryData

/** A tab whose server did not answer. */
export function unreachable(tab: SettingsTab): TabData {
	const told = { problem: 'unreachable', code: undefined } as const
	if (tab === 'analytics') return { tab, stats: undefined, withoutKey: [], ...told }
	if (tab === 'historico') return { tab, generations: undefined, ...told }
	return {
		tab,
		settings: defaultImageSettings,
		spend: undefined,
		prices: undefined,
		picturePrices: undefined,
		withoutKey: [],
		month: undefined,
		...told,
	}
}

const HISTORY = 'Erro ao carregar histórico'

/** The subject of what is told of reading a tab. */
export function readNotice({ tab }: TabData): string {
	return `image-settings ${tab}`
}

/** What a person is told. Statistics that cannot be read only leave their place empty. */
export function explain({ tab, problem }: TabData): { title: string; text: string } | undefined {
	if (!problem || tab === 'analytics') return undefined
	if (problem === 'settings') {
		return {
			title: 'Erro ao carregar configuração',
			text: 'Não foi possível carregar as configurações. Usando valores padrão.',
		}
	}
	if (problem === 'history') return { title: HISTORY, text: 'Não foi possível carregar o histórico de gerações.' }
	if (tab === 'historico') return { title: HISTORY, text: 'Erro inesperado ao carregar histórico.' }
	return { title: 'Erro ao carregar dados', text: 'Erro inesperado ao carregar informações.' }
}
