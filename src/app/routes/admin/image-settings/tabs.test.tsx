import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { providerLooks } from '#app/components/admin/charts/provider-look.ts'
import { ShellContext } from '#app/components/admin/shell-context.ts'
import type { GenerationDay } from '#core/images/generations-per-day.ts'
import { AnalyticsTab } from './analytics-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import type { AnalyticsData, HistoryData } from './tab-data.ts'

const nothing = () => {}
const shell = {
	theme: 'light',
	toggleTheme: nothing,
	openDrawer: nothing,
	openSearch: nothing,
	openShortcuts: nothing,
	userName: 'Ana',
	role: 'admin',
} as const
const fine = { problem: undefined, code: undefined }

/** What a person reads, as the server renders it. */
function textOf(Component: () => React.ReactNode): string {
	const Stub = createRoutesStub([{ path: '/', Component }])
	return renderToStaticMarkup(
		<ShellContext value={shell}>
			<Stub initialEntries={['/']} />
		</ShellContext>,
	)
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll('&nbsp;', ' ')
		.replaceAll(/\s+/g, ' ')
}

function historyOf(read: Partial<HistoryData>) {
	return textOf(() => <HistoryTab read={{ tab: 'historico', generations: [], ...fine, ...read }} />)
}

function analyticsOf(stats: AnalyticsData['stats'], withoutKey: string[] = []) {
	return textOf(() => <AnalyticsTab read={{ tab: 'analytics', stats, withoutKey, ...fine }} />)
}

test('a history without rows says what to press, and the button is there', () => {
	expect(historyOf({})).toMatch(/Atualizar .*Nenhuma geração para mostrar Clique em “Atualizar” para carregar/)
	expect(historyOf({ generations: undefined, problem: 'history' })).not.toContain('Nenhuma geração')
})

const day: GenerationDay = { day: '2026-03-09', providers: [], averageTimeMs: null }
const nobody = { total: 0, successful: 0 }
const none = {
	...nobody,
	totalCostUsd: 0,
	averageTimeMs: 0,
	providers: {},
	asked: { ...nobody, averageTimeMs: 0, medianTimeMs: 0, before: nobody },
}

test('thirty days without a picture say so, and draw nothing', () => {
	const text = analyticsOf({ trend: none, days: [day] })
	expect(text).toContain('Nenhuma imagem em 30 dias')
	expect(text).not.toContain('Gerações por dia')
})

test('the figures are those that were counted, and each day tells its rate', () => {
	const parts = [
		{ provider: 'gemini', generations: 3, successful: 2, paid: 2, costUsd: 0.134, quotaRefusals: 0 },
		{ provider: 'unsplash', generations: 1, successful: 1, paid: 0, costUsd: 0, quotaRefusals: 0 },
		{ provider: 'placeholder', generations: 1, successful: 1, paid: 0, costUsd: 0, quotaRefusals: 0 },
	]
	const text = analyticsOf({
		trend: {
			total: 5,
			successful: 4,
			totalCostUsd: 0.134,
			averageTimeMs: 2000,
			providers: { gemini: 3, unsplash: 1, placeholder: 1 },
			asked: {
				total: 4,
				successful: 3,
				averageTimeMs: 2400,
				medianTimeMs: 900,
				before: { total: 2, successful: 2 },
			},
		},
		days: [day, { ...day, day: '2026-03-10', providers: parts, averageTimeMs: 2400 }],
	})
	expect(text).toContain('Taxa de sucesso 75,0% −25,0 pontos em 30 dias')
	expect(text).toContain('Tempo médio 2,4 s mediana 900 ms')
	expect(text).toContain('Custo total US$ 0,134 2 imagens pagas, em média US$ 0,067')
	expect(text).toContain('Gerações 5 3 de provedores, 1 do próprio site, 1 sem imagem')
	const counted = (made: Record<string, number>) =>
		providerLooks([])
			.map(({ provider }) => made[provider] ?? 0)
			.join(' ')
	const second = counted({ unsplash: 1, gemini: 3, placeholder: 1 })
	expect(text).toContain(`09/03/2026 ${counted({})} sem pedidos 10/03/2026 ${second} 75,0%`)
})

test('drawings of our own are no success of anybody, and who has no key is named', () => {
	const drawn = { provider: 'placeholder', generations: 9, successful: 9, paid: 0, costUsd: 0, quotaRefusals: 0 }
	const text = analyticsOf(
		{
			trend: { ...none, total: 9, successful: 9, providers: { placeholder: 9 } },
			days: [{ ...day, providers: [drawn] }],
		},
		['gemini', 'unsplash'],
	)
	expect(text).toContain('Taxa de sucesso – nenhum provedor foi chamado')
	expect(text).toContain('Sem chave, não foram chamados: Gemini, Unsplash.')
	expect(text).not.toContain('100,0%')
})
